import type { ReactNode } from 'react'
import { CRITERIA, type CriterionKey } from '@/domain/research/candidate'
import { cn } from '@/lib/cn'
import { FirstMark } from '@/components/product/first-criteria'
import { cellRole, columnsClass } from './candidate-table'

interface CandidateFrameProps {
  isWide: boolean
  /** The link, which names the row. */
  link: ReactNode
  /** Score and notices below the link. */
  details: ReactNode
  answer: (criterion: CriterionKey) => ReactNode
  buttons: ReactNode
  isEditing: boolean
  isDraft?: boolean
  /** As a card without its answers, until it is judged. */
  isShort?: boolean
  /** Esc while the candidate is judged. */
  onEscape?: (() => void) | undefined
}

/** A candidate, saved or not: a row of the table if ten columns fit, else a card. */
export function CandidateFrame(props: CandidateFrameProps) {
  return props.isWide ? <Row {...props} /> : <CandidateCard {...props} />
}

function Row({ link, details, answer, buttons, isEditing, isDraft = false, onEscape }: CandidateFrameProps) {
  return (
    <tr
      role="row"
      className={cn(
        isEditing ? 'grid grid-cols-4 items-start gap-x-6 px-5 pb-3' : [columnsClass, 'hover:bg-canvas'],
        'border-t border-line transition-colors duration-quick',
        isEditing && 'bg-canvas',
        isDraft && 'bg-brand-soft/40 hover:bg-brand-soft/40',
      )}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape?.()
      }}
    >
      <th
        role="rowheader"
        scope="row"
        className={cn('min-w-0 py-3 pr-4 text-left font-normal', isEditing ? 'col-span-3' : 'pl-5')}
      >
        {link}
        <div className="mt-1.5 flex flex-col gap-1.5">{details}</div>
      </th>
      {CRITERIA.map(({ key, column, question }) => (
        <td
          key={key}
          {...cellRole}
          className={cn(isEditing ? 'flex flex-col gap-1.5 py-2.5' : 'px-1 py-3 text-center')}
        >
          {/* The control's own label says this too. */}
          {isEditing && (
            <p aria-hidden className="min-h-[4lh] text-fine text-ink">
              <strong className="block text-tiny text-muted">
                {column}
                <FirstMark criterion={key} />
              </strong>
              {question}
            </p>
          )}
          {answer(key)}
        </td>
      ))}
      <td
        {...cellRole}
        className={cn(
          'py-2 print:hidden',
          isEditing ? 'col-start-4 row-start-1 -mr-2 w-38 justify-self-end' : 'pr-3 pl-2',
        )}
      >
        {buttons}
      </td>
    </tr>
  )
}

// As many columns as fit their text at the reader's text size, at most two and four.
const answerColumns = 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(15rem,(100%-1rem)/2)),1fr))]'
const dotColumns = 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,(100%-3rem)/4)),1fr))]'

function CandidateCard({
  link,
  details,
  answer,
  buttons,
  isEditing,
  isDraft = false,
  isShort = false,
  onEscape,
}: CandidateFrameProps) {
  return (
    // Key events of the inner buttons bubble up to here; the item itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="listitem"
      className={cn('border-t border-line px-4 py-4', isDraft && 'bg-brand-soft/40')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape?.()
      }}
    >
      <h3 className="font-sans">{link}</h3>
      <div className="mt-1.5 flex flex-col gap-1.5">{details}</div>
      {(isEditing || !isShort) && (
        <dl
          className={cn(
            'mt-3 grid gap-x-4',
            isEditing ? ['gap-y-3', answerColumns] : ['gap-y-1', dotColumns],
          )}
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
              <dd>{answer(key)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-3 print:hidden">{buttons}</div>
    </div>
  )
}
