import { RandomNumbers } from '../rules/random-numbers'
import { isProjectKind, projectOperation, PROJECT_SHARES, type ProjectOperation } from './project-operations'
import { TEXT_SHARES, textOperation, type TextOperation } from './texts/text-operations'

/** A phone, and a laptop with two tabs. */
export const TABS = [
  { device: 0, name: 'phone' },
  { device: 1, name: 'laptop 1' },
  { device: 1, name: 'laptop 2' },
] as const

export const STORM_DAYS = ['lundi', 'mardi'] as const
export type StormDay = (typeof STORM_DAYS)[number]

/** `full`: the device has no room left; `refused`: neither has the tab. What is there can go. */
export type Room = 'free' | 'full' | 'refused'

/** What a network does to somebody; `clear` is none of it. */
export const WEATHERS = [
  // The browser knows that there is none.
  'cut',
  // Every connection is refused, and the browser believes in its network.
  'refusing',
  // What stands open breaks off; the next one holds.
  'reset',
  // The server hears us, and its answers are lost: what was done is asked for twice.
  'deaf',
  // The server does not hear us.
  'mute',
  // All comes later, in its order.
  'slow',
  // All stands still, and comes at once when it clears up.
  'stalled',
  // An answer breaks off in its middle, and everything with it, again and again.
  'torn',
] as const
export type Weather = (typeof WEATHERS)[number] | 'clear'

/** One thing that happens in a walk. `client`: the tab; `at`: which of what it shows, counted round. */
export type Operation = TaskOperation | ProjectOperation | TextOperation
type TaskOperation = { readonly client: number; readonly rest: number } & (
  | { readonly kind: 'add'; readonly day: StormDay }
  | {
      readonly kind: 'tick' | 'rename' | 'remove' | 'restore' | 'repeat' | 'retry' | 'drop'
      readonly at: number
    }
  | { readonly kind: 'move'; readonly at: number; readonly day: StormDay }
  | { readonly kind: 'weather'; readonly weather: Weather }
  | { readonly kind: 'room'; readonly room: Room }
  | { readonly kind: 'clock'; readonly hours: number }
  /** `die`: no goodbye; `close`: neither, and the tab does not come back; `reload`: as a browser does it. */
  | { readonly kind: 'die' | 'close' | 'reload' }
  | { readonly kind: 'die-after'; readonly touches: number }
  | {
      readonly kind: 'sign-out'
      readonly isSure: boolean
      readonly isRemembered: boolean
      readonly account: number
    }
)

const WORLD = ['weather', 'room', 'clock', 'die', 'close', 'reload', 'die-after', 'sign-out'] as const
/** What happens to a tab or its device; the rest is done on its screens. */
export type WorldOperation = Extract<Operation, { readonly kind: (typeof WORLD)[number] }>

export function isOfWorld(operation: Operation): operation is WorldOperation {
  return isWorldKind(operation.kind)
}

function isWorldKind(kind: Operation['kind']): boolean {
  return WORLD.some((each) => each === kind)
}

/** What stories are made of: how long they are, and how often each thing happens in them. */
export interface Mix {
  readonly length: number
  readonly shares: readonly (readonly [Operation['kind'], number])[]
  /** Real milliseconds after each, one of them; most things come one right after the other. */
  readonly rests: readonly number[]
}

const RESTS = [0, 0, 0, 1, 3, 10, 40]

const MIX: Mix = {
  length: 60,
  rests: RESTS,
  shares: [
    ['add', 16],
    ['rename', 12],
    ['tick', 9],
    ['move', 6],
    ['remove', 5],
    ['restore', 4],
    ['repeat', 3],
    ['retry', 3],
    ['drop', 1],
    ['weather', 14],
    ['room', 4],
    ['clock', 2],
    ['die', 4],
    ['die-after', 4],
    ['close', 2],
    ['reload', 4],
    ['sign-out', 3],
  ],
}

/** For a real browser, whose room and clock stay as they are. */
export const BROWSER_MIX: Mix = {
  length: 36,
  rests: RESTS,
  shares: [
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
  ],
}

/** Tasks among what is written: both go in turn. It is kept and saved after pauses. */
function mixWith(shares: Mix['shares']): Mix {
  return {
    ...MIX,
    shares: [
      ...MIX.shares.map(([kind, share]) => [kind, isWorldKind(kind) ? share : share / 5] as const),
      ...shares,
    ],
    rests: [0, 0, 1, 3, 10, 40, 120],
  }
}

/** Seeds from these on tell of projects too, or of the other texts. */
const PROJECTS_FROM = 1_000_000
const TEXTS_FROM = 20_000_000

export function storyOf(seed: number, mix = mixOf(seed)): Operation[] {
  const random = new RandomNumbers(seed)
  return Array.from({ length: mix.length }, () => operationOf(random, mix))
}

function mixOf(seed: number): Mix {
  if (seed < PROJECTS_FROM) return MIX
  return mixWith(seed < TEXTS_FROM ? PROJECT_SHARES : TEXT_SHARES)
}

function operationOf(random: RandomNumbers, { shares, rests }: Mix): Operation {
  const common = { client: Math.floor(random.next() * TABS.length), rest: random.pick(rests) }
  const at = Math.floor(random.next() * 1_000)
  const day = random.pick(STORM_DAYS)
  const kind = kindOf(random, shares)
  if (isProjectKind(kind)) return projectOperation(kind, common, random)
  if (kind === 'text') return textOperation(common, random)
  switch (kind) {
    case 'add':
      return { ...common, kind, day }
    case 'move':
      return { ...common, kind, at, day }
    case 'weather':
      return { ...common, kind, weather: random.chance(0.4) ? 'clear' : random.pick(WEATHERS) }
    case 'room':
      return { ...common, kind, room: random.pick(['free', 'full', 'refused']) }
    case 'clock':
      return { ...common, kind, hours: random.pick([-72, -2, 2, 26, 72, 24 * 8]) }
    case 'die-after':
      return { ...common, kind, touches: Math.floor(random.next() * 12) }
    case 'die':
    case 'close':
    case 'reload':
      return { ...common, kind }
    case 'sign-out':
      return {
        ...{ ...common, kind, isSure: random.chance(0.5), isRemembered: random.chance(0.7) },
        account: Math.floor(random.next() * 2),
      }
    case 'tick':
    case 'rename':
    case 'remove':
    case 'restore':
    case 'repeat':
    case 'retry':
    case 'drop':
      return { ...common, kind, at }
  }
}

function kindOf(random: RandomNumbers, shares: Mix['shares']): Operation['kind'] {
  let left = random.next() * shares.reduce((sum, [, share]) => sum + share, 0)
  return shares.find(([, share]) => (left -= share) < 0)?.[0] ?? 'add'
}

/** As it is told. */
export function wordsOf({ kind, ...facts }: Operation): string {
  const said = Object.entries(facts).filter(([name]) => name !== 'client' && name !== 'rest')
  return [kind, ...said.map(([name, value]) => `${name} ${value}`)].join(' ')
}
