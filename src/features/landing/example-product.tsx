import { Check, Minus, TrendingUp, X } from 'lucide-react'
import { marginOf } from '@/domain/research/margin'
import { parseVerdicts, CRITERIA, type Verdict } from '@/domain/research/candidate'
import {
  NO_VERDICT_LABEL,
  scoreOf,
  scoreText,
  VERDICT_LABELS,
  verdictOf,
} from '@/domain/research/candidate-score'
import { cn } from '@/lib/cn'
import { LAMP_ANSWERS, LAMP_FIGURES } from './example-lamp'

const VERDICTS = parseVerdicts(LAMP_ANSWERS)
const SCORE = scoreOf(VERDICTS)
const VERDICT = verdictOf(SCORE)
const MARGIN = marginOf(LAMP_FIGURES)?.percent

const ANSWERS = {
  true: { text: 'Oui', Icon: Check, look: 'bg-success text-surface' },
  false: { text: 'Non', Icon: X, look: 'bg-danger-fill text-surface' },
  null: { text: 'Non évalué', Icon: Minus, look: 'border-2 border-dashed border-line-strong' },
} as const

/** One candidate of the research table, judged. */
export function ExampleProduct() {
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card">
      <h3 className="text-heading font-bold">Lampe ambrée à pince</h3>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-fine text-muted">
        <span className="flex items-center gap-1 rounded-full bg-success-soft px-2.5 py-0.5 font-semibold text-success">
          <TrendingUp aria-hidden className="size-4" />
          {VERDICT ? VERDICT_LABELS[VERDICT] : NO_VERDICT_LABEL}
        </span>
        <span className="tabular-nums">{scoreText(SCORE)}</span>
      </p>
      <ul className="mt-4 border-y border-line py-2">
        {CRITERIA.map(({ key, column }) => (
          <Criterion key={key} name={column} verdict={VERDICTS[key]} />
        ))}
      </ul>
      {MARGIN !== undefined && (
        <p className="mt-4 flex justify-between gap-4 text-small">
          Marge nette, publicité comprise <b className="tabular-nums">{MARGIN}&nbsp;%</b>
        </p>
      )}
    </section>
  )
}

function Criterion({ name, verdict }: { name: string; verdict: Verdict }) {
  const { text, Icon, look } = ANSWERS[`${verdict}`]
  return (
    <li className="flex items-center gap-2 py-1.5 text-small">
      <span className={cn('grid size-5 place-items-center rounded-full', look)}>
        <Icon aria-hidden className="size-3.5" strokeWidth={3} />
      </span>
      {name} <span className="ml-auto text-muted">{text}</span>
    </li>
  )
}
