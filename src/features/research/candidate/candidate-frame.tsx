import { useState, type ReactNode } from 'react'
import { CRITERIA, CRITERION, type CriterionKey } from '@/domain/research/candidate'
import { cn } from '@/lib/cn'
import { FirstMark } from '../first-criteria'
import { cellRole, columnsClass } from './candidate-table'

interface CandidateFrameProps {
  isWide: boolean
  /** The link, which names the row. */
  link: ReactNode
  /** What stands under the link: the score, what is to be known of it. */
  details: ReactNode
  answer: (criterion: CriterionKey, place: 'column' | 'line') => ReactNode
  buttons: ReactNode
  isEditing: boolean
  isDraft?: boolean
  /** Esc, while it is being judged. */
  onEscape?: (() => void) | undefined
}

/** One candidate, saved or not: a row of the table where ten columns have room, a card elsewhere. */
export function CandidateFrame(props: CandidateFrameProps) {
  return props.isWide ? <Row {...props} /> : <CandidateCard {...props} />
}

function Row({ link, details, answer, buttons, isEditing, isDraft = false, onEscape }: CandidateFrameProps) {
  // Eight questions have no room above eight narrow columns: the one that is being answered stands under the link.
  const [asked, setAsked] = useState<CriterionKey>(CRITERIA[0].key)
  return (
    <tr
      role="row"
      className={cn(
        columnsClass,
        'border-t border-line transition-colors duration-quick hover:bg-canvas',
        isEditing && 'bg-canvas',
        isDraft && 'bg-brand-soft/40 hover:bg-brand-soft/40',
      )}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape?.()
      }}
    >
      <th role="rowheader" scope="row" className="min-w-0 py-3 pr-4 pl-5 text-left font-normal">
        {link}
        <div className="mt-1.5 flex flex-col gap-1.5">
          {details}
          {isEditing && <AskedQuestion of={asked} />}
        </div>
      </th>
      {CRITERIA.map(({ key }) => (
        <td
          key={key}
          {...cellRole}
          className="px-1 py-3 text-center"
          onFocus={() => setAsked(key)}
          onPointerEnter={() => setAsked(key)}
        >
          {answer(key, 'column')}
        </td>
      ))}
      <td {...cellRole} className="py-2 pr-3 pl-2 print:hidden">
        {buttons}
      </td>
    </tr>
  )
}

/** For the eyes: a screen reader hears it with the control itself. */
function AskedQuestion({ of }: { of: CriterionKey }) {
  const { column, question } = CRITERION[of]
  return (
    <p aria-hidden className="min-h-[4lh] text-fine text-ink">
      <strong className="block text-tiny text-muted">{column}</strong>
      {question}
    </p>
  )
}

// As many as have room for their words at the reader's text size, and at most two and four.
const answerColumns = 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(15rem,(100%-1rem)/2)),1fr))]'
const dotColumns = 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,(100%-3rem)/4)),1fr))]'

function CandidateCard({
  link,
  details,
  answer,
  buttons,
  isEditing,
  isDraft = false,
  onEscape,
}: CandidateFrameProps) {
  return (
    // The keys of the buttons inside bubble up to here; the item itself is not operated.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <div
      role="listitem"
      className={cn('border-t border-line px-4 py-4', isDraft && 'bg-brand-soft/40')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape?.()
      }}
    >
      <h3 className="font-sans">{link}</h3>
      <div className="mt-1.5 flex flex-col gap-1.5">{details}</div>
      <dl
        className={cn('mt-3 grid gap-x-4', isEditing ? ['gap-y-3', answerColumns] : ['gap-y-1', dotColumns])}
      >
        {CRITERIA.map(({ key, column, question }) => (
          <div key={key} className="flex min-h-9 min-w-0 items-center justify-between gap-2">
            <dt className="min-w-0 text-fine text-muted">
              {column}
              <FirstMark criterion={key} />
              {isEditing && (
                <span aria-hidden className="block text-ink">
                  {question}
                </span>
              )}
            </dt>
            <dd>{answer(key, 'line')}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 print:hidden">{buttons}</div>
    </div>
  )
}
