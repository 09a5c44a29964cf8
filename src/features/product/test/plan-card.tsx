import { useState } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { addSalesTest, changePlan, removeSalesTest, type LiveSalesTest } from '@/data/sales-tests'
import { mutate } from '@/data/sync/current'
import { euroText } from '@/domain/base/text/euro-text'
import { counted } from '@/domain/base/text/french-count'
import { dateAt } from '@/domain/base/time/local-date'
import { isEnded } from '@/domain/sales-tests/sales-test'
import { formatDay } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import type { StatementGain } from './gain-line'
import { PlanForm } from './plan-form'

interface PlanCardProps {
  uid: string
  test: LiveSalesTest
  statementGain: StatementGain
  now: Date
  onEnd: () => void
}

/** Budget and days of a test, and what can be done with it. */
export function PlanCard({ uid, test, statementGain, now, onEnd }: PlanCardProps) {
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing) {
    return (
      <Card className="flex flex-col gap-3">
        <PlanForm
          storageKey={`sales-test.${uid}.${test.id}.plan`}
          plan={test}
          statementGain={isEnded(test) ? (test.gainCents ?? undefined) : statementGain}
          now={now}
          label="Enregistrer"
          onSave={(plan) => {
            setIsEditing(false)
            void mutate(changePlan, { id: test.id, ...plan })
          }}
          onCancel={() => setIsEditing(false)}
        />
      </Card>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-small text-muted">
      <p className="mr-auto">
        {`Budget ${euroText(test.limitCents)}, ${counted(test.days, 'jour')} à partir du ${formatDay(dateAt(test.startsOn))}${test.endedOn === null ? '' : `, arrêté le ${formatDay(dateAt(test.endedOn))}`}.`}
      </p>
      <Button variant="ghost" className="px-3" onClick={() => setIsEditing(true)}>
        Modifier
      </Button>
      {(test.endedOn !== null || !isEnded(test)) && (
        <Button variant="ghost" className="px-3" onClick={onEnd}>
          {test.endedOn === null ? 'Finir le test' : 'Reprendre le test'}
        </Button>
      )}
      <Button variant="ghost" className="px-3" onClick={() => remove(test)}>
        Supprimer ce test
      </Button>
    </div>
  )
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
