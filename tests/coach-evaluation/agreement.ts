import { createHash } from 'node:crypto'
import type { Recording } from './recording'
import { readMark, RUBRIC, RUBRIC_KEYS, type Mark, type Marks, type RubricKey } from './rubric'
import { questionNumbered, QUESTIONS } from './questions'
import { dossierOfPersona, PERSONA_NAMES } from './personas'
import { textOf } from './question-judges'

/** Each question once. */
const SHEET_ANSWERS = QUESTIONS.length
/** Below this kappa, the model's marks are only a hint. */
export const KAPPA_MIN = 0.5

/** Cohen's kappa of pairs of marks: 1 is agreement, 0 is chance. null: no pairs, or chance alone gives full agreement. */
export function kappaOf(pairs: readonly (readonly [Mark, Mark])[]): number | null {
  const { length } = pairs
  if (length === 0) return null
  const share = (count: number) => count / length
  const agreed = share(pairs.filter(([a, b]) => a === b).length)
  const byChance = ([0, 1, 2] as const).reduce<number>((sum, mark) => {
    const [first, second] = [0, 1].map((who) => share(pairs.filter((pair) => pair[who] === mark).length))
    return sum + (first ?? 0) * (second ?? 0)
  }, 0)
  return byChance === 1 ? null : (agreed - byChance) / (1 - byChance)
}

export interface Agreement {
  readonly labelled: number
  readonly kappa: number | null
  readonly criteria: Readonly<Record<RubricKey, number | null>>
}

export interface Label {
  readonly question: number
  readonly run: number
  readonly marks: Marks
}

export function agreementOf({ marks }: Recording, labels: readonly Label[]): Agreement {
  const pairs = labels.flatMap((label) => {
    const given = marks.find(({ question, run }) => question === label.question && run === label.run)?.marks
    return given ? [{ given, labelled: label.marks }] : []
  })
  const of = (key: RubricKey) => pairs.map(({ given, labelled }) => [given[key], labelled[key]] as const)
  return {
    labelled: pairs.length,
    kappa: kappaOf(RUBRIC_KEYS.flatMap(of)),
    criteria: Object.fromEntries(RUBRIC_KEYS.map((key) => [key, kappaOf(of(key))])) as Agreement['criteria'],
  }
}

/** Each question once, of any run. Deterministic: the order is a hash. */
export function answersToLabel({ answers }: Recording): Recording['answers'] {
  const lot = ({ question, run }: { readonly question: number; readonly run: number }) =>
    createHash('sha256').update(`${question}/${run}`).digest('hex')
  const drawn = answers
    .filter(({ fault }) => fault === null)
    .map((answer) => ({ answer, lot: lot(answer) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ answer }) => answer)
  const isFirst = (answer: (typeof drawn)[number]) =>
    drawn.find(({ question }) => question === answer.question) === answer
  return [...drawn.filter(isFirst), ...drawn.filter((answer) => !isFirst(answer))].slice(0, SHEET_ANSWERS)
}

const COLUMNS = ['question', 'run', ...RUBRIC_KEYS]

/** CSV for a person to fill with 0, 1 or 2. Neither this file nor the answers shows the model's marks. */
export function emptyLabels(recording: Recording): string {
  const rows = answersToLabel(recording).map(({ question, run }) => [
    question,
    run,
    ...RUBRIC_KEYS.map(() => ''),
  ])
  return [COLUMNS, ...rows].map((row) => row.join(';')).join('\n') + '\n'
}

export function answersToRead(recording: Recording): string {
  const asks = RUBRIC_KEYS.map((key) => `- \`${key}\`: ${RUBRIC[key].asks}`)
  const answers = answersToLabel(recording).map((answer) => {
    const { persona, question, must, mustNot } = questionNumbered(answer.question)
    return [
      `## Question ${answer.question}, run ${answer.run}: « ${question} » (persona ${persona})`,
      `Must: ${must} Must not: ${mustNot}`,
      ...answer.text.split('\n').map((line) => `> ${line}`.trimEnd()),
      ...answer.proposals.map((each) => `- ${each.genre}: ${textOf(each).replaceAll('\n', ' ')}`),
    ].join('\n\n')
  })
  const notes = PERSONA_NAMES.map(
    (name) => `## Notes of persona ${name}\n\n\`\`\`text\n${dossierOfPersona(name)}\n\`\`\``,
  )
  return (
    [`# To mark in labels.csv: 0 no, 1 in part, 2 yes`, asks.join('\n'), ...answers, ...notes].join('\n\n') +
    '\n'
  )
}

/** Filled rows. Throws if a row is partly filled or has another mark. */
export function readLabels(csv: string): Label[] {
  const [head = '', ...lines] = csv
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\r?\n/)
  if (head.split(/[;,]/).join(';') !== COLUMNS.join(';')) throw new Error('labels.csv has other columns.')
  return lines.flatMap((line) => {
    const [question, run, ...cells] = line.split(/[;,]/).map((cell) => cell.trim())
    if (cells.every((cell) => cell === '')) return []
    const marks = RUBRIC_KEYS.map((key, index) => {
      const cell = cells[index] ?? ''
      const mark = readMark(cell === '' ? null : Number(cell))
      if (mark === null) throw new Error(`labels.csv, question ${String(question)}: ${key} is « ${cell} ».`)
      return [key, mark] as const
    })
    return [{ question: Number(question), run: Number(run), marks: Object.fromEntries(marks) as Marks }]
  })
}
