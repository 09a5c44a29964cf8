import { readStored, writeStored } from '@/data/device/device-storage'
import { readFields, readList, readText } from '@/domain/base/read-field'
import type { SubjectCandidate } from '@/domain/coach/coach-subject'
import type { DossierChoice } from '@/domain/coach/dossier-parts'
import { readChoice } from '@/domain/coach/sharing'

/** What was chosen for one conversation alone. */
export interface OwnChoice {
  /** null: as for every conversation. */
  readonly parts: DossierChoice | null
  /** The project that was chosen as « Projet en cours »; null: the last one that was saved. */
  readonly project: string | null
  /** The product that the coach was asked about; null: the newest are as good as any. */
  readonly candidate: SubjectCandidate | null
}

export const NO_OWN_CHOICE: OwnChoice = { parts: null, project: null, candidate: null }

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
      const own = {
        parts: parts && readChoice(parts),
        project: readText(fields['project']) || null,
        candidate: readCandidate(fields['candidate']),
      }
      return [[id, own]]
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

function readCandidate(data: unknown): SubjectCandidate | null {
  const fields = readFields(data)
  const id = readText(fields?.['id'])
  return id === '' ? null : { id, section: readText(fields?.['section']) || null }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
