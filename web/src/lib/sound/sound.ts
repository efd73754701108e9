import { settings } from '../settings.svelte'

/** The few sounds there are: tones of one soft bell, in hertz, one after the other. */
const TUNES = {
  turn: [523.25, 783.99],
  move: [329.63],
  said: [659.25],
  over: [392, 523.25, 659.25, 783.99],
} as const

const GAP = 0.09
const RING = 0.5

let audio: AudioContext | null = null

/** Plays a sound where sounds are wanted and the browser lets the page make any. */
export function play(tune: keyof typeof TUNES) {
  if (!settings.sound || settings.volume === 0) return
  if (!navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  const start = audio.currentTime + 0.01
  TUNES[tune].forEach((pitch, i) => strike(audio!, pitch, start + i * GAP, tune === 'move' ? 0.25 : 0.6))
}

function strike(context: AudioContext, pitch: number, at: number, force: number) {
  const bell = context.createOscillator()
  const loud = context.createGain()
  bell.type = 'sine'
  bell.frequency.value = pitch
  const most = (force * settings.volume) / 400
  loud.gain.setValueAtTime(0, at)
  loud.gain.linearRampToValueAtTime(most, at + 0.012)
  loud.gain.exponentialRampToValueAtTime(0.0001, at + RING)
  bell.connect(loud).connect(context.destination)
  bell.start(at)
  bell.stop(at + RING)
}
