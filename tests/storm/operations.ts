import { RandomNumbers } from '../rules/random/random-numbers'

/** A phone, and a laptop with two tabs. */
export const TABS = [
  { device: 0, name: 'phone' },
  { device: 1, name: 'laptop 1' },
  { device: 1, name: 'laptop 2' },
] as const

export const STORM_DAYS = ['lundi', 'mardi'] as const
export type StormDay = (typeof STORM_DAYS)[number]

const WEATHERS = [
  // The browser reports that it is offline.
  'cut',
  // Every connection is refused, and the browser reports that it is online.
  'refusing',
  // Open connections break off; new ones work.
  'reset',
  // The server receives requests, and its responses are lost: a write is sent twice.
  'deaf',
  // The server does not receive requests.
  'mute',
  // Everything is delayed, in order.
  'slow',
  // Everything waits, and arrives at once when the weather clears up.
  'stalled',
  // Responses and their connections break off in the middle, again and again.
  'torn',
] as const
export type Weather = (typeof WEATHERS)[number] | 'clear'

/** One step of a story. `client`: index of the tab; `at`: index into its rows, modulo their number. */
export type Operation = { readonly client: number; readonly restMs: number } & (TaskStep | WorldStep)
type TaskStep =
  | { readonly kind: 'add'; readonly day: StormDay }
  | {
      readonly kind: 'tick' | 'rename' | 'move' | 'remove' | 'restore' | 'retry' | 'drop'
      readonly at: number
    }
type WorldStep =
  | { readonly kind: 'weather'; readonly weather: Weather }
  /** `die`: the page's process crashes. */
  | { readonly kind: 'die' | 'close' | 'reload' }
  | { readonly kind: 'sign-out'; readonly isSure: boolean; readonly account: number }

const WORLD = ['weather', 'die', 'close', 'reload', 'sign-out'] as const
/** Applied to a tab or its device; the others are a person's actions. */
export type WorldOperation = Extract<Operation, { readonly kind: (typeof WORLD)[number] }>

export function isOfWorld(operation: Operation): operation is WorldOperation {
  return WORLD.some((kind) => kind === operation.kind)
}

const LENGTH = 36
/** Real ms after a step; most follow at once. */
const RESTS_MS = [0, 0, 0, 1, 3, 10, 40]
const SHARES: readonly (readonly [Operation['kind'], number])[] = [
  ['add', 18],
  ['rename', 12],
  ['tick', 10],
  ['move', 7],
  ['remove', 9],
  ['restore', 8],
  ['retry', 2],
  ['drop', 1],
  ['weather', 18],
  ['die', 4],
  ['close', 5],
  ['reload', 5],
  ['sign-out', 5],
]
const SHARES_SUM = SHARES.reduce((sum, [, share]) => sum + share, 0)

export function storyOf(seed: number): Operation[] {
  const random = new RandomNumbers(seed)
  return Array.from({ length: LENGTH }, () => operationOf(random))
}

function operationOf(random: RandomNumbers): Operation {
  const common = { client: Math.floor(random.next() * TABS.length), restMs: random.pick(RESTS_MS) }
  const at = Math.floor(random.next() * 1_000)
  const kind = kindOf(random)
  switch (kind) {
    case 'add':
      return { ...common, kind, day: random.pick(STORM_DAYS) }
    case 'weather':
      return { ...common, kind, weather: random.chance(0.4) ? 'clear' : random.pick(WEATHERS) }
    case 'die':
    case 'close':
    case 'reload':
      return { ...common, kind }
    case 'sign-out':
      return { ...common, kind, isSure: random.chance(0.5), account: Math.floor(random.next() * 2) }
    case 'tick':
    case 'rename':
    case 'move':
    case 'remove':
    case 'restore':
    case 'retry':
    case 'drop':
      return { ...common, kind, at }
  }
}

function kindOf(random: RandomNumbers): Operation['kind'] {
  let left = random.next() * SHARES_SUM
  return SHARES.find(([, share]) => (left -= share) < 0)?.[0] ?? 'add'
}

export function wordsOf({ kind, ...facts }: Operation): string {
  const said = Object.entries(facts).filter(([name]) => name !== 'client' && name !== 'restMs')
  return [kind, ...said.map(([name, value]) => `${name} ${value}`)].join(' ')
}
