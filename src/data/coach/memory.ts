import { coachPath, toneWrites } from '@/domain/coach/conversation/coach-document'
import {
  correctWrites,
  forgetWrites,
  rememberWrites,
  renewWrites,
  type FactArgs,
} from '@/domain/coach/facts/fact-writes'
import { parseMemory, NO_MEMORY, type Memory } from '@/domain/coach/facts/facts'
import { TONE_LABELS, type Tone } from '@/domain/coach/dossier/tone'
import { defineMutation } from '@/data/sync/mutation'
import { documentQuery, type Query } from '@/data/sync/query'

const ownDocument = (_: unknown, uid: string) => [coachPath(uid)]

/** Facts that the person let the coach remember. */
export function memoryQuery(uid: string): Query<Memory> {
  return documentQuery('coach', uid, ({ fields }) => parseMemory(fields), NO_MEMORY)
}

interface Remembered {
  readonly facts: readonly FactArgs[]
  /** Ids of the facts that they replace. */
  readonly instead?: readonly string[]
}

/** Adds facts; also the inverse of forgetting or replacing one. */
export const rememberFacts = defineMutation<Remembered>({
  name: 'memory.remember',
  reads: ownDocument,
  writes: ({ facts, instead }, [doc = null], { uid }) => rememberWrites(uid, doc, facts, instead),
  says: ({ facts }) => `Souvenir ajouté\u00a0: ${textsOf(facts)}`,
  text: ({ facts }) => textsOf(facts),
})

export const correctFact = defineMutation<{ readonly fact: FactArgs }>({
  name: 'memory.correct',
  reads: ownDocument,
  writes: ({ fact }, [doc = null], { uid }) => correctWrites(uid, doc, fact),
  says: ({ fact }) => `Souvenir corrigé\u00a0: ${fact.text}`,
  text: ({ fact }) => fact.text,
})

export const renewFact = defineMutation<{ readonly id: string; readonly text: string }>({
  name: 'memory.renew',
  reads: ownDocument,
  writes: ({ id }, [doc = null], { uid, at }) => renewWrites(uid, doc, id, at),
  says: ({ text }) => `Souvenir toujours vrai\u00a0: ${text}`,
})

export const forgetFacts = defineMutation<{ readonly ids: readonly string[] }>({
  name: 'memory.forget',
  reads: ownDocument,
  writes: ({ ids }, [doc = null], { uid }) => forgetWrites(uid, doc, ids),
  says: ({ ids }) => (ids.length === 1 ? 'Souvenir oublié' : `${ids.length} souvenirs oubliés`),
})

/** Null: the default tone. */
export const setTone = defineMutation<{ readonly tone: Tone | null }>({
  name: 'memory.tone',
  reads: ownDocument,
  writes: ({ tone }, [doc = null], { uid }) => toneWrites(uid, doc, tone),
  key: () => 'tone',
  says: ({ tone }) => `Ton du coach\u00a0: ${tone ? TONE_LABELS[tone] : "comme d'habitude"}`,
})

function textsOf(facts: readonly FactArgs[]): string {
  return facts.map(({ text }) => text).join(', ')
}
