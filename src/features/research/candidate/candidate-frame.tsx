import type { ReactNode } from 'react'
import { CRITERIA, type CriterionKey } from '@/domain/research/candidate'
import { cn } from '@/lib/cn'
import { FirstMark } from '@/components/product/first-criteria'
import { cellRole } from '@/ui/cell-role'
import { columnsClass } from './candidate-table'

interface CandidateFrameProps {
  isWide: boolean
  /** Name and shop. */
  names: ReactNode
  /** Verdict, answers and rest, on one line. */
  figures: ReactNode
  /** What else must be said: a draft, a refused change. */
  notices: ReactNode
  answer: (criterion: CriterionKey) => ReactNode
  buttons: ReactNode
  isEditing: boolean
  isDraft: boolean
  /** Esc while the candidate is judged. */
  onEscape?: (() => void) | undefined
}

/** A candidate, saved or not: a row of the table if ten columns fit, else a card. */
export function CandidateFrame(props: CandidateFrameProps) {
  const { isWide, isEditing, isDraft, onEscape } = props
  const ground = cn(
    'relative border-t border-line',
    isEditing && 'bg-canvas',
    isDraft && 'bg-warning-soft/40',
  )
  const onKeyDown =
    onEscape &&
    ((event: React.KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    })
  if (!isWide) {
    const Body = isEditing ? JudgedCard : Card
    return (
      // Key events of the inner buttons bubble up to here; the item itself is not operated.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <div role="listitem" className={cn(ground, 'px-4 py-2.5')} onKeyDown={onKeyDown}>
        <Body {...props} />
      </div>
    )
  }
  const Cells = isEditing ? JudgedCells : ClosedCells
  return (
    <tr
      role="row"
      className={cn(
        ground,
        isEditing
          ? 'grid grid-cols-4 items-start gap-x-6 px-5 pb-3'
          : [columnsClass, 'min-h-16 hover:bg-hover'],
      )}
      onKeyDown={onKeyDown}
    >
      <Cells {...props} />
    </tr>
  )
}

const lineClass = 'flex min-w-0 items-center gap-x-2 overflow-hidden text-fine whitespace-nowrap'

function ClosedCells({ names, figures, notices, answer, buttons }: CandidateFrameProps) {
  return (
    <>
      <th role="rowheader" scope="row" className="min-w-0 py-1.5 pr-3 pl-5 text-left font-normal">
        {names}
        <div className={lineClass}>{figures}</div>
        {notices}
      </th>
      {CRITERIA.map(({ key }) => (
        <td key={key} {...cellRole} className="flex self-stretch">
          {answer(key)}
        </td>
      ))}
      <td {...cellRole} className="relative flex items-center justify-end pr-3 print:hidden">
        {buttons}
      </td>
    </>
  )
}

/** The columns become questions, four in a line. */
function JudgedCells({ names, figures, notices, answer, buttons }: CandidateFrameProps) {
  return (
    <>
      <th role="rowheader" scope="row" className="col-span-3 min-w-0 py-3 pr-4 text-left font-normal">
        {names}
        <div className={lineClass}>{figures}</div>
        {notices}
      </th>
      {CRITERIA.map(({ key, column, question }) => (
        <td key={key} {...cellRole} className="relative flex flex-col gap-1.5 py-2.5">
          {/* The control's own label says this too. */}
          <p aria-hidden className="min-h-[3lh] text-fine text-ink">
            <strong className="block text-fine text-muted">
              {column}
              <FirstMark criterion={key} />
            </strong>
            {question}
          </p>
          {answer(key)}
        </td>
      ))}
      <td {...cellRole} className="relative col-start-4 row-start-1 -mr-2 flex justify-end py-2 print:hidden">
        {buttons}
      </td>
    </>
  )
}

function Card({ names, figures, notices, answer, buttons }: CandidateFrameProps) {
  return (
    <>
      {names}
      <div className={cn(lineClass, 'flex-wrap')}>{figures}</div>
      {notices}
      <div className="flex flex-wrap items-center justify-end gap-x-2 max-[24rem]:gap-x-0">
        <dl className="flex min-w-0 flex-1 basis-52 max-[24rem]:basis-44">
          {CRITERIA.map(({ key, column }) => (
            <CardAnswer key={key} column={column}>
              {answer(key)}
            </CardAnswer>
          ))}
        </dl>
        {buttons}
      </div>
    </>
  )
}

function CardAnswer({ column, children }: { column: string; children: ReactNode }) {
  return (
    <>
      <dt className="sr-only">{column}</dt>
      <dd className="flex h-11 min-w-6 flex-1">{children}</dd>
    </>
  )
}

/** As many columns as fit their text at the reader's text size, at most two. */
const answerColumns = 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(15rem,(100%-1rem)/2)),1fr))]'

function JudgedCard({ names, figures, notices, answer, buttons }: CandidateFrameProps) {
  return (
    <>
      {names}
      <div className={cn(lineClass, 'flex-wrap')}>{figures}</div>
      {notices}
      <dl className={cn('relative mt-3 grid gap-x-4 gap-y-3', answerColumns)}>
        {CRITERIA.map(({ key, column, question }) => (
          <div key={key} className="flex min-h-9 min-w-0 items-center justify-between gap-2">
            <dt className="min-w-0 text-fine text-muted">
              {column}
              <FirstMark criterion={key} />
              <span aria-hidden className="block text-ink">
                {question}
              </span>
            </dt>
            <dd>{answer(key)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex justify-end print:hidden">{buttons}</div>
    </>
  )
}
