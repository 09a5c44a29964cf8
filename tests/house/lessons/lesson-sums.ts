import type { LessonBlock, LessonText } from '@/domain/learning/lesson'
import { plain, stringsOf } from './lesson-strings'

type Sum = Extract<LessonBlock, { kind: 'sum' }>

const NUMBER = String.raw`\d+(?:,\d+)?`
/** « 30 − 12 − 5,80 = 12,20 € », « 120 ÷ 20 = 6 € »; « 5 ÷ 7 ≈ 71 % » if the result is rounded. */
const EQUATION = new RegExp(String.raw`(${NUMBER})((?: [−+×÷] ${NUMBER})+) ([=≈]) (−?${NUMBER})( %)?`, 'g')
/** « = 14 €, soit 35 % » of the example's first price. */
const SHARE = new RegExp(String.raw`= (${NUMBER}) €, soit (${NUMBER}) %`, 'g')

/** Wrong figures of a lesson, as far as they can be recomputed. */
export function sumFaults(text: LessonText): string[] {
  const strings = stringsOf(text, []).map(plain)
  const sums = text.blocks.filter((block) => block.kind === 'sum')
  return [
    ...strings.flatMap(equationFaults),
    ...strings.flatMap((string) => shareFaults(string, sums[0])),
    ...sums.flatMap(totalFaults),
    ...sums.flatMap(labelFaults),
  ]
}

function equationFaults(string: string): string[] {
  const found = [...string.matchAll(EQUATION)]
  const totals = [...string.matchAll(/(?<![\d,] )= /g)].length
  // An equation that does not match would escape the check.
  const unread = [...string.matchAll(/[=≈]/g)].length - found.length - totals
  return [
    ...(unread > 0 ? [`not read: ${string}`] : []),
    ...found
      .filter(([, first = '', rest = '', sign, result = '', percent]) => {
        const value = computed(first, rest) * (percent === undefined ? 1 : 100)
        const isExact = Math.abs(value - numberOf(result)) < 1e-9
        return sign === '=' ? !isExact : isExact || !isRounded(value, result)
      })
      .map(([equation]) => equation),
  ]
}

function computed(first: string, rest: string): number {
  const steps = [...rest.matchAll(new RegExp(` ([−+×÷]) (${NUMBER})`, 'g'))]
  const isMixed = /[−+]/.test(rest) && /[×÷]/.test(rest)
  if (isMixed) return Number.NaN
  return steps.reduce((value, [, sign, operand = '']) => {
    const by = numberOf(operand)
    if (sign === '−') return value - by
    if (sign === '+') return value + by
    return sign === '×' ? value * by : value / by
  }, numberOf(first))
}

function shareFaults(string: string, sum: Sum | undefined): string[] {
  const price = numberOf(sum?.lines[0]?.[1] ?? '')
  return [...string.matchAll(SHARE)]
    .filter(([, amount = '', percent = '']) => !isRounded((numberOf(amount) / price) * 100, percent))
    .map(([share]) => share)
}

/** « 36 € », « − 6 € », « + 2 € » sum to « = 32 € ». */
function totalFaults({ title, lines }: Sum): string[] {
  let total = Number.NaN
  let isChecked = false
  const faults: string[] = []
  for (const [index, [what, typed]] of lines.entries()) {
    const amount = plain(typed)
    const value = numberOf(amount.split(/[=≈]/).at(-1) ?? '')
    if (amount.startsWith('= ')) {
      isChecked = true
      if (!isRounded(total, amount.slice(2))) faults.push(`${what} ${amount}, not ${total}`)
    } else if (amount.startsWith('− ')) total -= value
    else if (amount.startsWith('+ ')) total += value
    else if (/[=≈]/.test(amount)) isChecked = true
    if (index === 0) total = value
  }
  return isChecked ? faults : [...faults, `nothing to compute: ${title}`]
}

/** A label gives its amount: « 20 commandes à 30 € », « 10 % de 200 € », « TVA (exemple : 20 %) », « (exemple : 3 €) ». */
function labelFaults({ lines }: Sum): string[] {
  const price = numberOf(lines[0]?.[1] ?? '')
  return lines.flatMap(([typed, amount]) => {
    const label = plain(typed)
    const [, count, each] = /(\d+) [^\d]* à (\d+(?:,\d+)?) €$/.exec(label) ?? []
    const [, share, of] = /(\d+) % de (\d+) €/.exec(label) ?? []
    const [, rate] = /^TVA.*\(exemple : (\d+) %\)/.exec(label) ?? []
    const [, same] = /\(exemple : (\d+) €\)/.exec(label) ?? []
    const expected = [
      ...(count && each ? [numberOf(count) * numberOf(each)] : []),
      ...(share && of ? [(numberOf(share) * numberOf(of)) / 100] : []),
      ...(rate ? [(price * numberOf(rate)) / (100 + numberOf(rate))] : []),
      ...(same ? [numberOf(same)] : []),
    ]
    return expected
      .filter((value) => !isRounded(value, plain(amount).replace(/^[−+=] /, '')))
      .map((value) => `${label}: ${amount}, not ${value}`)
  })
}

function numberOf(text: string): number {
  const [found = 'NaN'] = /−?\d+(?:,\d+)?/.exec(plain(text).replace(/^[−+=] /, '')) ?? []
  return Number(found.replace('−', '-').replace(',', '.'))
}

/** Whether `written` is the value, rounded to its number of decimals. */
function isRounded(value: number, written: string): boolean {
  const decimals = /,(\d+)/.exec(written)?.[1]?.length ?? 0
  return Math.abs(value - numberOf(written)) <= 0.5 * 10 ** -decimals + 1e-9
}
