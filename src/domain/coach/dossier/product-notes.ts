import { euroText } from '@/domain/base/text/euro-text'
import { counted } from '@/domain/base/text/french-count'
import { isBlank } from '@/domain/base/text/visible-text'
import { localDateOf, type LocalDate } from '@/domain/base/time/local-date'
import { cleanMessage } from '@/domain/coach/conversation/clean-message'
import { figureWords, PRODUCT_KEYS, SELLER_KEYS } from '@/domain/money/figures'
import { LIMIT_LABELS, limitTexts } from '@/domain/money/limit-words'
import { saleOf } from '@/domain/money/sale'
import type { Seller } from '@/domain/money/sale-inputs'
import { NEW_SELLER, VAT_REGIMES } from '@/domain/money/seller'
import { LINE_LABELS, statementOf, type Statement } from '@/domain/money/statement'
import { caveats, marginOrNone, marginText } from '@/domain/money/statement-words'
import { CRITERIA, type Candidate } from '@/domain/research/candidate'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import { scoreOf, scoreText } from '@/domain/research/candidate-score'
import { withGains } from '@/domain/sales-tests/followed-gain'
import { hasMore, PRODUCTS, type DossierFacts } from './dossier-parts'
import { excerpt, name, shortLink, type Handles } from './note-lines'
import { testNote, type TestNote } from './test-note'

/*
 * « Produits »: each product with the statement of a sale, line by line, and its sales tests, in the words and figures of the screen and from
 * the same functions: a model that has the lines does not invent them. Where the room ends, the rest is named; no line is cut in a figure.
 */

const NAME_EXCERPT = 40
const NOTE_EXCERPT = 100

interface Entry {
  readonly handle: string
  readonly head: string
  readonly note: string
  /** Typed amounts and what is left, in short; '' for none. */
  readonly short: string
  /** The statement, which stands in the place of the short form; null: no price. */
  readonly statement: string | null
  readonly tests: readonly TestNote[]
}

export interface ProductNotes {
  readonly text: string
  /** Characters that did not fit; products that are not even listed count as one each. */
  readonly cut: number
}

/** `max`: characters. `profile` null: not read, and no statement is computed with wrong rates. */
export function productNotes(
  facts: Pick<DossierFacts, 'candidates' | 'tests' | 'tested' | 'profile' | 'more'>,
  handles: Handles,
  now: Date,
  max: number,
): ProductNotes {
  const { candidates, tested = [], profile } = facts
  const today = localDateOf(now)
  const seller = profile && (profile.seller ?? NEW_SELLER)
  const tests = seller
    ? withGains(facts.tests ?? [], [...(candidates ?? []), ...tested], seller, today)
    : (facts.tests ?? [])
  const shown = (candidates ?? []).slice(0, PRODUCTS)
  const addresses = new Set(shown.map(addressText))
  const entries = shown.map((product): Entry => {
    const address = addressText(product)
    const own = tests.filter((test) => test.product === address)
    return {
      handle: name(handles, 'C', address),
      head: cleanMessage(productHead(product)),
      note: isBlank(product.note) ? '' : cleanMessage(excerpt(product.note, NOTE_EXCERPT)),
      short: seller ? shortFigures(product, seller, today) : typedAmounts(product),
      statement: seller && statementNote(product, seller, today),
      tests: own.map((test) => testNote(test, today)),
    }
  })
  // Of a deleted product, or of one that is not among the newest.
  const others = tests
    .filter(({ product }) => !addresses.has(product))
    .map((test) => testNote(test, today, shortLink(test.link)))
  const unlisted = (candidates ?? []).length - shown.length
  const hasStatement = entries.some(({ statement }) => statement !== null)
  const more = {
    products: unlisted > 0 || hasMore(facts, 'products'),
    tables: hasMore(facts, 'tables'),
    tests: hasMore(facts, 'tests'),
  }
  return filled(seller && hasStatement ? sellerLine(seller) : '', { entries, others, unlisted, more }, max)
}

interface Pieces {
  readonly entries: readonly Entry[]
  readonly others: readonly TestNote[]
  /** Number of products beyond `PRODUCTS`. */
  readonly unlisted: number
  /** There are more than were read. */
  readonly more: Readonly<Record<'products' | 'tables' | 'tests', boolean>>
}

interface Kept {
  readonly entries: Set<Entry>
  readonly statements: Set<Entry>
  readonly tests: Set<TestNote>
}

/** Adds the pieces in the order of their use to the person, each as long as it fits whole. */
function filled(head: string, pieces: Pieces, max: number): ProductNotes {
  const { entries, others, unlisted } = pieces
  const kept: Kept = { entries: new Set(), statements: new Set(), tests: new Set() }
  let isHeaded = false
  let text = ''
  const write = () => [...(isHeaded ? [head] : []), ...writtenLines(pieces, kept)].join('\n')
  function add<T>(set: Set<T>, values: readonly T[]) {
    for (const value of values) {
      if (set.has(value)) continue
      set.add(value)
      const next = write()
      if (next.length <= max) text = next
      else set.delete(value)
    }
  }
  const summed = (of: readonly Entry[]) => of.filter(({ statement }) => statement !== null)
  const hasOpenTest = ({ tests }: Entry) => tests.some(({ isOpen }) => isOpen)
  const tests = [...entries.flatMap((entry) => entry.tests), ...others]
  const first = entries.slice(0, 1)

  isHeaded = head !== ''
  add(kept.entries, first)
  add(kept.statements, summed(first))
  add(
    kept.tests,
    first.flatMap((entry) => entry.tests.slice(0, 1)),
  )
  add(kept.entries, entries)
  add(
    kept.tests,
    tests.filter(({ isOpen }) => isOpen),
  )
  add(kept.statements, summed(entries.filter(hasOpenTest)))
  add(kept.statements, summed(entries))
  add(kept.tests, tests)
  // Nothing is listed, and the rest is named all the same.
  if (text === '' && entries.length + tests.length === 0) text = write()

  const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0)
  const cut = lengthOf([
    ...entries.filter((entry) => !kept.entries.has(entry)).map((entry) => entry.head + entry.note),
    ...summed(entries).flatMap((entry) => (kept.statements.has(entry) ? [] : (entry.statement ?? ''))),
    ...tests.filter((test) => !kept.tests.has(test)).map(({ line }) => line),
  ])
  return { text, cut: cut + unlisted }
}

function writtenLines(pieces: Pieces, kept: Kept): readonly string[] {
  const written = (tests: readonly TestNote[]) =>
    tests.filter((test) => kept.tests.has(test)).map(({ line }) => line)
  const products = pieces.entries
    .filter((entry) => kept.entries.has(entry))
    .flatMap((entry) => {
      const { handle, head, short, note, statement } = entry
      const isSummed = statement !== null && kept.statements.has(entry)
      const about = [`${handle} ${head}`, isSummed ? '' : short, note].filter((part) => part !== '')
      return [about.join(' · '), ...(isSummed ? [statement] : []), ...written(entry.tests)]
    })
  // A test is written below its product, or with the name of its page.
  return [...products, ...written(pieces.others), ...leftOut(pieces, kept)]
}

/** « Laissé de côté, faute de place : le calcul de C3, C4 ; 3 tests de vente ; d'autres produits. »; none: everything is there. */
function leftOut({ entries, others, more }: Pieces, kept: Kept): readonly string[] {
  const unsummed = entries.filter(
    (entry) => kept.entries.has(entry) && entry.statement !== null && !kept.statements.has(entry),
  )
  const untold = [...entries.flatMap((entry) => entry.tests), ...others].filter(
    (test) => !kept.tests.has(test),
  )
  const unlistedCount = entries.length - kept.entries.size
  const words = [
    ...(unsummed.length === 0 ? [] : [`le calcul de ${unsummed.map(({ handle }) => handle).join(', ')}`]),
    // Of what is not even read there is no count.
    ...(more.tests
      ? ['d’autres tests de vente, plus anciens']
      : untold.length === 0
        ? []
        : [`${counted(untold.length, 'test')} de vente`]),
    ...(more.products
      ? ['d’autres produits']
      : unlistedCount === 0
        ? []
        : [counted(unlistedCount, 'produit')]),
    ...(more.tables ? ['les tableaux de produits plus anciens'] : []),
  ]
  return words.length === 0 ? [] : [`Laissé de côté, faute de place\u00a0: ${words.join('\u00a0; ')}.`]
}

/** The settings for all products, and how an open input is marked. */
function sellerLine(seller: Seller): string {
  const { vatPoints, acre, isFlatTaxed } = seller
  const regime = VAT_REGIMES.find(({ points }) => points === vatPoints)?.label ?? ''
  const typed = SELLER_KEYS.flatMap((key) => {
    const value = seller[key]
    return value === null ? [] : [figureWords(key, value)]
  })
  const words = [
    `Régime de TVA\u00a0: ${regime}`,
    ...(acre === 'none' ? [] : ['ACRE']),
    ...(isFlatTaxed ? ['versement libératoire'] : []),
    ...typed,
  ]
  return `Pour tous les produits\u00a0: ${words.join(', ')}. «\u00a0(?)\u00a0»\u00a0: non renseigné, compté 0.`
}

function productHead({ link, name: given, verdicts }: PlacedCandidate): string {
  const no = CRITERIA.filter(({ key }) => verdicts[key] === false).map(({ words }) => words)
  return [
    shortLink(link),
    ...(given === '' ? [] : [`«\u00a0${excerpt(given, NAME_EXCERPT)}\u00a0»`]),
    scoreText(scoreOf(verdicts)),
    ...(no.length > 0 ? [`non\u00a0: ${no.join(', ')}`] : []),
  ].join(' · ')
}

function typedAmounts({ figures }: Candidate): string {
  return PRODUCT_KEYS.flatMap((key) => {
    const value = figures[key]
    return value === null ? [] : figureWords(key, value).toLowerCase().replace('\u00a0:', '')
  }).join(', ')
}

/** Typed amounts and what a sale leaves, where there is no room for the lines. */
function shortFigures(product: Candidate, seller: Seller, today: LocalDate): string {
  const sale = saleOf(product.figures, seller)
  const typed = typedAmounts(product)
  if (!sale) return typed
  const share = sale.marginTenths === null ? [] : [marginText(sale.marginTenths)]
  const notes = [...share, ...caveats(sale, today)].join(', ')
  return `${typed}, reste par vente ${euroText(sale.restCents)}${notes && ` (${notes})`}`
}

/** The lines of a sale, its rest and its limits, as on « Argent »; null: no price. */
function statementNote({ figures }: Candidate, seller: Seller, today: LocalDate): string | null {
  const inputs = { ...figures, ...seller }
  const statement = statementOf(inputs)
  if (!statement) return null
  const lines = statement.lines.map(
    ({ key, cents, origin }) => `${LINE_LABELS[key]} ${euroText(cents)}${origin === 'open' ? ' (?)' : ''}`,
  )
  const limits = limitTexts(inputs, seller, statement)
  const limitWords = (['lowestPrice', 'highestAds', 'roas', 'sales'] as const).flatMap((key) => {
    const text = limits?.[key] ?? null
    return text === null ? [] : [`${LIMIT_LABELS[key]} ${text}`]
  })
  return [
    `- Une vente (${typedWords(figures)}) = ${lines.join(', ')}. ${restWords(statement, today)}`,
    ...(limitWords.length > 0 ? [`- ${limitWords.join(', ')}`] : []),
  ].join('\n')
}

/** « Prix de vente : 29,90 €, Retours : 5 % »: the price, and inputs that no line shows as they were typed. */
function typedWords({ salePriceCents, ...typed }: Candidate['figures']): string {
  const { returnPoints, returnCostCents, costCents, isResold } = typed
  const hasReturns = returnPoints !== null && returnPoints > 0
  return [
    figureWords('salePriceCents', salePriceCents),
    ...(hasReturns ? [figureWords('returnPoints', returnPoints)] : []),
    ...(hasReturns && returnCostCents !== null ? [figureWords('returnCostCents', returnCostCents)] : []),
    ...(hasReturns && isResold && costCents !== null ? [figureWords('costCents', costCents)] : []),
  ].join(', ')
}

function restWords(statement: Statement, today: LocalDate): string {
  const notes = [marginOrNone(statement), ...caveats(statement, today)]
  return `Reste par vente ${euroText(statement.restCents)} (${notes.join(', ')})`
}
