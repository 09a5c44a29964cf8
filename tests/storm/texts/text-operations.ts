import type { RandomNumbers } from '../../rules/random-numbers'

/** The other texts that a device keeps until the server has them. */
export const TEXT_KINDS = ['name', 'fact', 'review', 'link', 'note', 'exchange'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

export type TextVerb = 'write' | 'send' | 'retry' | 'drop' | 'remove'

/** What somebody does with one of them. `at`: which of what there is, counted round. */
export interface TextOperation {
  readonly kind: 'text'
  readonly client: number
  readonly rest: number
  readonly text: TextKind
  readonly verb: TextVerb
  readonly at: number
}

export const TEXT_SHARES = [['text', 66]] as const

/** How often each is done, of all that is done with them. */
const KINDS: readonly TextKind[] = [
  ...(['name', 'fact', 'fact', 'review', 'review', 'review'] as const),
  ...(['link', 'link', 'link', 'link', 'note', 'note', 'note', 'exchange', 'exchange'] as const),
]
const OFTEN: readonly TextVerb[] = [
  ...(['write', 'write', 'write', 'write', 'write', 'write', 'write', 'write'] as const),
  ...(['send', 'send', 'send', 'send', 'retry', 'retry', 'drop', 'remove'] as const),
]

export function isOfTexts<O extends { readonly kind: string }>(operation: O): operation is O & TextOperation {
  return operation.kind === 'text'
}

export function textOperation(
  common: { readonly client: number; readonly rest: number },
  random: RandomNumbers,
): TextOperation {
  const [text, verb] = [random.pick(KINDS), random.pick(OFTEN)]
  return { ...common, kind: 'text', text, verb, at: Math.floor(random.next() * 1_000) }
}
