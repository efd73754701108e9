/** How each Nightlancer is drawn on a field of 100 by 100: broad shapes, seen against a lit window. */
export interface Figure {
  head: string
  coat: string
  /** Hair, hats, hoods: the darkest parts. */
  dark: string
  /** What catches the light: seams, lenses, scars. */
  light: string
}

const HEAD = 'M37 42a13 15 0 0 1 26 0v8c0 9-6 16-13 16s-13-7-13-16Z'
const BROAD = 'M6 100c1-19 14-25 33-28h22c19 3 32 9 33 28Z'
const SLIM = 'M18 100c1-18 11-24 25-27h14c14 3 24 9 25 27Z'

const FIGURES: Record<string, Figure> = {
  assassin: {
    head: HEAD,
    coat: `${SLIM}M30 100 36 64l14 20 14-20 6 36Z`,
    dark: 'M36 42c-2-14 6-20 15-20s15 7 13 19c-3-6-6-9-12-9-8 0-12 3-16 10ZM30 100l7-34 13 22-6 12ZM70 100l-7-34-13 22 6 12Z',
    light: 'M37 66l13 18 13-18M50 84v16',
  },
  bombshell: {
    head: HEAD,
    coat: 'M24 100c0-16 8-22 18-26l8 8 8-8c10 4 18 10 18 26Z',
    dark: 'M50 18c16 0 22 12 20 26-1 10 8 16 6 30-8 4-14 0-15-8 4-10 3-22 0-30-8 0-16-3-21-8-3 4-5 10-5 16 0 8 1 14 4 20-2 10-9 14-16 9-2-12 8-20 6-30-2-14 5-25 21-25Z',
    light: 'M44 57c4 3 8 3 12 0M40 74l10 8 10-8M64 47l3 5',
  },
  cybercracker: {
    head: HEAD,
    coat: `${SLIM}M38 72h24v8H38Z`,
    dark: 'M33 46c-4-18 6-28 18-28 11 0 19 7 17 20-6 2-10-2-13-6-3 8-12 10-18 10ZM30 42h7v14h-7ZM63 42h7v14h-7Z',
    light: 'M38 43h24v7H38ZM32 44c0-18 36-18 36 0M66 56c0 6-6 8-12 8',
  },
  engineer: {
    head: HEAD,
    coat: `${BROAD}M40 72v28M60 72v28`,
    dark: 'M36 38c0-12 6-18 14-18s14 6 14 18c-4-4-24-4-28 0ZM38 58c4 10 20 10 24 0-2 14-22 14-24 0Z',
    light: 'M38 30a5 5 0 1 0 10 0 5 5 0 0 0-10 0ZM52 30a5 5 0 1 0 10 0 5 5 0 0 0-10 0ZM48 30h4M34 28l4 1M66 28l-4 1M40 76v24M60 76v24',
  },
  guard: {
    head: 'M35 40c0-12 6-17 15-17s15 5 15 17v12c0 9-7 15-15 15s-15-6-15-15Z',
    coat: BROAD,
    dark: 'M33 36c2-4 32-4 34 0l-2-10c-2-8-28-8-30 0ZM31 36h38l-4 4H35ZM42 56c3-3 5-3 8-1 3-2 5-2 8 1-2 4-5 4-8 2-3 2-6 2-8-2Z',
    light: 'M46 27h8v5h-8ZM22 84h12v8H22ZM50 74v26',
  },
  sniper: {
    head: HEAD,
    coat: SLIM,
    dark: 'M50 12c20 0 26 20 22 42-2 12 4 18 6 28-10-2-18-8-20-16 6-8 6-22 2-28-6-4-14-4-20 0-4 6-4 20 2 28-2 8-10 14-20 16 2-10 8-16 6-28-4-22 2-42 22-42Z',
    light: 'M55 40h10v8H55ZM65 44h5M42 44h7M45 58h10',
  },
  veteran: {
    head: HEAD,
    coat: `${BROAD}M30 74l8 26M70 74l-8 26`,
    dark: 'M33 36c-2-14 12-18 22-16 8 1 16 6 14 12-10 4-24 2-36 4ZM37 52c2 6 6 4 13 4s11 2 13-4v6c-1 10-7 14-13 14s-12-4-13-14Z',
    light: 'M57 37l4 12M44 60h12M40 46h6M54 46h6M28 82l6-2',
  },
  'weapon-smith': {
    head: HEAD,
    coat: 'M14 100c1-18 12-24 26-27l10 5 10-5c14 3 25 9 26 27ZM36 82h28v18H36Z',
    dark: 'M36 40c0-14 6-20 14-20s14 6 14 20c-4-5-8-7-14-7s-10 2-14 7ZM64 32l12 4-10 4Z',
    light: 'M36 36c8-4 20-4 28 0M41 45a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM51 45a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM40 82v18M60 82v18M44 58h12',
  },
  explorer: {
    head: HEAD,
    coat: `${SLIM}M34 70c10 8 22 8 32 0l2 10c-12 8-24 8-36 0Z`,
    dark: 'M22 36c8-5 48-5 56 0-10 5-46 5-56 0ZM34 34c0-12 4-18 16-18s16 6 16 18c-10 3-22 3-32 0Z',
    light: 'M34 31c10 3 22 3 32 0M36 74c8 5 20 5 28 0M62 80l6 16M43 46h5M53 46h5',
  },
  enforcer: {
    head: 'M36 40c0-10 6-14 14-14s14 4 14 14v12c0 9-7 15-14 15s-14-6-14-15Z',
    coat: `${BROAD}M42 70l8 30 8-30Z`,
    dark: 'M28 34c6-3 38-3 44 0-4 4-40 4-44 0ZM35 32c0-12 6-18 15-18s15 6 15 18c-8 2-22 2-30 0ZM47 76h6l3 20-6 4-6-4Z',
    light: 'M39 44a5 5 0 1 0 10 0 5 5 0 0 0-10 0ZM51 44a5 5 0 1 0 10 0 5 5 0 0 0-10 0ZM49 44h2M44 59h12M42 70l8 8 8-8',
  },
}

const STRANGER: Figure = { head: HEAD, coat: SLIM, dark: '', light: '' }

export function figureOf(id: string | null): Figure {
  return (id && FIGURES[id]) || STRANGER
}
