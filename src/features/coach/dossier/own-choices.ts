import { readStored, writeStored } from '@/data/device/device-storage'
import { readFields, readList, readText } from '@/domain/base/read-field'
import type { DossierChoice } from '@/domain/coach/dossier-parts'
import { readChoice } from '@/domain/coach/sharing'

/** What was chosen for one conversation alone. */
export interface OwnChoice {
  /** null: as for every conversation. */
  readonly parts: DossierChoice | null
  /** The project that was chosen as « Projet en cours »; null: the last one that was saved. */
  readonly project: string | null
}

export const NO_OWN_CHOICE: OwnChoice = { parts: null, project: null }

/** Stands for the conversation in which nothing was sent yet: it has no document, and after a reload another id. */
export const UNSENT = ''

/** Conversations that this device remembers a choice of; an older one begins again with what holds for all. */
const KEPT = 20

/** By conversation, the latest last. */
export function readOwnChoices(uid: string): ReadonlyMap<string, OwnChoice> {
  return new Map(
    readList(parsed(readStored(`coach.shares.${uid}`))).flatMap((entry): [string, OwnChoice][] => {
      const [id, choice] = readList(entry)
      const fields = readFields(choice)
      if (typeof id !== 'string' || !fields) return []
      const parts = readFields(fields['parts'])
      return [[id, { parts: parts && readChoice(parts), project: readText(fields['project']) || null }]]
    }),
  )
}

export function keepOwnChoice(
  uid: string,
  known: ReadonlyMap<string, OwnChoice>,
  conversationId: string,
  choice: OwnChoice,
): ReadonlyMap<string, OwnChoice> {
  const others = [...known].filter(([id]) => id !== conversationId)
  const kept = [...others, [conversationId, choice] as const].slice(-KEPT)
  writeStored(`coach.shares.${uid}`, JSON.stringify(kept))
  return new Map(kept)
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
