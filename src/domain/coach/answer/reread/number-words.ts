import { late } from '@/domain/base/late'
import { numberText } from '@/domain/base/text/number-text'
import { isRound, NUMBER_WORDS, numberOf } from '@/domain/base/text/number-words'

const SPACE = String.raw`[ \u00a0\u202f]`
const UNIT = String.raw`(?:€|(?:euros?|centimes?)(?!\p{L})|%|pour[ \u00a0\u202f-]?cents?(?!\p{L}))`
const NUMBER = String.raw`(?<!\p{L})${NUMBER_WORDS}(?:(?<=['’])|(?!\p{L}))`
const AND_HALF = String.raw`${SPACE}et${SPACE}demie?(?!\p{L})`
/** « vingt-neuf euros quatre-vingt-dix », « une vingtaine d’euros », « douze virgule cinq pour cent », « sept et demi pour cent » */
const IN_WORDS = late(
  () =>
    new RegExp(
      String.raw`(${NUMBER})(?:${SPACE}virgule${SPACE}(${NUMBER})|(${AND_HALF}))?(?=${SPACE}?${UNIT})(?:(${SPACE}?euros?${SPACE}(?:et${SPACE})?)(${NUMBER})(?!${SPACE}?${UNIT}))?`,
      'giu',
    ),
)

/** « de stock », « de publicité »: the number before it is one of euros. */
const OF_MONEY = String.raw`de${SPACE}(?:stock|budget|chiffre|ca|marge|bénéfices?|pub|publicité|trésorerie|dépenses?|frais|port|livraison|matériel|plus|moins)(?!\p{L})`
/** After a number that is an amount: « par jour », « la pièce », the end of a sentence. */
const AFTER_AMOUNT = String.raw`(?=${SPACE}*(?:$|[.,;:!?](?![\p{L}\d])|[)\n»*_]|(?:par|l['’]unité|la${SPACE}pièce|chacune?|ttc|ht)(?!\p{L})|${OF_MONEY}))`
/** « 47 balles », « une centaine de balles », not « 12 balles de golf » or « lot de 12 balles ». */
const SLANG = late(
  () =>
    new RegExp(
      String.raw`(?<!(?:lots?|packs?|sachets?|boîtes?|paquets?|kits?)${SPACE}de${SPACE})(?<![\d.,])((?:\d[\d.,]*(?:${SPACE}\d{3})*|${NUMBER})${SPACE})balles${AFTER_AMOUNT}`,
      'giu',
    ),
)
/** « 47,35 e », « 47 E par jour », not « le 2 e » or « taille 3 E ». */
const LETTER = late(
  () =>
    new RegExp(
      String.raw`(\d[.,]\d{1,2})${SPACE}?e(?![\p{L}\d-])` +
        String.raw`|(?<!(?:l[ae]s?|du|au|un|une|tailles?|étapes?|classe|type|option|page|partie|point|n°)${SPACE})(?<![\p{L}\d.,])(\d{1,6})${SPACE}e${AFTER_AMOUNT}`,
      'giu',
    ),
)
/** « 1,6 k€ », « 12 K de stock », « 2 millions d’euros », « 2 M€ »; not « 10 k vues » or « 2 m de plus ». */
const SCALED = late(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(\d{1,4}(?:[.,]\d{1,2})?|${NUMBER})${SPACE}?` +
        String.raw`(?:(k|mille|millions?|milliards?)(${AND_HALF})?(?:${SPACE}?(?:€|(?:d['’]${SPACE}?)?euros?(?!\p{L}))|(?=${SPACE}${OF_MONEY}|${SPACE}par${SPACE}(?:mois|an)(?!\p{L})))|(md?)${SPACE}?€)`,
      'giu',
    ),
)
/** By first letters: « k », « mille », « M », « millions », « Md », « milliards ». */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|mille$)/i, 1e3],
  [/^(?:md|milliard)/i, 1e9],
  [/^m/i, 1e6],
]
/** « 47k » without a sign, where what is before it earns or costs. */
const THOUSANDS = late(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(\d{1,4}(?:[.,]\d{1,2})?)${SPACE}?k(?=${SPACE}*(?:$|[.,;:!?](?![\p{L}\d])|[)\n»*_]|(?:par|en|dès|pour|la|le|l['’]|chaque|cette|cet?|de${SPACE}plus)(?!\p{L})))`,
      'giu',
    ),
)
const EARNS =
  /(?<!\p{L})(?:gagn|rapport|encaiss|factur|dépens|investi|co[ûu]t|pay|pai(?:e|es|ent|é|er)(?!\p{L})|empoch|vend|chiffre|ca(?!\p{L})|budget|marge|bénéfice|revenu|salaire|stock|ventes|boutique|concurrent|fait|font|atteint)/iu
const OF_AUDIENCE =
  /(?<!\p{L})(?:vues?|abonn\p{L}*|j['’]aime|likes?|fans?|followers?|visit\p{L}*|impressions?|vidéos?|images?|écrans?|tiktok|instagram|youtube|mots?|signes)(?!\p{L})/iu
/** How far around a number the words of its sentence are read. */
const BESIDE = 80

/** « **47** € »: marks between a number and its unit. */
const MARKED =
  /(?<=[\p{L}\d])[*_`]{1,3}(?=[ \u00a0\u202f]?(?:€|%|(?:euros?|centimes?|pour[ -]cent)(?!\p{L})))/giu
const AND_SOME = /(?<=\d)[ \u00a0\u202f]et[ \u00a0\u202f]quelques(?=[ \u00a0\u202f](?:€|euros?|%))/giu
/** « un prix de 47,35 » */
const BARE_PRICE = late(
  () =>
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:prix|coûts?|cp[acm]|panier${SPACE}moyen|vends?|vendre|vendue?)(?:${SPACE}[\p{L}’'-]{1,12}){0,3}${SPACE}(?:à|de|d’environ|:)${SPACE}\d{0,4})(?<=\d),\d{2}(?=$|[.;:!?)\n]|,${SPACE})`,
      'giu',
    ),
)

/**
 * Amounts and shares in words, in thousands, in slang or with a letter for the sign, in digits with their sign: « 29 euros 90 », « environ 20
 * euros », « 1600 € ». The rest stays. `isSlang`: false where « balles » are things.
 */
export function inDigits(text: string, isSlang = true): string {
  const plain = text.replace(MARKED, '')
  return (isSlang ? plain.replace(SLANG(), '$1euros') : plain)
    .replace(LETTER(), (_, exact?: string, whole?: string) => `${exact ?? whole ?? ''}\u00a0€`)
    .replace(SCALED(), (_, number: string, scale?: string, half?: string, letter?: string) => {
      const factor = SCALES.find(([begin]) => begin.test(scale ?? letter ?? ''))?.[1] ?? 1
      const value = /^\d/.test(number) ? Number(number.replace(',', '.')) : numberOf(number)
      return `${numberText(Math.round((value + (half === undefined ? 0 : 0.5)) * factor))}\u00a0€`
    })
    .replace(THOUSANDS(), (whole: string, number: string, at: number, all: string) => {
      const before = /[^.!?\n]*$/.exec(all.slice(Math.max(0, at - BESIDE), at))?.[0] ?? ''
      const after = /^[^.!?\n]*/.exec(all.slice(at + whole.length, at + BESIDE))?.[0] ?? ''
      // The sentence before may name the network. « En 4K » is of a picture.
      const around = all.slice(Math.max(0, at - 2 * BESIDE), at) + after
      if (!EARNS.test(before) || /(?<!\p{L})en[ \u00a0]$/iu.test(before) || OF_AUDIENCE.test(around))
        return whole
      return `${numberText(Math.round(Number(number.replace(',', '.')) * 1e3))}\u00a0€`
    })
    .replace(
      IN_WORDS(),
      (_, whole: string, decimals?: string, half?: string, between?: string, cents?: string) => {
        const number = `${digitsOf(whole)}${decimals === undefined ? '' : `,${numberOf(decimals)}`}${half === undefined ? '' : ',5'}`
        return between === undefined || cents === undefined ? number : `${number}${between}${digitsOf(cents)}`
      },
    )
    .replace(AND_SOME, '')
    .replace(BARE_PRICE(), '$&\u00a0€')
}

function digitsOf(words: string): string {
  const number = String(numberOf(words))
  return isRound(words) ? `environ ${number}${/['’]$/.test(words) ? ' ' : ''}` : number
}
