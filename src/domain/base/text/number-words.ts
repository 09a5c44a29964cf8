/** Round numbers, which are seldom meant exactly. */
const ROUND: Readonly<Record<string, number>> = {
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  millier: 1_000,
}

/** Numbers in French words, Swiss and Belgian ones too, in lower case. The one table of every reader of typed text. */
const VALUES: Readonly<Record<string, number>> = {
  ...ROUND,
  zéro: 0,
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  cent: 100,
  cents: 100,
  mille: 1_000,
}

/** The longest first: « une » before « un ». */
function namesOf(isWanted: (value: number, name: string) => boolean): string {
  const names = Object.keys(VALUES).filter((name) => isWanted(VALUES[name] ?? 0, name))
  return names.toSorted((a, b) => b.length - a.length).join('|')
}

/** « neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf » after its first word. A bound keeps the time linear. */
const WORDS_MAX = 12
const WORD = `(?:${namesOf(() => true)})`

const SPACE = /[ \u00a0\u202f‑-]/.source
const AND = /(?:et[ \u00a0\u202f‑-])?/.source
const OF = /(?:[ \u00a0\u202f](?:de|d['’]))?/.source

/** Source of a pattern: « quatre-vingt-dix », « deux cents », « vingt et un », « une quinzaine de ». Without a border at its ends. */
export const NUMBER_WORDS = `(?:${WORD}(?:${SPACE}${AND}${WORD}){0,${WORDS_MAX}}${OF})`

/** Value of what `NUMBER_WORDS` finds, or of digits; of « trois-quatre », the last number. NaN: of anything else. */
export function numberOf(written: string): number {
  const text = written.trim().toLowerCase()
  if (/^\d+$/.test(text)) return Number(text)
  const words = text.split(/[-‑\s'’]+/).filter((word) => !/^(?:et|de|d)?$/.test(word))
  if (words.length === 0) return Number.NaN
  return words.map((word) => VALUES[word] ?? Number.NaN).reduce(joined, 0)
}

/** Value of a number with one more word. */
function joined(before: number, value: number): number {
  const rest = before % 1_000
  if (value === 1_000) return Math.max(before, 1) * value
  if (value === 100) return before - rest + Math.max(rest, 1) * value
  if (value === 20 && before % 100 === 4) return before + 76
  const isMore =
    value < 10
      ? before % 10 === 0 && (before % 100 !== 10 || value > 6)
      : before % 100 === 0 || (value < 20 && (before % 100 === 60 || before % 100 === 80))
  return isMore ? before + value : value
}

/** Whether a word alone is a number of several: digits or one of the table; « un » may be an article. */
export function isNumber(word: string): boolean {
  return /^\d+$/.test(word) || (VALUES[word] ?? 0) > 1
}

/** Whether a round number is in it: « une vingtaine de ». */
export function isRound(written: string): boolean {
  return written
    .toLowerCase()
    .split(/[\s'’]+/)
    .some((word) => word in ROUND)
}

/** Words of one number from this value on, as a source: what may follow « 12 euros ». */
export function numberNames(from: number): string {
  return namesOf((value, name) => value >= from && !(name in ROUND))
}
