import { late } from '@/domain/base/late'
import { NUMBER_WORDS, numberOf } from '@/domain/base/text/number-words'

const SPACE = String.raw`[ \u00a0\u202f]`
/** Of whom an answer may know only by hearsay. Other shares are advice (« la moitié de ton budget ») or idioms (« neuf fois sur dix »). */
const PEOPLE = String.raw`(?:visiteu(?:rs?|ses?)|clients?|clientes?|acheteu(?:rs?|ses?)|internautes?|gens|personnes?|boutiques?|vendeu(?:rs?|ses?)|consommat(?:eurs?|rices?)|français|paniers?|commandes?|colis|retours?|marques?|entreprises?|e-commerçants?|débutants?|femmes?|hommes?|annonces?|utilisat(?:eurs?|rices?)|sites?|micro-entrepreneurs?)(?!\p{L})`
const NUMBER = String.raw`(?:\d{1,4}|(?<!\p{L})${NUMBER_WORDS})`

/** « Deux annonces sur trois sites »: a place, whose plural ends with s or x, as no verb of a share does. */
const PLACE = String.raw`(?!${SPACE}(?!plus|pas|jamais|toujours|des|les|dans|sans|sous|mais|depuis|puis|ses|nos|leurs)\p{L}+[sx](?!\p{L}))`
/** « Vise un client sur deux », « Contacte un client sur deux »: a goal, or what to do. */
const GOAL =
  /(?:vise[rz]?|objectif|cherche[rz]?|demande[rz]?|interroge[rz]?|relance[rz]?)[^.!?\n]{0,12}$|(?:^|[.!?:\n]\s?)(?!(?:presque|mais|plus|moins|même|seule?s|alors|puis|certes|parfois|souvent|entre|sans)\s)\p{L}+[es]\s$/iu

/** « 7 clients sur 10 », « une boutique en ligne sur trois », not « 6 commandes sur 7 jours ». */
const RATIO = late(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,/-])(${NUMBER})${SPACE}${PEOPLE}(?:${SPACE}(?:en${SPACE}ligne|françai\p{L}+|interrogée?s?|acti\p{L}+))?${SPACE}sur${SPACE}(${NUMBER})(?![\p{L}\d]|[.,]\d|${SPACE}?(?:€|%)|${SPACE}(?:\d|euros?|jours?|semaines?|mois|ans?|heures?|minutes?)(?!\p{L}))${PLACE}`,
      'giu',
    ),
)

/** « un tiers des visiteurs », « les trois quarts de tes paniers », « la moitié du marché ». */
const FRACTION = late(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:les?|la)${SPACE})?(?:(?:(une?|deux|trois|quatre)${SPACE})?(tiers|quarts?|cinquièmes?|dixièmes?)|(moitié))(?=${SPACE}(?:des|de${SPACE}(?:tes|ses|leurs|nos|mes)|d['’])${SPACE}?(?:autres${SPACE})?${PEOPLE}|${SPACE}du${SPACE}(?:marché|chiffre${SPACE}d['’]affaires|ca)(?!\p{L}))`,
      'giu',
    ),
)
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^ti/i, 3],
  [/^qu/i, 4],
  [/^ci/i, 5],
  [/^di/i, 10],
]

/** « 1/3 des clients », in digits. */
const IN_DIGITS = late(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,/])(\d{1,2})/(\d{1,2})(?=${SPACE}(?:des|de${SPACE}(?:tes|ses|leurs|nos|mes)|d['’])${SPACE}?(?:autres${SPACE})?${PEOPLE}|${SPACE}du${SPACE}(?:marché|chiffre${SPACE}d['’]affaires|ca)(?!\p{L}))`,
      'giu',
    ),
)

interface InPercent {
  readonly text: string
  /** How each share is written in the answer: « 70 % » is « 7 clients sur 10 ». */
  readonly written: ReadonlyMap<string, string>
}

/** Shares of people and orders in words, as percentages of them. The rest stays. */
export function inPercent(text: string): InPercent {
  const written = new Map<string, string>()
  const share = (whole: string, part: number, all: number, of: string) => {
    if (!(part >= 0 && part <= all && all > 1)) return whole
    const value = (part / all) * 100
    const percent = `${String(value < 10 ? Math.round(value * 10) / 10 : Math.round(value)).replace('.', ',')}\u00a0%`
    written.set(percent, whole)
    return `${percent}${of}`
  }
  const changed = text
    .replace(RATIO(), (whole: string, part: string, all: string, at: number) =>
      GOAL.test(text.slice(Math.max(0, at - 30), at))
        ? whole
        : share(whole, numberOf(part), numberOf(all), ' des clients'),
    )
    .replace(FRACTION(), (whole: string, count?: string, unit?: string, half?: string) => {
      const all = half === undefined ? PARTS.find(([begin]) => begin.test(unit ?? ''))?.[1] : 2
      return all === undefined ? whole : share(whole, count === undefined ? 1 : numberOf(count), all, '')
    })
    .replace(IN_DIGITS(), (whole: string, part: string, all: string) =>
      share(whole, Number(part), Number(all), ''),
    )
  return { text: changed, written }
}
