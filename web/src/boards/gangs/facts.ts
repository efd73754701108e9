/** What is printed on the game's board and dashboards, and on no card. A test compares it with the packs. */

export const DISTRICTS = ['watson', 'westbrook', 'city-center', 'heywood', 'santo-domingo', 'pacifica'] as const
export type DistrictId = (typeof DISTRICTS)[number]

export type PointKind = 'fixer' | 'business' | 'data-fortress'
export type Member = 'solo' | 'techie' | 'netrunner' | 'drone'
export type Role = Member | 'specialist'
export type Good = 'eddies' | 'contraband' | 'secrets'
export type Disc = 'solos' | 'techies' | 'netrunners' | 'hideout' | 'upgrade' | 'wild'
export type Deal = 'braindance' | 'cyberware' | 'weapon' | 'special'

export const MEMBERS: Member[] = ['solo', 'techie', 'netrunner', 'drone']
export const GOODS: Good[] = ['eddies', 'contraband', 'secrets']
export const DISCS: Disc[] = ['solos', 'techies', 'netrunners', 'hideout', 'upgrade', 'wild']
export const TOKENS = ['time', 'cargo', 'x', 'vip', 'assassin', 'agent', 'surveillance', 'militech', 'kang_tao'] as const
export type TokenKind = (typeof TOKENS)[number]

/** The points of interest on the side for fewer than four. */
export const THREE_POINTS = ['watson-business', 'westbrook-fixer', 'city-center-data-fortress', 'heywood-fixer', 'santo-domingo-data-fortress', 'pacifica-business']

export const REWARDS: Record<DistrictId, [Good, number][]> = {
  'watson': [['eddies', 1], ['contraband', 1]],
  'westbrook': [['eddies', 1], ['contraband', 1]],
  'city-center': [['eddies', 2], ['secrets', 1]],
  'heywood': [['eddies', 1], ['contraband', 1]],
  'santo-domingo': [['contraband', 2], ['eddies', 1]],
  'pacifica': [['eddies', 1], ['contraband', 1]],
}

export const ROLES: Record<string, Role> = {
  'judy-alvarez': 'techie',
  'viktor-vektor': 'techie',
  'jackie-welles': 'solo',
  'river-ward': 'solo',
  'goro-takemura': 'solo',
  'johnny-silverhand': 'solo',
  't-bug': 'netrunner',
  'nix': 'netrunner',
  'kerry-eurodyne': 'specialist',
  'rogue-amendiares': 'specialist',
}

/** The Street Cred of each gang's hideout slots, from left to right. */
export const SLOTS: Record<string, number[]> = {
  'tyger-claws': [1, 2, 3],
  'valentinos': [1, 2, 3],
  'voodoo-boys': [1, 2, 2],
  'maelstrom': [1, 2, 3],
}
/** The danger of each space of the Net. */
export const DANGER = [4, 4, 5, 5, 7, 7]
export const GOAL = 25
export const MOST_HIRED = 3
export const MOST_RAGE = 3
/** How many opportunities there are of each type, in the order of the box. */
export const DEALS: Deal[] = ['braindance', 'cyberware', 'weapon']
export const OF_EACH_DEAL = 9

/** The kind of a point of interest, which its id ends with. */
export function kindOf(point: string): PointKind {
  return point.endsWith('-fixer') ? 'fixer' : point.endsWith('-business') ? 'business' : 'data-fortress'
}

/** The district that a spot is or lies in. */
export function districtOf(spot: string): DistrictId | null {
  return DISTRICTS.find((district) => spot === district || spot === `${district}-${kindOf(spot)}`) ?? null
}

/** How likely two dice show a sum up to a number. */
export function chanceUpTo(sum: number): number {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= sum) ways++
  return ways / 36
}
