import { valueOf } from './value'

const OPERATOR = /^[ \u00a0\u202f]*([+−–×*x÷/-])[ \u00a0\u202f]*/u
/** A number of a calculation with its unit and the words beside it: « 12 colis », « 29,90 € (prix) ». */
const TERM =
  /^[ \u00a0\u202f(]*(\d{1,3}(?:[ \u00a0\u202f.]\d{3})+|\d+)(?:[,.](\d{1,2}))?(?!\d)[ \u00a0\u202f]*(€|%|euros?|EUR)?(?:[ \u00a0\u202f]*\(?(?!x[ \u00a0\u202f]?\d)\p{L}[\p{L} \u00a0'’]{0,30}\)?)?[ \u00a0\u202f)]*/u

interface Calculated {
  readonly value: number
  readonly unit: string
}

/** « 29,90 − 6,80 − 4,20 = 18,90 € »: the amount after the sign of equality is what the terms before it make. */
export function isResultOf(before: string, { value, unit }: Calculated): boolean {
  const equal = /(?:=|≈|(?<!\p{L})(?:soit|donc|font|fait|égale))[ \u00a0\u202f:*_]*(?:environ )?[−-]?$/u.exec(
    before,
  )
  if (!equal) return false
  const calculation =
    before
      .slice(0, equal.index)
      .split(/=|;|:(?= )|\. |(?<!\p{L})(?:soit|donc)(?!\p{L})/u)
      .at(-1) ?? ''
  const starts = [...calculation.matchAll(/(?<![\d,.])\d/g)].map(({ index }) => index)
  return starts.some((start) => {
    const made = calculated(calculation.slice(start).replace(/[*_]{2}/g, ''))
    if (made === null) return false
    const results = unit === '%' ? [made, made * 100] : [made]
    const by = unit === '%' || Number.isInteger(value) ? 0.51 : 0.011
    return results.some((result) => Math.abs(Math.abs(result) - value) <= by)
  })
}

/** Two terms or more, with × and ÷ before + and −; null: no calculation up to the end. */
function calculated(text: string): number | null {
  let rest = text
  const sums: number[] = []
  let sign = 1
  let product: number | null = null
  let operator = '+'
  let terms = 0
  for (;;) {
    const term = TERM.exec(rest)
    if (!term) return null
    const number = valueOf(term[1], term[2])
    const isFactor = operator === '×' || operator === '÷'
    const value = term[3] === '%' && isFactor ? number / 100 : number
    terms += 1
    if (product !== null && isFactor) product = operator === '×' ? product * value : product / value
    else {
      if (product !== null) sums.push(sign * product)
      sign = operator === '−' ? -1 : 1
      product = value
    }
    rest = rest.slice(term[0].length)
    const next = OPERATOR.exec(rest)
    if (!next) break
    operator = PLAIN_OPERATORS[next[1] ?? ''] ?? '+'
    rest = rest.slice(next[0].length)
  }
  if (terms < 2 || /\S/.test(rest.replace(/[.,:()]/g, ''))) return null
  return sums.reduce((sum, value) => sum + value, sign * product)
}

const PLAIN_OPERATORS: Readonly<Record<string, '+' | '−' | '×' | '÷'>> = {
  '+': '+',
  '−': '−',
  '–': '−',
  '-': '−',
  '×': '×',
  '*': '×',
  x: '×',
  '÷': '÷',
  '/': '÷',
}
