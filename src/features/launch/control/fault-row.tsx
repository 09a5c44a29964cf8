import { CircleAlert, CircleQuestionMark } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Passage } from '@/domain/launch/control/page-text'
import { notedPrices } from '@/domain/launch/control/crossed-price'
import { faultRow, missingFacts, type Fault } from '@/domain/launch/control/fault-rows'
import { mayApply } from '@/domain/launch/duties/duty-conditions'
import { dutyOf } from '@/domain/launch/duties/duties'
import { FACTS } from '@/domain/launch/facts'
import { isRefused } from '@/domain/launch/typed-amounts'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { OfficialPage } from '../official-page'
import type { LaunchEdit } from '../use-launch'
import { factFieldId } from '../page/facts-form'
import { PassageText } from './passage-text'
import type { Proposal } from './run-control'

const PASSAGES_SHOWN = 3

interface FaultRowProps {
  fault: Fault
  text: string
  /** Undefined: not computed yet. */
  proposal: Proposal | undefined
  /** The text is being read: its faults may be others in a moment. */
  isReading: boolean
  edit: LaunchEdit
  onTake: () => void
}

export function FaultRow({ fault, text, proposal, isReading, edit, onTake }: FaultRowProps) {
  const titleId = useId()
  const row = faultRow(fault.id)
  const lacking = proposal?.lacking ?? missingFacts(fault.id, edit.facts)
  const correction = proposal?.correction
  const toCheck = fault.isToCheck ? row.toCheck : undefined
  const duty = row.duty !== null && mayApply(row.duty, edit.project.launch.answers) ? row.duty : null
  const others = fault.passages.length - PASSAGES_SHOWN
  return (
    <li
      aria-labelledby={titleId}
      className="flex break-inside-avoid flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card sm:px-6 sm:py-5"
    >
      <h3 id={titleId} className="flex items-start gap-2 text-body leading-snug font-bold">
        {toCheck ? (
          <CircleQuestionMark aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted" />
        ) : (
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />
        )}
        {toCheck?.question ?? row.title}
      </h3>
      {toCheck && <p className="max-w-reading text-small">{toCheck.unread}</p>}
      {toCheck && fault.id === 'crossed-price' && (
        <p className="max-w-reading text-small">
          {`D’après vos prix notés\u00a0: ${notedPrices(edit.project.launch.prices)}.`}
        </p>
      )}
      {fault.passages.slice(0, PASSAGES_SHOWN).map((passage) => (
        <PassageText key={`${passage.from}-${passage.to}`} text={text} passage={passage} />
      ))}
      {others > 0 && (
        <p className="text-fine text-muted">{`et ${others} ${others === 1 ? 'autre passage' : 'autres passages'}`}</p>
      )}
      <p className="max-w-reading text-small">{row.rule}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-fine text-muted">
        {duty !== null && <span>{`Obligation\u00a0: ${dutyOf(duty).title}`}</span>}
        <OfficialPage basis={row} today={edit.today} aboutId={titleId} />
      </p>
      {lacking.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-2 text-small">
          {`Pour proposer de meilleurs mots, il manque\u00a0: ${lacking.map((key) => `${FACTS[key].label}${isRefused(key, edit.facts) ? ' (à corriger)' : ''}`).join('\u00a0; ')}.`}
          <Link
            to={{
              pathname: paths.launchOf(edit.project.id, 'fiche'),
              hash: factFieldId(lacking[0] ?? 'price'),
            }}
            replace
            className="inline-flex min-h-target items-center font-semibold text-ink underline underline-offset-4 hover:no-underline"
          >
            Les dire dans la fiche
          </Link>
        </p>
      ) : (
        correction && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-success-soft px-4 py-2.5">
            <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1 text-small wrap-anywhere text-ink">
              {correction.words !== '' && <p dir="auto">{correction.words}</p>}
              {correction.removed.length > 0 && (
                <p dir="auto" className={correction.words === '' ? '' : 'text-fine text-muted'}>
                  {`${correction.words === '' ? 'Mieux\u00a0: la page sans' : 'À la place de'} ${removedText(text, correction.removed)}.`}
                </p>
              )}
            </div>
            <Button variant="secondary" aria-describedby={titleId} disabled={isReading} onClick={onTake}>
              Prendre ces mots
            </Button>
          </div>
        )
      )}
      {lacking.length === 0 && correction === null && toCheck?.isOfSeller !== true && (
        <p className="text-small text-muted">
          Rien à proposer sans deviner&nbsp;: réécrivez le passage, puis contrôlez de nouveau.
        </p>
      )}
    </li>
  )
}

/** « a », « b »: all that goes, whole. */
function removedText(text: string, removed: readonly Passage[]): string {
  return removed.map(({ from, to }) => `«\u00a0${text.slice(from, to).trim()}\u00a0»`).join(', ')
}
