import { useEffect, useId, useRef, useState } from 'react'
import { AskCoachButton } from '@/components/ask-coach-button'
import { focusHeadingIfLost } from '@/components/frame/main-landmark'
import { noteDays } from '@/components/first-sale/note-days'
import { PendingMark } from '@/components/pending-mark'
import { offerUndo } from '@/components/offer-undo'
import { UnsavedMark } from '@/components/work/unsaved-mark'
import { useSignedIn } from '@/components/signed-in-context'
import { endTest, putBackDays } from '@/data/sales-tests'
import type { LiveSalesTest } from '@/data/sales-test-lists'
import { mutate } from '@/data/sync/current'
import { useEntries } from '@/data/sync/use-live'
import { agreed, counted } from '@/domain/base/text/french-count'
import { localDateOf, type LocalDate } from '@/domain/base/time/local-date'
import {
  changedSince,
  isEnded,
  numbersFault,
  replacedDays,
  type ChangedDays,
} from '@/domain/sales-tests/sales-test'
import { lastDayOf, phaseOf } from '@/domain/sales-tests/phase'
import type { CoachSubject } from '@/domain/coach/dossier/coach-subject'
import { verdictOf } from '@/domain/sales-tests/verdict'
import { earlyWords } from '@/domain/sales-tests/verdict-words'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { DateField } from '@/ui/fields/date-field'
import { showToast } from '@/ui/toast'
import { BringIn } from './bring-in'
import { clashesOf, DayClashNotice } from './day-clash-notice'
import { DayForm } from './day-form'
import { DaysTable } from './days-table'
import { daysText } from './days-text'
import { GainLine, type StatementGain } from './gain-line'
import { PlanCard } from './plan-card'
import { useChosenDay } from './use-chosen-day'
import { VerdictCard } from './verdict-card'

interface TestViewProps {
  /** With the gain that counts. */
  test: LiveSalesTest
  statementGain: StatementGain
  isGainKept: boolean
  /** « Demander au coach »; null: an older test, or the product was deleted. */
  coach: CoachSubject | null
  /** Starts another test; null: another one of this product is open. */
  onNew: (() => void) | null
}

export function TestView({ test, statementGain, isGainKept, coach, onNew }: TestViewProps) {
  const { user, deviceNow } = useSignedIn()
  const { uid } = user
  const today = localDateOf(deviceNow)
  const headId = useId()
  const phase = phaseOf(test, today)
  const chosen = useChosenDay(uid, test, today)
  const { firstDay, day } = chosen
  const [isImporting, setIsImporting] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const lastDay = lastDayOf(test, today)
  const possible = [...test.numbers.keys(), test.startsOn, lastDay].toSorted()
  const fault = numbersFault(test.numbers)
  const gainCents = statementGain?.cents ?? null
  // An import is taken back later, when another device may have changed its days.
  const latest = useRef(test.numbers)
  useEffect(() => {
    latest.current = test.numbers
  }, [test.numbers])
  const write = (days: ChangedDays) => void noteDays(test, { days, gainCents })
  /** Of the test as it is now: an undo brings it back. */
  const keptGain = isGainKept ? test.gainCents : null

  /** The pressed button goes with its row or its table. */
  function focusDays() {
    document.getElementById(headId)?.focus({ preventScroll: true })
  }

  /** Writes an import, and offers to take it back as long as the toast stands. */
  function bringIn(days: ChangedDays) {
    focusDays()
    const replaced = replacedDays(test.numbers, days)
    const count = Object.keys(days).length
    const takeBack = () => {
      const kept = changedSince(latest.current, replaced)
      void mutate(putBackDays, { id: test.id, replaced })
      if (kept.length > 0) showToast({ text: keptText(kept) })
    }
    void noteDays(test, { days, gainCents }, true).then(() =>
      offerUndo(`${counted(count, 'jour')} ${agreed(count, 'enregistré')}`, takeBack),
    )
  }

  function removeDay(gone: LocalDate) {
    const numbers = test.numbers.get(gone)
    if (!numbers) return
    write({ [gone]: null })
    const back = { days: { [gone]: numbers }, gainCents: keptGain ?? gainCents }
    offerUndo('Jour supprimé', () => void noteDays(test, back, true))
  }

  const setEnd = (endedOn: LocalDate | null, gain: number | null) =>
    void mutate(endTest, { id: test.id, endedOn, gainCents: gain })

  function end() {
    setEnd(today, gainCents)
    offerUndo('Test fini', () => setEnd(null, null))
    focusHeadingIfLost()
  }

  function resume() {
    const { endedOn } = test
    setEnd(null, null)
    offerUndo('Test repris', () => setEnd(endedOn, keptGain))
    focusHeadingIfLost()
  }

  function note(of: LocalDate) {
    chosen.choose(of)
    setIsImporting(false)
    setTimeout(() => form.current?.querySelector<HTMLInputElement>('input[name=visits]')?.focus())
  }

  const clashes = useEntries(uid).filter(
    (entry) => test.refused.includes(entry.number) && clashesOf(entry, test).length > 0,
  )
  const { kind } = verdictOf(test)
  const isStop = kind === 'limit' || kind === 'costly' || kind === 'breaks'
  const isOver = isEnded(test) || (!isStop && (phase === 'to-decide' || phase === 'past'))
  const action =
    test.endedOn !== null ? (
      onNew && (
        <Button data-new-test="" onClick={onNew}>
          Lancer un nouveau test
        </Button>
      )
    ) : isOver ? (
      // A day that lacks its figures is in the form below.
      <Button onClick={end}>Finir le test</Button>
    ) : isStop ? (
      <Button onClick={end}>Arrêter le test</Button>
    ) : (
      firstDay !== null && <Button onClick={() => note(firstDay)}>Noter aujourd’hui</Button>
    )
  // Before the first day, only days that were noted earlier can be corrected.
  const isComing = phase === 'coming'
  const hasDays = test.numbers.size > 0
  const early = earlyWords(test)
  const isEndOffered = fault === null && test.endedOn === null && isOver
  return (
    <>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <p className="min-w-0 font-semibold wrap-anywhere">{test.tried}</p>
          {coach && <AskCoachButton subject={coach} className="-my-2.5 -mr-2 ml-auto" />}
        </div>
        {fault === null ? (
          <VerdictCard test={test} phase={phase} action={isComing && !hasDays ? null : action} />
        ) : (
          <Notice tone="warning" role="status">
            {fault}
          </Notice>
        )}
        <GainLine test={test} statementGain={statementGain} isKept={isGainKept} />
      </Card>
      {(!isComing || hasDays) && (
        <Card aria-labelledby={headId} className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 id={headId} tabIndex={-1} className="text-body font-bold outline-none">
              Chiffres du jour
            </h2>
            {test.isPending && <PendingMark />}
            {!isComing && (
              <button
                type="button"
                aria-expanded={isImporting}
                onClick={() => setIsImporting(!isImporting)}
                className={buttonClass({ variant: 'ghost' }, '-mr-3 ml-auto px-3 text-ink')}
              >
                {isImporting ? 'Écrire un jour' : 'Importer mes chiffres'}
              </button>
            )}
          </div>
          {clashes.map((entry) => (
            <DayClashNotice key={entry.number} entry={entry} test={test} gainCents={gainCents} />
          ))}
          <UnsavedMark
            refused={test.refused.filter((number) => !clashes.some((entry) => entry.number === number))}
          />
          {isImporting && !isComing ? (
            <BringIn uid={uid} test={test} today={today} onWrite={bringIn} />
          ) : (
            (!isComing || day !== null || chosen.fault !== null) && (
              <div ref={form} className="flex flex-col gap-4 print:hidden">
                <div className="max-w-56">
                  <DateField
                    label="Jour"
                    min={possible[0] ?? test.startsOn}
                    max={possible.at(-1) ?? lastDay}
                    value={chosen.text}
                    error={chosen.fault}
                    onChange={chosen.choose}
                  />
                </div>
                {day && chosen.canBeNoted && (
                  <DayForm
                    key={day}
                    uid={uid}
                    test={test}
                    day={day}
                    onSave={(numbers) => write({ [day]: numbers })}
                  />
                )}
              </div>
            )
          )}
          {early !== null && <p className="text-small">{early}</p>}
          {hasDays && (
            <DaysTable
              numbers={test.numbers}
              onEdit={(edited) => {
                document.getElementById(headId)?.scrollIntoView({ block: 'start' })
                note(edited)
              }}
              onRemove={(gone) => {
                focusDays()
                removeDay(gone)
                focusHeadingIfLost()
              }}
            />
          )}
        </Card>
      )}
      <PlanCard
        uid={uid}
        test={test}
        statementGain={statementGain}
        isGainKept={isGainKept}
        now={deviceNow}
        onEnd={isEndOffered ? null : test.endedOn === null ? end : resume}
      />
    </>
  )
}

function keptText(days: readonly LocalDate[]): string {
  return `${daysText(days)}\u00a0: ce qui a été changé depuis l’import reste.`
}
