import { KAPPA_MIN, type Agreement } from './agreement'
import type { Comparison } from './comparison'
import { ALL_JUDGE_NAMES } from './question-judges'
import { questionNumbered } from './questions'
import type { Recording } from './recording'
import { RUBRIC, RUBRIC_KEYS } from './rubric'
import { hasFaults, type JudgedAnswer, type Summary } from './summary'

interface Told {
  readonly recording: Recording
  readonly judged: readonly JudgedAnswer[]
  readonly summary: Summary
  /** null: no person has marked anything. */
  readonly agreement: Agreement | null
}

export function reportText({ recording, judged, summary, agreement }: Told): string {
  const { model, judge, at, questions } = recording
  const { failed, misses, answers } = summary
  return (
    [
      `# ${model}, ${at.slice(0, 16).replace('T', ' ')}`,
      `${answers} answers, ${failed} of them never came. Questions ${questions}. Marked by ${judge ?? 'nobody'}.`,
      misses.length === 0 ? '**Passed** all that is asked of it.' : `**Not passed:**\n\n${list(misses)}`,
      judgesTable(summary),
      marksTable(summary, agreement),
      costTable(summary),
      faultsList(judged),
    ].join('\n\n') + '\n'
  )
}

function judgesTable({ judges }: Summary): string {
  const rows = ALL_JUDGE_NAMES.map((name) => {
    const { asked, passed } = judges[name]
    return [name, `${passed} / ${asked}`, asked === 0 ? '–' : percent(passed / asked)]
  })
  return `## Judges that are no model\n\n${table(['judge', 'passed', 'share'], rows)}`
}

function marksTable(
  { marked, answers, failed, score, worst, criteria }: Summary,
  agreement: Agreement | null,
) {
  if (marked === 0) return '## Marks of a model\n\nNone: set EVAL_JUDGE_MODEL.'
  const rows = RUBRIC_KEYS.map((key) => [
    key,
    String(RUBRIC[key].weight),
    decimals(criteria[key], 2),
    agreement ? decimals(agreement.criteria[key], 2) : '–',
  ])
  const unmarked = answers - failed - marked
  return [
    '## Marks of a model',
    agreementLine(agreement),
    `Mean **${decimals(score, 1)}** of 100${worst ? `; worst is question ${worst.question} with ${worst.score.toFixed(1)}` : ''}${
      unmarked > 0 ? `; ${unmarked} answers have no readable marks` : ''
    }.`,
    table(['criterion', 'weight', 'mean of 2', 'kappa'], rows),
  ].join('\n\n')
}

function agreementLine(agreement: Agreement | null): string {
  if (!agreement || agreement.labelled === 0)
    return '**Indicative only**: no person has marked a part of these answers (`--sheet`), so nobody knows what the marks are worth.'
  const kappa = `kappa ${decimals(agreement.kappa, 2)} with a person's marks of ${agreement.labelled} answers`
  return agreement.kappa !== null && agreement.kappa >= KAPPA_MIN
    ? `The model agrees with a person: ${kappa}.`
    : `**Indicative only**: ${kappa}, ${KAPPA_MIN} at least.`
}

function costTable({ firstMs, tokens, cost, answers }: Summary): string {
  const { prompt, cached, completion } = tokens
  const rows = [
    ['first word, median', milliseconds(firstMs.median)],
    ['first word, 95 of 100', milliseconds(firstMs.p95)],
    ['tokens in', prompt === 0 ? 'not told' : String(prompt)],
    ['of them cached', prompt === 0 ? '–' : `${cached} (${percent(cached / prompt)})`],
    ['tokens out', completion === 0 ? 'not told' : String(completion)],
    ['cost of the answers', cost === null ? 'unknown: --prices IN,CACHED,OUT' : `$${cost.toFixed(4)}`],
    ['cost of one', cost === null || answers === 0 ? '–' : `$${(cost / answers).toFixed(6)}`],
  ]
  return `## Time and cost\n\n${table(['what', 'how much'], rows)}`
}

function faultsList(judged: readonly JudgedAnswer[]): string {
  const lines = judged.filter(hasFaults).map(({ answer, faults }) => {
    const { question } = questionNumbered(answer.question)
    const found =
      answer.fault === null
        ? Object.entries(faults).flatMap(([name, each]) => each.map((fault) => `${name}: ${fault}`))
        : [answer.fault]
    return `${answer.question}.${answer.run} « ${question} »: ${found.join('; ')}`
  })
  return `## What was found\n\n${lines.length === 0 ? 'Nothing.' : list(lines)}`
}

export function comparisonText(
  { measure, means, noise, winner }: Comparison,
  names: readonly [string, string],
) {
  const what = measure === 'score' ? 'mean of 100' : 'answers without a fault, of 100'
  const [a, b] = means.map((mean) => mean.toFixed(1))
  const line = `${what}: ${names[0]} ${String(a)}, ${names[1]} ${String(b)}; noise of the runs ± ${noise.toFixed(1)}`
  return winner === null
    ? `${line}.\nNo winner: the difference is within the noise.`
    : `${line}.\n${names[winner]} is better.`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const decimals = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits))
const milliseconds = (value: number | null) => (value === null ? '–' : `${value} ms`)
