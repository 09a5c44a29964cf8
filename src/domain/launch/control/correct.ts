import { isBlank, visibleText } from '@/domain/base/text/visible-text'
import type { FactKey, Facts } from '../facts'
import { printedFact } from '../typed-amounts'
import { missingFacts, type Fault, type FaultId } from './fault-rows'
import { faultsOf } from './find-faults'
import { clauseOf, waysToCut, withoutPlaces } from './cuts'
import { places, readPage, type ReadPage } from './read-page'
import type { Passage } from './page-text'
import { signalsOf, type SignalId } from './signals'

/** Sentence that a missing piece becomes. */
const ADDED: Readonly<Partial<Record<FaultId, (fact: (key: FactKey) => string) => string>>> = {
  'seller-identity-missing': (fact) =>
    `Vendeur\u00a0: ${fact('seller')}, ${fact('address')}. Téléphone\u00a0: ${fact('phone')}. Adresse électronique\u00a0: ${fact('email')}.`,
  'total-price-missing': (fact) =>
    `Prix\u00a0: ${fact('price')}, toutes taxes comprises. Livraison\u00a0: ${fact('deliveryCost')}.`,
  'delay-missing': (fact) => `Délai de livraison\u00a0: ${fact('deliveryDelay')}.`,
  'withdrawal-wrong': () =>
    'Vous pouvez vous rétracter dans les 14\u00a0jours après la réception, sans donner de raison.',
  'withdrawal-function-missing': () =>
    'Pour vous rétracter en ligne\u00a0: «\u00a0Renoncer au contrat ici\u00a0», puis «\u00a0Confirmer la rétractation\u00a0».',
  'guarantee-notice-missing': () =>
    'La notice harmonisée sur la garantie légale de conformité accompagne ce produit.',
  'legal-guarantee-wrong': () => 'Ce produit bénéficie de la garantie légale de conformité, sans frais.',
  'mediator-missing': (fact) => `Médiateur de la consommation\u00a0: ${fact('mediator')}.`,
  'maker-missing': (fact) => {
    const contact = fact('euContact')
    // The law asks for it where the maker sits outside the Union.
    const responsible = contact === '' ? '' : ` Personne responsable dans l’Union\u00a0: ${contact}.`
    return `Fabricant\u00a0: ${fact('maker')}.${responsible}`
  },
  'warnings-not-french': (fact) => `Avertissement\u00a0: ${fact('warnings')}`,
  'order-button-words': () => 'Bouton de commande\u00a0: «\u00a0Commande avec obligation de paiement\u00a0»',
}

/** Faults whose passages go; those of the others stay beside the added sentence. */
const REMOVED: ReadonlySet<FaultId> = new Set([
  'total-price-missing',
  'withdrawal-wrong',
  'withdrawal-function-missing',
  'guarantee-notice-missing',
  'legal-guarantee-wrong',
  'dead-dispute-link',
  'crossed-price',
  'false-urgency',
  'unproven-reviews',
  'unproven-certification',
  'health-claim',
  'green-claim',
  'false-origin',
  'warnings-not-french',
  'order-button-words',
  'template-leftovers',
])

/** Words that take the place of a passage. */
const BETTER: Readonly<Partial<Record<FaultId, string>>> = {
  'order-button-words': 'Commande avec obligation de paiement',
}

export interface Correction {
  readonly text: string
  /** What is added, or takes the place of the passages; '': they go. */
  readonly words: string
  /** What goes, in the text that was controlled. Beside it, only signs and spaces at its ends change. */
  readonly removed: readonly Passage[]
}

/**
 * The page without this fault, without a new one, and with all that it said of its other duties: every proposal is read again, and one that
 * does not hold is not made. Null: facts are missing, or no proposal holds.
 */
export function correctionOf(page: ReadPage, fault: Fault, facts: Facts): Correction | null {
  if (missingFacts(fault.id, facts).length > 0) return null
  if (fault.id === 'template-leftovers' && mailsOf(page, fault).length > 0)
    return withOwnMail(page, fault, visibleText(facts.email ?? ''), facts)
  const holds = holdingFor(page, fault)
  return (
    triesOf(page, fault, ended(addedWords(fault.id, facts))).find(
      ({ text }) => !isBlank(text) && holds(text),
    ) ?? null
  )
}

/** Whether a changed text is without the fault, and tells as much as before of everything else. */
function holdingFor(page: ReadPage, { id, passages }: Fault): (text: string) => boolean {
  const before = gradesOf(page)
  const whole = gradesOf(asWhole(page))
  const told = toldBy(
    page,
    passages.map((passage) => clauseOf(page, passage)),
  )
  return (text) => {
    const next = readPage(text, page.context)
    if (!isNoWorse(gradesOf(next), before, id)) return false
    // A part of a page that is silent on a duty has no fault: read as the whole page, what was told is still told, and the fault is gone.
    const isWhole = isNoWorse(gradesOf(asWhole(next)), whole, TOLD_BY_WORDS.has(id) ? id : null)
    const stillTold = toldBy(next)
    return isWhole && told.every((signal) => stillTold.includes(signal))
  }
}

type Grades = ReadonlyMap<FaultId, number>

/** 1: to check; 2: a fault. */
function gradesOf(page: ReadPage): Grades {
  return new Map(faultsOf(page).map(({ id, isToCheck }) => [id, isToCheck ? 1 : 2]))
}

function isNoWorse(after: Grades, before: Grades, gone: FaultId | null): boolean {
  return [...after].every(([id, grade]) => id !== gone && grade <= (before.get(id) ?? 0))
}

function asWhole(page: ReadPage): ReadPage {
  return { ...page, context: { ...page.context, isWhole: true } }
}

/** Duties that a passage told wrongly: without it they have to be told by the rest of the page, or by our sentence. */
const TOLD_BY_WORDS: ReadonlySet<FaultId> = new Set([
  'total-price-missing',
  'withdrawal-wrong',
  'withdrawal-function-missing',
  'guarantee-notice-missing',
  'legal-guarantee-wrong',
])

/** Proposals, the best first. */
function triesOf(page: ReadPage, fault: Fault, added: string): readonly Correction[] {
  const { id, passages, isToCheck } = fault
  const better = BETTER[id]
  // What was not read may be right: it stays beside the added words.
  if (isToCheck || passages.length === 0 || !REMOVED.has(id))
    return added === '' ? [] : [appended(page.text, added, [])]
  if (better !== undefined) return [replaced(page, passages, better), appended(page.text, added, [])]
  const ways = waysToCut(page, passages, { isPhrase: PHRASES.has(id), isAmount: id === 'crossed-price' })
  const sentences = ways.at(-1) ?? []
  const shortest = CLAIMS.has(id) ? ways : ways.toReversed()
  const bare = shortest.map((removed) => ({
    text: withoutPlaces(page.text, removed, ''),
    words: '',
    removed,
  }))
  if (added === '') return bare
  const inPlace = { text: withoutPlaces(page.text, sentences, added), words: added, removed: sentences }
  const behind = shortest.map((removed) => appended(withoutPlaces(page.text, removed, ''), added, removed))
  // A warning in another language is no word of the buyer's.
  return id === 'warnings-not-french' ? [inPlace, ...behind] : [...bare, inPlace, ...behind]
}

/** A sentence ends, as another one may follow it. */
function ended(words: string): string {
  return /[\p{L}\p{N})]$/u.test(words) ? `${words}.` : words
}

function appended(text: string, words: string, removed: readonly Passage[]): Correction {
  return { text: `${text.trimEnd()}\n${words}\n`, words, removed }
}

/** Other words in the place of the passages; within a sentence they stand in quotation marks. */
function replaced({ text }: ReadPage, passages: readonly Passage[], better: string): Correction {
  const removed = passages.map(({ from, to }) => {
    const label = text.slice(from, to)
    return {
      from: from + label.length - label.trimStart().length,
      to: to - label.length + label.trimEnd().length,
    }
  })
  let [kept, at] = ['', 0]
  for (const { from, to } of removed) {
    const isApart = APART_BEFORE.test(text.slice(Math.max(0, from - 4), from)) || from === 0
    const isLabel = isApart && APART_AFTER.test(text.slice(to, to + 4))
    kept += text.slice(at, from) + (isLabel ? better : `«\u00a0${better}\u00a0»`)
    at = to
  }
  return { text: kept + text.slice(at), words: better, removed }
}

const APART_BEFORE = /[«"“([{:>|\n→➜▶•*-]\s*$/
const APART_AFTER = /^\s*(?:[»"”)\]}|.!\n→➜]|$)/

/** Signals that a page gives beside these passages: a sentence that tells the price too is not taken away for its urgency. */
function toldBy(page: ReadPage, beside: readonly Passage[] = []): readonly SignalId[] {
  return signalsOf(page).flatMap(({ id, passage }) => {
    const isKept = passage && beside.every(({ from, to }) => passage.to <= from || to <= passage.from)
    return isKept ? [id] : []
  })
}

const MAIL = /[\w.+-]{1,64}@[\w.-]{1,64}\w/g

/** « contact@exemple.fr » */
function mailsOf({ text }: ReadPage, { passages }: Fault): readonly Passage[] {
  return places(text, MAIL).filter((mail) =>
    passages.some(({ from, to }) => from < mail.to && mail.from < to),
  )
}

/** An address of nobody becomes the seller's; without one nothing is proposed, as a page without that line has no address. */
function withOwnMail(page: ReadPage, fault: Fault, email: string, facts: Facts): Correction | null {
  if (email === '') return null
  const mails = mailsOf(page, fault)
  let [kept, at] = ['', 0]
  for (const { from, to } of mails) {
    kept += page.text.slice(at, from) + email
    at = to
  }
  const text = kept + page.text.slice(at)
  const next = readPage(text, page.context)
  const left = faultsOf(next).find(({ id }) => id === fault.id)
  if (!left) return { text, words: email, removed: mails }
  // The seller's own address is one of nobody.
  if (mailsOf(next, left).length > 0) return null
  const others = correctionOf(next, left, facts)
  if (!others) return null
  const removed = others.removed.map(({ from, to }) => ({
    from: placeBefore(from, mails, email.length),
    to: placeBefore(to, mails, email.length),
  }))
  const beside = mails.filter((mail) => removed.every(({ from, to }) => to <= mail.from || mail.to <= from))
  return {
    text: others.text,
    words: beside.length > 0 ? email : others.words,
    removed: [...removed, ...beside].toSorted((a, b) => a.from - b.from),
  }
}

/** A place of the text before its addresses became another one of this length. */
function placeBefore(place: number, mails: readonly Passage[], length: number): number {
  let shift = 0
  for (const { from, to } of mails) {
    if (place <= from + shift) break
    const after = shift + length - (to - from)
    if (place < to + after) return to
    shift = after
  }
  return place - shift
}

function addedWords(id: FaultId, facts: Facts): string {
  return ADDED[id]?.((key) => printedFact(key, facts).replace(/[.\s]+$/, '')) ?? ''
}

/** Faults that a sentence about something else may have in a clause of it; a sentence about a duty goes whole. */
const CLAIMS: ReadonlySet<FaultId> = new Set([
  'crossed-price',
  'false-urgency',
  'unproven-reviews',
  'unproven-certification',
  'health-claim',
  'green-claim',
  'false-origin',
])

/** Faults that a few words make, in a sentence that may say more. */
const PHRASES: ReadonlySet<FaultId> = new Set([
  'crossed-price',
  'unproven-certification',
  'green-claim',
  'false-origin',
  'order-button-words',
])
