const MONTHS = ['janv', 'fevr', 'mars', 'avri', 'mai', 'juin', 'juil', 'aout', 'sept', 'octo', 'nove', 'dece']
const MONTH = String.raw`(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)`
const DAY = String.raw`(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?(?:\d{1,2}(?:er)? ${MONTH}|\d{1,2}[/.]\d{1,2})(?:[/. ]\d{4})?`
const SPAN = new RegExp(
  String.raw`\b(?:du|entre le|depuis le) (?<first>${DAY})(?: inclus)?,? (?:au|et le|jusqu'au) (?<last>${DAY})`,
  'g',
)
const YEAR_DAYS = 365
const DAY_MS = 86_400_000

/** Days of the longest span between two dates, both counted, in a folded text: « du 11 octobre au 9 novembre » are 30. 0: none. */
export function longestSpan(folded: string): number {
  const spans = Array.from(folded.matchAll(SPAN), ({ groups = {} }) => {
    const between = dayOfYear(groups['last'] ?? '') - dayOfYear(groups['first'] ?? '')
    return (between < 0 ? between + YEAR_DAYS : between) + 1
  })
  return Math.max(0, ...spans.filter(Number.isFinite))
}

/** NaN: no date. */
function dayOfYear(text: string): number {
  const {
    day,
    month = '',
    number,
  } = /(?<day>\d{1,2})(?:er)?(?:[/.](?<number>\d{1,2})| (?<month>[a-z]{3,4}))/.exec(text)?.groups ?? {}
  const at = number === undefined ? MONTHS.indexOf(month) : Number(number) - 1
  return at < 0 ? Number.NaN : Date.UTC(2001, at, Number(day)) / DAY_MS
}
