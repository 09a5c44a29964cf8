import { isBlank, visibleText } from '@/domain/base/text/visible-text'
import type { FactKey, Facts } from '../facts'
import { printedFact } from '../typed-amounts'
import { missingFacts, type Fault, type FaultId } from './fault-rows'
import { faultsOf } from './find-faults'
import { places, readPage, sentenceAt, type ReadPage } from './read-page'
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
  'maker-missing': (fact) =>
    `Fabricant\u00a0: ${fact('maker')}. Personne responsable dans l’Union\u00a0: ${fact('euContact')}.`,
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
}

/**
 * The page without this fault, and without a new one: every proposal is read again, and one that does not hold is not made. Null: facts
 * are missing, or no proposal holds.
 */
export function correctionOf(page: ReadPage, fault: Fault, facts: Facts): Correction | null {
  if (missingFacts(fault.id, facts).length > 0) return null
  if (fault.id === 'template-leftovers' && mailsOf(page, fault).length > 0)
    return withOwnMail(page, fault, visibleText(facts.email ?? ''), facts)
  const before = new Set(faultsOf(page).map(({ id }) => id))
  const told = toldBy(
    page,
    fault.passages.map((passage) => clauseOf(page, passage)),
  )
  const added = addedWords(fault.id, facts)
  for (const words of fault.passages.length > 0 && REMOVED.has(fault.id)
    ? [BETTER[fault.id] ?? '', added]
    : [added]) {
    for (const places of waysOf(page, fault)) {
      const text = corrected(page, places, fault, words)
      if (isBlank(text)) continue
      const next = readPage(text, page.context)
      if (faultsOf(next).some(({ id }) => id === fault.id || !before.has(id))) continue
      const stillTold = toldBy(next)
      if (told.every((id) => stillTold.includes(id))) return { text, words }
    }
  }
  return null
}

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
  let [kept, at] = ['', 0]
  for (const { from, to } of mailsOf(page, fault)) {
    kept += page.text.slice(at, from) + email
    at = to
  }
  const text = kept + page.text.slice(at)
  const next = readPage(text, page.context)
  const left = faultsOf(next).find(({ id }) => id === fault.id)
  if (!left) return { text, words: email }
  // The seller's own address is one of nobody.
  return mailsOf(next, left).length > 0 ? null : correctionOf(next, left, facts)
}

function addedWords(id: FaultId, facts: Facts): string {
  return ADDED[id]?.((key) => printedFact(key, facts).replace(/[.\s]+$/, '')) ?? ''
}

/** Whole sentences, then their clauses, then the passages alone; of a fault of a few words, these first. */
function waysOf(page: ReadPage, { id, passages, isToCheck }: Fault): readonly (readonly Passage[])[] {
  // What was not read may be right: it stays beside the added words.
  if (isToCheck || !REMOVED.has(id)) return [[]]
  const sentences = passages.map(({ from, to }) => ({
    from: sentenceAt(page, from).from,
    to: Math.max(sentenceAt(page, from).to, to),
  }))
  const clauses = passages.map((passage) => clauseOf(page, passage))
  // « Zéro impact sur la planète » without its head would be « sur la planète ».
  const alone = passages.map((passage, at) => (isHead(page, passage) ? (clauses[at] ?? passage) : passage))
  return PHRASES.has(id) ? [alone, sentences, passages] : [sentences, clauses, alone]
}

/** Letters to each side in which the ends of a clause are looked for. */
const CLAUSE = 200
const SEPARATORS = [', ', '; ', ' – ', ' — ', ' - ', ' et ']

/** « , plus que 2 en stock »: the part of a sentence around a passage, with the sign that joins it. */
function clauseOf(page: ReadPage, { from, to }: Passage): Passage {
  const { folded } = page
  const sentence = sentenceAt(page, from)
  const before = folded.slice(Math.max(sentence.from, from - CLAUSE), from)
  const after = folded.slice(to, Math.min(Math.max(sentence.to, to), to + CLAUSE)).replace(/[.!?\s]+$/, '')
  const joined = Math.max(...SEPARATORS.map((sign) => before.lastIndexOf(sign)))
  const [end, sign] = SEPARATORS.map((each) => [after.indexOf(each), each.length] as const)
    .filter(([at]) => at >= 0)
    .toSorted(([a], [b]) => a - b)[0] ?? [after.length, 0]
  return joined >= 0
    ? { from: from - before.length + joined, to: to + end }
    : { from: from - before.length, to: to + end + sign }
}

/** Whether a passage begins its clause and does not end it. */
function isHead({ folded }: ReadPage, { from, to }: Passage): boolean {
  return (
    /(?:^|[.!?:;,\n«(]\s?)$/.test(folded.slice(Math.max(0, from - 2), from)) &&
    /^ ?[-\w]/.test(folded.slice(to, to + 2))
  )
}

/** Faults that a few words make, in a sentence that may say more. */
const PHRASES: ReadonlySet<FaultId> = new Set([
  'crossed-price',
  'unproven-certification',
  'green-claim',
  'false-origin',
  'order-button-words',
])

function corrected({ text }: ReadPage, places: readonly Passage[], { id }: Fault, words: string): string {
  const better = BETTER[id] ?? ''
  const isReplaced = places.length > 0 && words === better
  const instead = isReplaced ? better : ''
  let [kept, at] = ['', 0]
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue
    kept += text.slice(at, from) + instead
    at = to
  }
  const rest = places.length > 0 ? tidied(kept + text.slice(at)) : text
  return words === '' || isReplaced ? rest : `${rest.trimEnd()}\n${words}\n`
}

/** Spaces and signs that a removed phrase leaves behind. */
function tidied(text: string): string {
  return text
    .replace(/\( ?\)|\[ ?\]|« ?»/g, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/ ([,.])/g, '$1')
    .replace(/,(?= ?[,.])/g, '')
    .replace(/^[ ,.:;!-]+$/gm, '')
    .replace(/^ ?[,;:] /gm, '')
    .replace(/\n{3,}/g, '\n\n')
}
