import * as json from '@/domain/base/json'
import { coachPath } from '@/domain/account/coach-document'
import { toneWrites } from '@/domain/coach/dossier/coach-choices'
import {
  correctWrites,
  forgetWrites,
  readFact,
  rememberWrites,
  renewWrites,
  type FactArgs,
} from '@/domain/coach/facts/fact-writes'
import { parseMemory, NO_MEMORY, type Memory } from '@/domain/coach/facts/facts'
import { TONE_LABELS, TONES, type Tone } from '@/domain/coach/dossier/tone'
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
  args: json.args<Remembered>({
    facts: json.list(readFact),
    instead: json.optional(json.list(json.id)),
  }),
  reads: ownDocument,
  writes: ({ facts, instead }, doc, { uid }) => rememberWrites(uid, doc(coachPath(uid)), facts, instead),
  says: ({ facts }) => `Souvenir ajouté\u00a0: ${textsOf(facts)}`,
  text: ({ facts }) => textsOf(facts),
})

interface Corrected {
  readonly fact: FactArgs
}

export const correctFact = defineMutation<Corrected>({
  name: 'memory.correct',
  args: json.args<Corrected>({ fact: readFact }),
  reads: ownDocument,
  writes: ({ fact }, doc, { uid }) => correctWrites(uid, doc(coachPath(uid)), fact),
  says: ({ fact }) => `Souvenir corrigé\u00a0: ${fact.text}`,
  text: ({ fact }) => fact.text,
})

interface Renewed {
  readonly id: string
  readonly text: string
}

export const renewFact = defineMutation<Renewed>({
  name: 'memory.renew',
  args: json.args<Renewed>({ id: json.id, text: json.text }),
  reads: ownDocument,
  writes: ({ id }, doc, { uid, at }) => renewWrites(uid, doc(coachPath(uid)), id, at),
  says: ({ text }) => `Souvenir toujours vrai\u00a0: ${text}`,
})

interface Forgotten {
  readonly ids: readonly string[]
}

export const forgetFacts = defineMutation<Forgotten>({
  name: 'memory.forget',
  args: json.args<Forgotten>({ ids: json.list(json.id) }),
  reads: ownDocument,
  writes: ({ ids }, doc, { uid }) => forgetWrites(uid, doc(coachPath(uid)), ids),
  says: ({ ids }) => (ids.length === 1 ? 'Souvenir oublié' : `${ids.length} souvenirs oubliés`),
})

interface ToneChange {
  /** Null: the default tone. */
  readonly tone: Tone | null
}

export const setTone = defineMutation<ToneChange>({
  name: 'memory.tone',
  args: json.args<ToneChange>({ tone: json.orNull(json.oneOf(TONES)) }),
  reads: ownDocument,
  writes: ({ tone }, doc, { uid }) => toneWrites(uid, doc(coachPath(uid)), tone),
  key: () => 'tone',
  says: ({ tone }) => `Ton du coach\u00a0: ${tone ? TONE_LABELS[tone] : 'comme d’habitude'}`,
})

function textsOf(facts: readonly FactArgs[]): string {
  return facts.map(({ text }) => text).join(', ')
}
