import fc from 'fast-check'

/** One event of a story. Numbers are indexes, modulo the number of choices. */
export type Event =
  | {
      readonly kind: 'add' | 'write' | 'type' | 'tick' | 'remove'
      readonly tab: number
      readonly note: number
      readonly isRefused: boolean
    }
  /** A draft is begun, released or dropped. */
  | { readonly kind: 'hold' | 'release' | 'drop'; readonly tab: number; readonly note: number }
  /** `label`: kind of task that runs before the others for a while. */
  | {
      readonly kind: 'step'
      readonly label: string
      readonly times: number
      readonly place: number
      readonly isLost: boolean
    }
  /** `reopen`: the next page of the same tab has what this one staged. `leave`: a field loses the focus. */
  | { readonly kind: 'die' | 'reopen' | 'leave'; readonly tab: number }
  | { readonly kind: 'network' | 'room'; readonly device: number; readonly isThere: boolean }
  | { readonly kind: 'deletion'; readonly device: number }
  | { readonly kind: 'clock'; readonly device: number; readonly error: number }
  | { readonly kind: 'time'; readonly ms: number }

/** Kinds of tasks. */
export const LABELS = ['storage', 'response', 'request', 'answer', 'message', 'idle']

const tab = fc.nat({ max: 2 })
const device = fc.nat({ max: 1 })
const note = fc.nat({ max: 3 })

export const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          'add' as const,
          'write' as const,
          'type' as const,
          'type' as const,
          'tick' as const,
          'remove' as const,
        ),
        tab,
        note,
        isRefused: fc.nat({ max: 9 }).map((chance) => chance === 0),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('hold' as const, 'release' as const, 'drop' as const),
        tab,
        note,
      }),
    },
    {
      weight: 14,
      arbitrary: fc.record({
        kind: fc.constant('step' as const),
        label: fc.constantFrom('', ...LABELS),
        times: fc.integer({ min: 1, max: 8 }),
        place: fc.nat({ max: 12 }),
        isLost: fc.nat({ max: 7 }).map((chance) => chance === 0),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('die' as const, 'reopen' as const, 'leave' as const),
        tab,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom('network' as const, 'network' as const, 'room' as const),
        device,
        isThere: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('deletion' as const), device }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('clock' as const),
        device,
        error: fc.constantFrom(0, 259_200_000, -259_200_000),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('time' as const),
        ms: fc.constantFrom(1_000, 11_000, 60_000),
      }),
    },
  ),
  { minLength: 5, maxLength: 80, size: 'max' },
)
