import type { BoardPlayer } from '$boards/board'
import type { Replay } from '../api/api'
import type { TableMessage } from '../wire/messages'

/** The colour of a seat, as a CSS value. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat})`
}

/** Who sits at a live table. */
export function playersAt(message: TableMessage, here: number[]): BoardPlayer[] {
  return message.seats.map((sheet, seat) => ({
    seat,
    name: sheet.player?.name ?? '',
    you: seat === message.you,
    bot: sheet.bot !== undefined,
    awaited: message.asked?.includes(seat) ?? false,
    here: sheet.bot !== undefined || here.includes(seat),
    colour: colourOf(seat),
    sheet,
  }))
}

/** Who sat at a table that is looked back at. */
export function playersOf(replay: Replay, eyes: number | null): BoardPlayer[] {
  return replay.players.map((player, seat) => ({
    seat,
    name: player.name,
    you: seat === eyes,
    bot: player.bot !== undefined,
    awaited: replay.asked.includes(seat),
    here: true,
    colour: colourOf(seat),
    sheet: { player: { id: '', name: player.name, kind: 'guest' } },
  }))
}
