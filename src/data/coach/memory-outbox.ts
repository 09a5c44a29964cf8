import { keepTexts } from '@/data/device/kept'
import type { DeliveryOutcome, DeliveryState } from '@/domain/base/delivery-state'
import { readFields, readFlag, readText } from '@/domain/base/read-field'
import { factFields, parseFact, type Fact } from '@/domain/coach/facts'

/** A fact as it was said here, which is not known to be on the server. */
interface KeptFact {
  readonly fact: Fact
  /** The one whose place it takes. */
  readonly instead: string | null
  /** It is said for the first time here, or again after a refusal: whoever changes it meanwhile writes it whole. */
  readonly isWhole: boolean
  /** Of a page that is gone nobody knows what it heard: what it left counts as sent. */
  readonly state: Extract<DeliveryState, 'sent' | 'refused'>
}

export interface FactChange extends KeptFact {
  /** It was sent before the page was loaded: nobody hears the answer, and Firestore may still be sending it. */
  readonly isUnheard: boolean
}

export const keptFacts = keepTexts<KeptFact, ReadonlyMap<string, FactChange>>({
  family: 'coach.facts',
  screen: 'coach',
  // What is on its way is Firestore's to ask about.
  losses: [{ one: 'souvenir non enregistré', many: 'souvenirs non enregistrés', count: countUnsaved }],
  exported: null,
  parse(text, id) {
    const fields = readFields(JSON.parse(text))
    const fact = parseFact(id, fields?.['fact'])
    const state = fields?.['state'] === 'refused' ? 'refused' : 'sent'
    const isWhole = readFlag(fields?.['isWhole'])
    return fact && { fact, instead: readText(fields?.['instead']) || null, isWhole, state }
  },
  format: ({ fact, ...rest }) => JSON.stringify({ fact: factFields(fact), ...rest }),
  view: shown,
})

export const subscribeFactChanges = keptFacts.subscribe

/** By the ids of the facts; those of another tab show there. The same map until something changes. */
export function readFactChanges(uid: string): ReadonlyMap<string, FactChange> {
  return keptFacts.read(uid)
}

/** What this device has of a fact that may not be on the server. */
export function keptFact(uid: string, id: string): KeptFact | null {
  return keptFacts.values(uid).get(id) ?? null
}

/** Returns what `factAnswered` is told later. */
export function factSent(uid: string, sent: Omit<KeptFact, 'state'>): KeptFact {
  const { fact } = sent
  const change: KeptFact = { ...sent, state: 'sent' }
  keptFacts.begin(fact.id, change)
  keptFacts.edit(uid, (changes) => changes.set(fact.id, change))
  return change
}

/** A newer change of the same fact waits for its own answer. */
export function factAnswered(uid: string, change: KeptFact, outcome: DeliveryOutcome): void {
  const { id } = change.fact
  keptFacts.end(id, change)
  keptFacts.edit(uid, (changes) => {
    if (changes.get(id) !== change) return
    if (outcome === 'refused') changes.set(id, { ...change, state: 'refused' })
    else changes.delete(id)
  })
}

/** The server turned out to have them, or the person gave them up. */
export function dropFactChanges(uid: string, ids: readonly string[]): void {
  keptFacts.edit(uid, (changes) => {
    for (const id of ids) changes.delete(id)
  })
}

function shown(changes: ReadonlyMap<string, KeptFact>): ReadonlyMap<string, FactChange> {
  return new Map(
    [...changes]
      .filter(([id]) => !keptFacts.isElsewhere(id))
      .map(([id, change]) => [id, { ...change, isUnheard: isUnheard(id, change) }]),
  )
}

function isUnheard(id: string, change: KeptFact): boolean {
  return change.state === 'sent' && !keptFacts.onItsWay(id).includes(change)
}

function countUnsaved(uid: string): number {
  return [...keptFacts.values(uid)].filter(([id, change]) => !keptFacts.onItsWay(id).includes(change)).length
}
