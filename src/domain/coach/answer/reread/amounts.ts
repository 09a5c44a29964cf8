import { amountsWritten, type WrittenAmount } from '@/domain/base/text/written-amounts'
import { isResultOf } from './calculation'
import { magnitudesIn, type Magnitude } from './magnitudes'
import { inDigits } from './number-words'
import { MADE_UP, OF_EXAMPLE, passagesOf } from './passages'
import { inPercent } from './spoken-shares'
import { valueOf } from './value'

/** « $ »: any other currency, which nothing of ours is computed in. */
type Unit = '€' | '%' | '$' | 'count'
interface Amount {
  readonly value: number
  readonly unit: Unit
  /** As written: « 29,90 € ». */
  readonly text: string
}

/** « 12 ventes », « 30 pièces »; no handle (« C1 »), no date, no « 2/5 ». */
const COUNT = /(?<![\p{L}\d,./])(\d{1,6})(?=[ \u00a0\u202f]\p{L}{2})(?![ \u00a0\u202f]*euros?)/giu
/** Price without a currency sign in a question: « Mon prix de 29,90 ». */
const BARE_PRICE = /^\d+,\d{2}$/

/** An amount that says itself that it is not exact. */
const ABOUT =
  /(?:(?<!\p{L})(?:environ|presque|à peu près|autour d[e’']|près de|un peu (?:plus|moins) de|à peine|quasi(?:ment)?|dans les|arrondis?(?: à)?)|≈|~)[ \u00a0*_]*$/iu
/** A share of people or of orders never follows from sums of money. */
const OF_PEOPLE =
  /^[ \u00a0]*(?:des|de|d['’]|du|tes|vos|les)[ \u00a0]*(?:tes |vos |ses )?(?:visiteurs?|clients?|clientes?|acheteurs?|acheteuses?|internautes?|gens|personnes?|boutiques?|vendeurs?|consommateurs?|français|paniers?|commandes?|colis|retours?)/iu
/** « un taux de conversion de 4 % » */
const RATE_OF_PEOPLE =
  /(?<!\p{L})(?:conversion|taux de (?:clics?|retours?|rebond|abandon|transformation|réachat|ouverture))(?!\p{L})[^.!?]*$/iu
/** « 80 % de ton temps » is an advice, no figure. */
const OF_EFFORT =
  /^[ \u00a0]*(?:de |d['’])(?:ton |tes |l['’]|le |la )?(?:temps|efforts?|énergie|attention|travail|résultats?)(?!\p{L})/iu

/** Where a passage speaks of them: days, weeks and months of a period, halves and doubles. */
const FACTORS: readonly (readonly [spoken: RegExp, factors: readonly number[]])[] = [
  [
    /(?<!\p{L})(?:jours?|semaines?|mois|ans?|années?|quotidien|mensuel)(?!\p{L})/iu,
    [4, 7, 12, 30, 31, 52, 365],
  ],
  [/(?<!\p{L})(?:moitié|double|deux|demi\p{L}*|divis\p{L}*)(?!\p{L})/iu, [2]],
  [/(?<!\p{L})(?:tiers|triple|trois)(?!\p{L})/iu, [3]],
]
/** More amounts in a line than this: their sums would explain everything. */
const LINE_MAX = 7

/** A real answer has a tenth of it; the time grows with the square. */
const JUDGED_MAX = 200

/**
 * Returns the amounts and shares of an answer that are neither in the given texts nor follow from them: by one operation of two values, a sum
 * or difference of the amounts of one line, an amount of a line by a count of it, or a calculation shown in the answer. A made-up case that is called one is left out, and what
 * follows from a returned amount. Dates, handles and scores are no amounts: they would explain any number. A wrong alarm is worse than a miss.
 * `asked`: the person's messages, the question last; they are in `given` too, and each counts as one line, however many it has.
 */
export function unfoundedAmounts(answer: string, given: string, asked: readonly string[]): readonly string[] {
  // Who sells « balles » has no slang for euros.
  const isSlang = !/(?<!\d )balles?(?!\p{L})/iu.test(given)
  const { text, written } = inPercent(answer)
  const plain = (written: string) => inDigits(inPercent(written).text, isSlang)
  const unfounded = unfoundedDigits(inDigits(text, isSlang), plain(given), asked.map(plain))
  // A share in words is named as the answer has it.
  return unfounded.map((each) => (answer.includes(each) ? each : (written.get(each) ?? each)))
}

function unfoundedDigits(answer: string, given: string, asked: readonly string[]): readonly string[] {
  const question = asked.at(-1) ?? ''
  const lines = [...given.split('\n'), ...asked.map((message) => message.replaceAll('\n', ' '))]
  const known = [...givenAmounts(given)]
  const counts = {
    given: countsOf(given),
    said: [...countsOf(question), ...countsOf(answer)],
  }
  const derived = sumsOf(lines, question)
  const perCount = quotientsOf(lines)
  const unfounded: string[] = []
  /** Of made-up cases, and the lines in which they stand. */
  const examples: Amount[] = []
  const exampleLines: LineSums[] = []
  const knownMagnitudes = magnitudesIn(given)
  let judged = 0
  for (const passage of passagesOf(answer)) {
    const isMadeUp = MADE_UP.test(passage)
    const isOfExample = OF_EXAMPLE.test(passage)
    if (isMadeUp) exampleLines.push(...sumsOf([passage.replaceAll('\n', ' ')]))
    const factors = FACTORS.flatMap(([spoken, numbers]) => (spoken.test(passage) ? numbers : []))
    for (const { amount: plain, withCents, before, after } of writtenIn(passage)) {
      const amount =
        withCents && known.some(({ value }) => isNear(withCents, value, false)) ? withCents : plain
      judged += 1
      if (judged > JUDGED_MAX) break
      const isAbout = ABOUT.test(before)
      const isOfPeople = OF_PEOPLE.test(after) || RATE_OF_PEOPLE.test(before)
      const result = isResultOf(before, amount)
      const isExplained =
        isMadeUp ||
        (isOfExample &&
          (examples.some(({ unit, value }) => unit === amount.unit && isNear(amount, value, isAbout)) ||
            isDerived(amount, exampleLines, isAbout))) ||
        isHarmless(amount, after) ||
        result ||
        (SO.test(before) && isRoundedMultiple(amount, multiples(euros(known), counts.said))) ||
        isFounded(amount, { known, counts, factors, isAbout, isOfPeople }) ||
        (!isOfPeople && isDerived(amount, derived, isAbout)) ||
        (amount.unit === '€' && perCount.some((made) => isNear(amount, made, isAbout)))
      // What is only an example explains nothing outside of it.
      if (!isExplained) unfounded.push(amount.text)
      if (isMadeUp) examples.push(amount)
      else known.push(amount)
    }
    if (isMadeUp) continue
    const magnitudes = magnitudesIn(passage)
    if (magnitudes.length === 0) continue
    const sums = [...euros(known), ...multiples(euros(known), counts.said)]
    for (const magnitude of magnitudes) {
      const isSaid = knownMagnitudes.some(({ from }) => from === magnitude.from)
      if (!isSaid && !sums.some(({ value }) => isWithin(value, magnitude))) unfounded.push(magnitude.text)
    }
  }
  return [...new Set(unfounded.map((text) => text.replace(/[ \u00a0\u202f]+/g, '\u00a0')))]
}

/** Amounts by counts: « pour 100 ventes, quelques centaines d’euros ». */
function multiples(amounts: readonly Amount[], counts: readonly Amount[]): readonly Amount[] {
  return pairs(amounts, counts).map(([a, b]) => ({ value: a * b, unit: '€', text: '' }))
}

function isWithin(value: number, { from, to }: Magnitude): boolean {
  return value >= from && value < to
}

/** « 10 ventes à 3,22 €, soit 32 € » */
const SO = /(?:=|≈|(?<!\p{L})(?:soit|donc|font|fait))[ \u00a0*_]*(?:environ )?$/iu

function isRoundedMultiple({ value, unit }: Amount, made: readonly Amount[]): boolean {
  return unit === '€' && Number.isInteger(value) && made.some((each) => Math.round(each.value) === value)
}

interface WrittenIn extends Pick<Placed, 'amount' | 'withCents'> {
  readonly before: string
  readonly after: string
}

/** A calculation before its result is shorter. */
const BEFORE_MAX = 200

function writtenIn(passage: string): readonly WrittenIn[] {
  return amountsIn(passage).map(({ amount, withCents, from, to }) => {
    const lineStart = passage.lastIndexOf('\n', from) + 1
    return {
      amount,
      withCents,
      before: passage.slice(Math.max(lineStart, from - BEFORE_MAX), from),
      after: passage.slice(to, to + 40),
    }
  })
}

/** « 0 € », « 1 € de publicité » and « à 100 % » claim nothing. */
function isHarmless({ value, unit }: Amount, after: string): boolean {
  if (unit !== '%') return value === 0 || value === 1
  return value === 0 || value === 100 || OF_EFFORT.test(after)
}

/** Whether the value, as exactly as it is written, is `made`. */
function isNear({ value, unit }: Amount, made: number, isAbout: boolean): boolean {
  const isWhole = Number.isInteger(value)
  const by = isAbout ? Math.max(1, Math.abs(value) * 0.05) : unit === '%' ? (isWhole ? 0.51 : 0.06) : 0.011
  return Math.abs(made - value) <= by
}

interface Founding {
  readonly known: readonly Amount[]
  readonly counts: { readonly given: readonly Amount[]; readonly said: readonly Amount[] }
  readonly factors: readonly number[]
  readonly isAbout: boolean
  /** A share of people or orders, which no money explains. */
  readonly isOfPeople: boolean
}

function isFounded(amount: Amount, { known, counts, factors, isAbout, isOfPeople }: Founding): boolean {
  const { value, unit } = amount
  const same = known.filter((each) => each.unit === unit)
  if (same.some((each) => isNear(amount, each.value, isAbout))) return true
  if (unit === '$') return false
  const made =
    unit === '€'
      ? [
          ...pairs(same, same).flatMap(([a, b]) => [a + b, a - b]),
          ...pairs(same, counts.said).flatMap(([a, b]) => [a * b, a / b]),
          ...same.flatMap((each) => factors.flatMap((factor) => [each.value * factor, each.value / factor])),
          ...pairs(
            same,
            known.filter((each) => each.unit === '%'),
          ).flatMap(([a, b]) => [(a * b) / 100, a * (1 + b / 100), a * (1 - b / 100), a / (1 + b / 100)]),
        ]
      : [
          ...pairs(counts.given, counts.given).map(([a, b]) => (a / b) * 100),
          ...(isOfPeople ? [] : pairs(euros(known), euros(known)).map(([a, b]) => (a / b) * 100)),
        ]
  if (made.some((each) => isNear(amount, each, isAbout))) return true
  // « 30 € » of 29,90: a whole number of euros rounds what is known.
  return unit === '€' && Number.isInteger(value) && same.some((each) => Math.round(each.value) === value)
}

function euros(amounts: readonly Amount[]): readonly Amount[] {
  return amounts.filter(({ unit }) => unit === '€')
}

function pairs(some: readonly Amount[], others: readonly Amount[]): readonly (readonly [number, number])[] {
  return some.flatMap((a) => others.flatMap((b) => (b.value === 0 ? [] : [[a.value, b.value] as const])))
}

/** Sums of the amounts of one line of the given texts, what they leave of its largest one (mostly a price), and that one. */
interface LineSums {
  readonly values: readonly number[]
  readonly largest: number
}

/** `question`: its amounts take the place of those of a line, « et si la pub passe à 12 € ? », two of them together, more one by one. */
function sumsOf(lines: readonly string[], question = ''): readonly LineSums[] {
  const amounts = [...new Set(eurosOf(question))].slice(0, LINE_MAX)
  const cases = amounts.length <= 2 ? [amounts] : amounts.map((amount) => [amount])
  return lines.flatMap((line) => {
    const own = [...new Set(eurosOf(line))].slice(0, LINE_MAX)
    if (own.length < 2) return []
    return cases.flatMap((asked) => {
      const parts = subsetSums([...own, ...asked].filter((amount) => amount !== Math.max(...own)))
      return [Math.max(...own), ...asked].map((largest) => ({
        values: [...parts, ...parts.map((sum) => largest - sum)],
        largest,
      }))
    })
  })
}

/** « 41,50 € dépensés, 6 ventes »: what one of them costs. */
function quotientsOf(lines: readonly string[]): readonly number[] {
  return lines.flatMap((line) => {
    const counts = countsOf(line).slice(0, LINE_MAX)
    const amounts = eurosOf(line).slice(0, LINE_MAX)
    return amounts.flatMap((amount) => counts.flatMap(({ value }) => (value === 0 ? [] : [amount / value])))
  })
}

function eurosOf(line: string): readonly number[] {
  return givenAmounts(line).flatMap(({ unit, value }) => (unit === '€' && value > 0 ? [value] : []))
}

function subsetSums(amounts: readonly number[]): readonly number[] {
  return amounts.reduce<number[]>((sums, amount) => [...sums, ...sums.map((sum) => sum + amount)], [0])
}

function isDerived(amount: Amount, lines: readonly LineSums[], isAbout: boolean): boolean {
  return lines.some(({ values, largest }) =>
    values.some((made) =>
      amount.unit === '€'
        ? isNear(amount, made, isAbout)
        : amount.unit === '%' && largest > 0 && isNear(amount, (made / largest) * 100, isAbout),
    ),
  )
}

type Placed = Pick<WrittenAmount, 'from' | 'to'> & {
  readonly amount: Amount
  /** « 41 euros 50 dépensés »: two digits that may be its cents. */
  readonly withCents: Amount | null
}

/** Of « entre 10 et 15 € », the first number takes the unit of the second. `isGiven`: prices without a sign count too. */
function amountsIn(text: string, isGiven = false): readonly Placed[] {
  const all = amountsWritten(text)
  return all.flatMap((written, at) => {
    const unit =
      unitOf(written, all[at + 1]) ??
      (isGiven && written.unit === null && BARE_PRICE.test(written.text) ? '€' : undefined)
    if (unit === undefined) return []
    const amount = amountOf(written, unit)
    const [, cents] =
      (written.value === null && /^[ \u00a0\u202f](\d{2})(?![\d.,])/.exec(text.slice(written.to))) || []
    const withCents = cents === undefined ? null : { ...amount, value: amount.value + Number(cents) / 100 }
    return [{ ...written, amount, withCents }]
  })
}

function givenAmounts(text: string): readonly Amount[] {
  return amountsIn(text, true).map(({ amount }) => amount)
}

const UNITS: Readonly<Record<string, Unit>> = { euro: '€', percent: '%' }
/** « 47 livres » are books. */
const NO_CURRENCY = /livres?/iu

function unitOf({ unit, isOfRange, text }: WrittenAmount, next: WrittenAmount | undefined): Unit | undefined {
  if (unit === 'currency') return NO_CURRENCY.test(text) ? undefined : '$'
  const own = unit ?? (isOfRange ? next?.unit : null)
  return own ? UNITS[own] : undefined
}

/** « 12 € TTC » is named without what stands beside it. */
const TAX_WORDS = /[ \u00a0\u202f]*\(?(?:h\.?t\.?|hors[ -](?:taxes?|tva)|t\.?t\.?c\.?)\)?$/iu

function amountOf({ text, unit: ownUnit, value }: WrittenAmount, unit: Unit): Amount {
  // More than two decimals, « 12,415 % », or an amount that may go on.
  const [, whole, part] = /(\d[\d \u00a0\u202f.]*)(?:,(\d+))?/u.exec(text) ?? []
  return {
    unit,
    value: value === null ? valueOf(whole, part) : value / 100,
    // The first of a range is named as if it stood alone: « 17 € ».
    text: ownUnit === null ? `${text}\u00a0${unit}` : text.replace(TAX_WORDS, ''),
  }
}

function countsOf(text: string): Amount[] {
  return [...text.matchAll(COUNT)].map(([whole, digits]) => ({
    value: valueOf(digits, undefined),
    unit: 'count',
    text: whole,
  }))
}
