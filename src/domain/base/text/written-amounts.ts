import { late } from '@/domain/base/late'
import { numberNames } from './number-words'

/** A number of a text with its sign, unit and tax words: the one place that finds amounts of money and percentages in a text. */
export interface WrittenAmount {
  /** The whole of it, as written: « 12,50 € TTC ». */
  readonly text: string
  readonly from: number
  readonly to: number
  /** Null: a bare number, which may as well be a size, a year or a number of pieces. */
  readonly unit: 'euro' | 'currency' | 'percent' | null
  /** In hundredths: cents, or hundredths of a percent. Null: not clear, like « 1,234 » and « 12 euros cinquante ». Without the sign. */
  readonly value: number | null
  readonly isNegative: boolean
  /** One end of « 25-30 € »: no value by itself. */
  readonly isOfRange: boolean
  /** « 3 pour 10 € », « 10 € les 3 »: the price of several pieces together. A lot is one article: « lot de 2 : 15 € ». */
  readonly isForSeveral: boolean
}

const NUMBER = String.raw`(?:\d(?:[\d.,'’]*\d)?(?: \d{3}(?!\d)(?:[.,]\d+)?)*|[.,]\d{1,2}(?![\d.,]))`
const EURO = String.raw`(?:€|euros?(?!\p{L})|eur(?!\p{L}))`
const SIGNS = String.raw`(?:(?:us|ca|au|nz|hk|sg|mx|c|a|r|s) ?)?(?!€)\p{Sc}`
const CODES =
  'USD|GBP|CHF|CNY|RMB|JPY|CAD|AUD|NZD|SGD|HKD|INR|BRL|MXN|KRW|TRY|RUB|UAH|CZK|HUF|RON|BGN|DKK|NOK|SEK|PLN|THB|VND|ZAR|AED|SAR|ILS|EGP|MAD|DH|TND|DZD|XAF|XOF|XPF|F ?CFA|kr|z[łl]|BTC'
const NAMES = String.raw`dollars?|livres?|yuans?|francs?|dirhams?|dinars?|roupies?|roubles?|yens?|pesos?|wons?|bahts?|zlotys?|shekels?|forints?|bitcoins?`
const PERCENT = String.raw`(?:[%٪％﹪]|(?:pour[ -]?cents?|percents?|pct|p\. ?100)(?!\p{L}))`
const TAX = String.raw`(?:ht|h\.t\.?|hors[ -]taxes?|hors[ -]tva|ttc|t\.t\.c\.?)(?!\p{L})`

/** Words before or after a number of things: « lot de 2 », « 500 ml », « 3 jours ». */
const COUNTED_BEFORE = late(
  () =>
    /(?<!\p{L})(?:lots?|packs?|bo[iî]tes?|sachets?|paires?|séries?|taille|réf\.?|n°|par|x|×) ?(?:de )?$/iu,
)
const COUNTED_AFTER = late(
  () =>
    /^ ?(?:["″'°²³]|(?:mm|cm|dm|m|km|mg|gr?|kg|ml|cl|dl|l|litres?|pouces?|k?w|watts?|v|volts?|mah|[gmt][ob]|h|heures?|min|minutes?|s|secondes?|j|jours?|semaines?|mois|ans?|années?|pi[eè]ces?|pcs?|unités?|articles?|produits?|exemplaires?|lots?|packs?|paires?|sachets?|bo[iî]tes?|personnes?|avis|ventes?|vendue?s?|étoiles?|commandes?|colis|tailles?|couleurs?|modèles?|points?|visites?|clics?|vues?)(?!\p{L}))/iu,
)

/** After the two digits of « 12 € 50 »: « 5 € 20 avis » and « 5 € 20/11 » are 5 € and something else. */
const CENTS_END = String.raw`(?= ?(?:$|\n|c(?:entimes?|ts?)?(?!\p{L})|[.,](?!\d)|[;:!?…)\]»"*–—-]|\/(?!\d)|(?:${TAX}|(?:l[ae]s?|l['’]|par|chacune?|tout|seulement|environ|au|en|chez|sur|avec|pour|port|de|et|ou|à|d['’])(?!\p{L}))))`
const CENTS = String.raw`(?<![.,]\d{1,2}) ?${EURO}(?:(?<cents>\d{2})(?!\d)| ?(?:et )?(?<spacedCents>\d{2}(?![\d.,]\d|\d)${CENTS_END}|\d(?= ?(?:centimes?|cts?)(?!\p{L}))))(?: ?c(?:entimes?|ts?)?(?!\p{L}))?`
const AMOUNT = late(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(?<sign>(?<=^|[\s(:=«"])[-−–])?` +
        // A sign between two numbers is of neither: « 2026 €5 ».
        String.raw`(?:(?<!\d ?)(?:(?<euroBefore>${EURO})|(?<otherBefore>${SIGNS}|(?:${CODES})(?!\p{L}))) ?)?` +
        // « 12,- € » has no cents.
        String.raw`(?<number>${NUMBER})(?:[.,][-–—](?! ?\d))?` +
        String.raw`(?:${CENTS}| ?(?<euro>${EURO})(?!\d)| ?(?<centimes>centimes?|cts?)(?!\p{L})| ?(?<percent>${PERCENT})| ?(?<other>${SIGNS}|(?:${CODES}|${NAMES})(?!\p{L})))?` +
        String.raw`(?: ?\(?${TAX}\)?)?`,
      'giu',
    ),
)
/** Between the two ends of a range; a hyphen may be taken for the sign of the second. */
const RANGE = /^ ?(?:(?:et|ou|or|to|a|à|jusqu['’]à) |[-−–—~/] ?)$/i
/** « 12 euros cinquante », « 12 € 50 grosses pièces »: more of the amount may follow. */
const GOES_ON = late(
  () =>
    new RegExp(
      String.raw`^(?: \d{2}(?!\d|[.,]\d| ?(?:\p{Sc}|%))| ?(?:et )?(?:demi|quart|quatre|${numberNames(10)})(?!\p{L}))`,
      'iu',
    ),
)
/** Longest text beside an amount that is read for what the amount is. */
const BESIDE = 24
/** As far as the number of pieces may stand from its price. */
const SEVERAL_BESIDE = 48

/** Two to 999 pieces, in digits or words. */
const SEVERAL = String.raw`(?<![\p{L}\d.,/-])(?<!(?:lots?|packs?|bo[iî]tes?|coffrets?|sachets?|tailles?|niveau|n°) (?:de )?)(?:[2-9]|[1-9]\d{1,2}|${numberNames(2)}|two|three|four|five|ten|twelve|zwei|drei|vier|fünf|zehn)(?![\p{L}\d%]|[.,]\d| ?[-–/]\d)`
const PIECES = String.raw`(?:pi[eè]ces?|pcs?|unités?|units?|articles?|produits?|exemplaires?|items?|Stück|achetée?s?)(?!\p{L})`
/** Sizes, times, opinions: « 500 ml pour 12 € » and « 12 € pour 3 mois » are no prices of several pieces. */
const MEASURED = String.raw`(?:["″'°²³%]|(?:[mcdk]?m|[mk]?gr?|[mcd]?l|litres?|pouces?|k?w|watts?|v|volts?|mah|[gmt][ob]|h|heures?|min|minutes?|s|secondes?|j|jours?|days?|semaines?|weeks?|mois|months?|ans?|années?|years?|personnes?|joueurs?|places?|avis|ventes?|vendue?s?|étoiles?|tailles?|couleurs?|points?|visites?|clics?|vues?|premi[eè]re?s?|derni[eè]re?s?|ou|et|à)(?!\p{L}))`
/** « 3 livres pour 10 € », « 2 = 15 € », « 3 pièces : 12 € », « 2 achetés, 1 offert : 15 € », « 3 pour 2 : 20 € », « la douzaine : 8 € ». */
const SEVERAL_BEFORE = late(
  () =>
    new RegExp(
      String.raw`(?:${SEVERAL}(?! ?${MEASURED})(?: \p{L}[\p{L}’'-]*){0,3} ?(?:(?<!\p{L})(?:pour|for|für|por|per|voor)(?!\p{L})|pr\.?(?!\p{L})|=|->|→)` +
        String.raw`|(?<=^ ?|[;,(|•*] ?|les )${SEVERAL} ?${PIECES}[ :–—-]*` +
        String.raw`|(?<!\p{L})(?:pour|for|für|par|per|les) (?:les )?${SEVERAL}(?: ${PIECES})?(?: ?[:=,–—-]| à(?!\p{L}))+` +
        String.raw`|${SEVERAL} (?:achetée?s?|pour (?:le prix d(?:e |['’]))?(?:\d|une?)|for (?:the price of )?\d)(?!\p{L}).*` +
        String.raw`|(?:\d ?\+ ?\d|(?<!\p{L})achetée?s?(?!\p{L}).{0,20}) (?:offerte?s?|gratuite?s?|free)(?!\p{L})[^\d]{0,9}` +
        String.raw`|(?<!\p{L})(?:douzaine|dizaine|dozen)(?!\p{L})[^\d]{0,9}` +
        String.raw`|(?<!\p{L})l[ae] (?:[23](?:e|è?me|nde?)|deuxi[eè]me|seconde?|troisi[eè]me) (?:article |produit |pi[eè]ce |paire )?(?:à|pour))` +
        String.raw` ?(?:seulement |que |only |just |environ )?$`,
      'iu',
    ),
)
/** « 10 € les 3 », « 10 € pour deux », « 10 € = 2 achetés », « 12 €/3 pièces », « 8 € la douzaine ». */
const SEVERAL_AFTER = late(
  () =>
    new RegExp(
      String.raw`^[ ,:(]{0,3}(?:(?:(?:pour|for|für|por|voor|par|per|dès|les|the|=|→)(?!\p{L})|pour les|for the) ?${SEVERAL}(?! ?${MEASURED})` +
        String.raw`|/ ?(?:les )?(?:[2-9]|[1-9]\d{1,2}) ?${PIECES}` +
        String.raw`|(?:l[ae]|the|a|per|par) (?:demi-|half )?(?:douzaine|dizaine|dozen)(?!\p{L}))`,
      'iu',
    ),
)

/** The amounts of a text, in order. Positions are those of `text`. */
export function amountsWritten(text: string): readonly WrittenAmount[] {
  const spaced = text.replace(/[^\S\n]/g, ' ')
  const found = [...spaced.matchAll(AMOUNT())].map(({ 0: whole, index, groups = {} }) => ({
    text: text.slice(index, index + whole.length),
    from: index,
    to: index + whole.length,
    unit: unitOf(groups),
    value: valueOf(groups, spaced.slice(index + whole.length, index + whole.length + BESIDE)),
    isNegative: groups['sign'] !== undefined,
  }))
  const isAfter = (at: number) => {
    const [before, after] = [found[at - 1], found[at]]
    if (!before || !after) return false
    const sign = after.isNegative ? after.text.charAt(0) : ''
    if (!RANGE.test(spaced.slice(before.to, after.from) + sign)) return false
    // « Lot de 3 - 12 € », « 12 € - 3 jours »
    if (before.unit === null && after.unit !== null) return !isCounted(spaced, before)
    return before.unit === null || after.unit !== null || !isCounted(spaced, after)
  }
  const isForSeveral = ({ unit, from, to }: (typeof found)[number]) =>
    (unit === 'euro' || unit === 'currency') &&
    (SEVERAL_BEFORE().test(spaced.slice(Math.max(0, from - SEVERAL_BESIDE), from)) ||
      SEVERAL_AFTER().test(spaced.slice(to, to + SEVERAL_BESIDE)))
  return found.map((amount, at) => ({
    ...amount,
    isOfRange: isAfter(at) || isAfter(at + 1),
    isForSeveral: isForSeveral(amount),
  }))
}

/** True for a number of pieces, a size, a time: « lot de 2 », « 500 ml ». */
export function isCounted(text: string, { from, to }: Pick<WrittenAmount, 'from' | 'to'>): boolean {
  const spaced = (part: string) => part.replace(/\s/g, ' ')
  return (
    COUNTED_BEFORE().test(spaced(text.slice(Math.max(0, from - BESIDE), from))) ||
    COUNTED_AFTER().test(spaced(text.slice(to, to + BESIDE)))
  )
}

type Groups = Readonly<Record<string, string | undefined>>

function unitOf(groups: Groups): WrittenAmount['unit'] {
  const { euroBefore, otherBefore, cents, spacedCents, euro, centimes, percent, other } = groups
  if (otherBefore !== undefined || other !== undefined) return 'currency'
  if ([euroBefore, cents, spacedCents, euro, centimes].some((group) => group !== undefined)) return 'euro'
  return percent === undefined ? null : 'percent'
}

/**
 * A comma or a point before at most two decimals; spaces, points or apostrophes between groups of three. A single point before three
 * digits is ambiguous.
 */
const PLAIN = /^(?!\d{1,3}\.\d{3}$)(\d+|\d{1,3}(?:[ .'’]\d{3})+)?(?:[.,](\d{0,2}))?$/
/** « 1,299.90 »: English, and with its cents it can be nothing else. */
const ENGLISH_THOUSANDS = /^\d{1,3}(?:,\d{3})+(?=\.\d\d$)/

function valueOf(groups: Groups, after: string): number | null {
  const { number = '', centimes } = groups
  const cents = groups['cents'] ?? groups['spacedCents']?.padStart(2, '0')
  const plain = number.replace(ENGLISH_THOUSANDS, (whole) => whole.replaceAll(',', ''))
  const [match, whole = '', part = ''] = PLAIN.exec(plain) ?? []
  if (match === undefined) return null
  if (centimes !== undefined) return part === '' && Number(whole) < 100 ? Number(whole) : null
  const isEuro = unitOf(groups) === 'euro'
  const goesOn = isEuro && cents === undefined && part === '' && GOES_ON().test(after)
  if (goesOn && !isCountedNumber(after)) return null
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents ?? part.padEnd(2, '0'))
}

/** « 12 € 50 ml »: the number after the amount is one of things. */
function isCountedNumber(after: string): boolean {
  const [number = ''] = /^ \d{2}/.exec(after) ?? []
  return number !== '' && COUNTED_AFTER().test(after.slice(number.length))
}
