import type { RandomNumbers } from '../rules/random-numbers'

/** What somebody does with projects. `at`: which of what there is, counted round. */
export type ProjectOperation = { readonly client: number; readonly rest: number } & (
  | { readonly kind: 'create' | 'leave' | 'cancel' | 'resume' | 'refuse' }
  /** `isLeft`: the field is left right away. `isAdded`: behind what stands in it. */
  | { readonly kind: 'write'; readonly at: number; readonly isLeft: boolean; readonly isAdded: boolean }
  | {
      readonly kind: 'open' | 'save' | 'delete' | 'take-back' | 'retry-draft' | 'drop-draft'
      readonly at: number
    }
)
type Kind = ProjectOperation['kind']

const ALONE = ['create', 'leave', 'cancel', 'resume', 'refuse'] as const

export const PROJECT_SHARES: readonly (readonly [Kind, number])[] = [
  ['write', 28],
  ['open', 8],
  ['create', 4],
  ['save', 6],
  ['leave', 6],
  ['cancel', 2],
  ['resume', 4],
  ['refuse', 1],
  ['delete', 2],
  ['take-back', 2],
  ['retry-draft', 3],
  ['drop-draft', 1],
]

export function isOfProjects<O extends { readonly kind: string }>(
  operation: O,
): operation is O & ProjectOperation {
  return isProjectKind(operation.kind)
}

export function isProjectKind(kind: string): kind is Kind {
  return PROJECT_SHARES.some(([each]) => each === kind)
}

export function projectOperation(
  kind: Kind,
  common: { readonly client: number; readonly rest: number },
  random: RandomNumbers,
): ProjectOperation {
  const at = Math.floor(random.next() * 1_000)
  if (kind === 'write')
    return { ...common, kind, at, isLeft: random.chance(0.6), isAdded: random.chance(0.25) }
  if (isAlone(kind)) return { ...common, kind }
  return { ...common, kind, at }
}

function isAlone(kind: Kind): kind is (typeof ALONE)[number] {
  return ALONE.some((each) => each === kind)
}
