import { readFields } from '@/domain/base/read-field'
import { kindNamed, kindOf, PROPOSAL_KINDS, type Proposed } from './card-kinds'
import type { ChangeText, Reading, ReadTarget } from './shape'

/** The only function that the model may call. */
export const PROPOSAL_TOOL_NAME = 'proposer'
export const PROPOSAL_LIST_NAME = 'propositions'

/** Maximum per answer: a task per day and two texts; people would not read more. */
export const PROPOSALS_MAX = 9

const HANDLES = { project: /^P\d{1,3}$/, candidate: /^C\d{1,3}$/ } as const

/** Returns a handle unchanged; the targets of the request resolve it later. */
export const keepHandle: ReadTarget = (kind, text) => {
  const handle = text.trim().toUpperCase()
  return HANDLES[kind].test(handle) ? handle : null
}

/**
 * Parses one proposal of the model: only known fields, bounded lengths, hidden characters removed. Null: not shown. Never repaired, except
 * that an unknown project or candidate becomes null, and the person is asked.
 */
export function parseProposed(data: unknown, readTarget: ReadTarget): Proposed | null {
  return read(data, { readTarget, isStored: false })
}

/** Parses the proposal of a stored card. */
export function parseStoredProposal(data: unknown, readTarget: ReadTarget): Proposed | null {
  return read(data, { readTarget, isStored: true })
}

function read(data: unknown, reading: Reading): Proposed | null {
  const genre = readFields(data)?.['genre']
  const kind = PROPOSAL_KINDS.find((each) => each === genre)
  return (kind && kindNamed(kind).shape.read(data, reading)) ?? null
}

export function mapTexts(proposed: Proposed, change: ChangeText): Proposed {
  return kindOf({ proposed }).shape.mapTexts(proposed, change)
}

/** All texts that the model wrote into a proposal, quotes included. */
export function textsOf(proposed: Proposed): readonly string[] {
  const texts: string[] = []
  mapTexts(proposed, (text) => {
    texts.push(text)
    return text
  })
  return texts.filter((text) => text !== '')
}

/** The proposal in a few words. */
export function proposalSubject(proposed: Proposed): string {
  return kindOf({ proposed }).subject(proposed)
}
