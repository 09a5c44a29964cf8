import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusHeading } from '@/components/frame/main-landmark'
import { offerUndo } from '@/components/offer-undo'
import { addSalesTest, changePlan, removeSalesTest } from '@/data/sales-tests'
import type { LiveSalesTest } from '@/data/sales-test-lists'
import { mutate } from '@/data/sync/current'
import { localDateOf } from '@/domain/base/time/local-date'
import { keepsGain } from '@/domain/sales-tests/phase'
import type { SalesTestPlan } from '@/domain/sales-tests/sales-test'
import { planWords } from '@/domain/sales-tests/verdict-words'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import type { StatementGain } from './gain-line'
import { PlanForm } from './plan-form'

interface PlanCardProps {
  uid: string
  test: LiveSalesTest
  statementGain: StatementGain
  isGainKept: boolean
  now: Date
  /** Ends the test or lets it run again; null: the verdict offers the end. */
  onEnd: (() => void) | null
}

/** Budget and days of a test, and what can be done with it. */
export function PlanCard({ uid, test, statementGain, isGainKept, now, onEnd }: PlanCardProps) {
  const [isEditing, setIsEditing] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  /** The pressed button goes: the focus is handed to the first field, or back to « Modifier ». */
  function edit(isOn: boolean) {
    flushSync(() => setIsEditing(isOn))
    place.current?.querySelector<HTMLElement>(isOn ? 'input' : 'button')?.focus()
  }

  function save(plan: SalesTestPlan) {
    const { id, tried, limitCents, gainCents, days, startsOn } = test
    void mutate(changePlan, { id, ...plan })
    // With more days it runs again, and its gain follows the statement.
    if (isGainKept && !keepsGain({ ...test, ...plan }, localDateOf(now))) {
      offerUndo('Test repris', () => {
        void mutate(changePlan, { id, tried, limitCents, gainCents, days, startsOn })
      })
    }
  }

  if (isEditing) {
    return (
      <Card ref={place} className="flex flex-col gap-3">
        <PlanForm
          storageKey={`sales-test.${uid}.${test.id}.plan`}
          plan={test}
          statementGain={isGainKept ? keptGain(test) : statementGain}
          now={now}
          label="Enregistrer"
          onSave={(plan) => {
            edit(false)
            save(plan)
          }}
          onCancel={() => edit(false)}
        />
      </Card>
    )
  }
  return (
    <div ref={place} className="flex flex-wrap items-center gap-x-2 text-small text-muted">
      <p className="mr-auto">{`${planWords(test)}.`}</p>
      <div className="-mx-3 flex flex-wrap items-center">
        <Button variant="ghost" className="px-3" onClick={() => edit(true)}>
          Modifier
        </Button>
        {onEnd && (
          <Button variant="ghost" className="px-3" onClick={onEnd}>
            {test.endedOn === null ? 'Finir le test' : 'Reprendre le test'}
          </Button>
        )}
        <Button
          variant="ghost"
          className="px-3"
          onClick={() => {
            // The button goes with the test.
            focusHeading()
            remove(test)
          }}
        >
          Supprimer ce test
        </Button>
      </div>
    </div>
  )
}

/** An ended test keeps its gain, whatever its statement says now. */
function keptGain({ gainCents }: LiveSalesTest): StatementGain {
  return gainCents === null ? undefined : { cents: gainCents, without: '' }
}

function remove(test: LiveSalesTest) {
  const { id, product, link, tried, limitCents, gainCents, days, startsOn, endedOn } = test
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
      endedOn,
      numbers: Object.fromEntries(test.numbers),
      createdAt: (test.createdAt ?? new Date(0)).toISOString(),
    })
  })
}
