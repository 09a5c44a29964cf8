import { useEffect, useId, useRef, useState } from 'react'
import { noteDays } from '@/components/first-sale/note-days'
import { PendingMark } from '@/components/pending-mark'
import { offerUndo } from '@/components/offer-undo'
import { UnsavedMark } from '@/components/work/unsaved-mark'
import { useSignedIn } from '@/components/signed-in-context'
import {
  addSalesTest,
  changePlan,
  putBackDays,
  removeSalesTest,
  type LiveSalesTest,
} from '@/data/sales-tests'
import { mutate } from '@/data/sync/current'
import { agreed, counted } from '@/domain/base/text/french-count'
import {
  dateAt,
  localDateOf,
  parseLocalDate,
  WHOLE_DATE_FAULT,
  type LocalDate,
} from '@/domain/base/time/local-date'
import { changedSince, numbersFault, replacedDays, type ChangedDays } from '@/domain/sales-tests/sales-test'
import { formatDay } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { DateField } from '@/ui/fields/date-field'
import { showToast } from '@/ui/toast'
import { BringIn } from './bring-in'
import { DayForm } from './day-form'
import { DaysTable } from './days-table'
import { daysText } from './days-text'
import { PlanForm } from './plan-form'
import { VerdictCard } from './verdict-card'

export function TestView({ test }: { test: LiveSalesTest }) {
  const { user, deviceNow } = useSignedIn()
  const { uid } = user
  const today = localDateOf(deviceNow)
  const headId = useId()
  const [typedDay, setTypedDay] = useState<string>(() => (today < test.startsOn ? test.startsOn : today))
  const day = parseLocalDate(typedDay)
  const wrongDay = dayFault(day, test.startsOn, today)
  const fault = numbersFault(test.numbers)
  // An import is taken back later, when another device may have changed its days.
  const latest = useRef(test.numbers)
  useEffect(() => {
    latest.current = test.numbers
  }, [test.numbers])
  const write = (days: ChangedDays) => void noteDays(test, days)

  /** Writes an import, and offers to take it back as long as the toast stands. */
  function bringIn(days: ChangedDays) {
    const replaced = replacedDays(test.numbers, days)
    void noteDays(test, days, true)
    const count = Object.keys(days).length
    offerUndo(`${counted(count, 'jour')} ${agreed(count, 'enregistré')}`, () => {
      const kept = changedSince(latest.current, replaced)
      void mutate(putBackDays, { id: test.id, replaced })
      if (kept.length > 0) showToast({ text: keptText(kept) })
    })
  }

  function removeDay(gone: LocalDate) {
    const numbers = test.numbers.get(gone)
    if (!numbers) return
    write({ [gone]: null })
    offerUndo('Jour supprimé', () => write({ [gone]: numbers }))
  }

  return (
    <>
      <Card>
        {fault === null ? (
          <VerdictCard test={test} />
        ) : (
          <Notice tone="warning" role="status">
            {fault}
          </Notice>
        )}
      </Card>
      <Card aria-labelledby={headId} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={headId} className="text-body font-extrabold">
            Les chiffres d’un jour
          </h2>
          {test.isPending && <PendingMark />}
        </div>
        <UnsavedMark refused={test.refused} />
        <div className="max-w-56">
          <DateField
            label="Jour"
            min={test.startsOn}
            max={today}
            value={typedDay}
            error={wrongDay}
            onChange={setTypedDay}
          />
        </div>
        {day && wrongDay === null && (
          <DayForm
            key={day}
            uid={uid}
            test={test}
            day={day}
            onSave={(numbers) => write({ [day]: numbers })}
          />
        )}
        <BringIn uid={uid} test={test} today={today} onWrite={bringIn} />
        {test.numbers.size > 0 && (
          <DaysTable
            numbers={test.numbers}
            onEdit={(edited) => {
              setTypedDay(edited)
              document.getElementById(headId)?.scrollIntoView({ block: 'start' })
            }}
            onRemove={removeDay}
          />
        )}
      </Card>
      <PlanCard uid={uid} test={test} now={deviceNow} />
    </>
  )
}

function PlanCard({ uid, test, now }: { uid: string; test: LiveSalesTest; now: Date }) {
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-body font-extrabold">Ce qui était prévu</h2>
      {isEditing ? (
        <PlanForm
          storageKey={`sales-test.${uid}.${test.id}.plan`}
          plan={test}
          now={now}
          label="Enregistrer"
          onSave={(plan) => {
            setIsEditing(false)
            void mutate(changePlan, { id: test.id, ...plan })
          }}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <>
          <p className="wrap-anywhere">{test.tried}</p>
          <p className="text-small text-muted">
            {`${test.days} ${agreed(test.days, 'jour')} à partir du ${formatDay(dateAt(test.startsOn))}.`}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setIsEditing(true)}>
              Modifier
            </Button>
            <Button variant="ghost" onClick={() => remove(test)}>
              Supprimer ce test
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

function keptText(days: readonly LocalDate[]): string {
  return `${daysText(days)}\u00a0: ce qui a été changé depuis l’import reste.`
}

function dayFault(day: LocalDate | null, startsOn: LocalDate, today: LocalDate): string | null {
  if (day === null) return WHOLE_DATE_FAULT
  if (day < startsOn) return 'Ce jour est avant le premier jour du test.'
  return day > today ? 'Ce jour est à venir.' : null
}

function remove(test: LiveSalesTest) {
  const { id, product, link, tried, limitCents, gainCents, days, startsOn } = test
  void mutate(removeSalesTest, { id, link })
  offerUndo('Test supprimé', () => {
    void mutate(addSalesTest, {
      id,
      product,
      link,
      tried,
      limitCents,
      gainCents,
      days,
      startsOn,
      numbers: Object.fromEntries(test.numbers),
      createdAt: (test.createdAt ?? new Date(0)).toISOString(),
    })
  })
}
