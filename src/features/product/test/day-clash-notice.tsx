import { focusHeadingIfLost } from '@/components/frame/main-landmark'
import { writeDays } from '@/data/sales-tests'
import type { LiveSalesTest } from '@/data/sales-test-lists'
import { mutate, syncOf } from '@/data/sync/current'
import type { Entry } from '@/data/sync/entry'
import { dateAt } from '@/domain/base/time/local-date'
import { DAY_FIELDS, dayClashes, seenDays, type DayClash } from '@/domain/sales-tests/sales-test'
import { formatDayAndMonth } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { numberText } from './days-text'

/** The numbers of a refused change that another device noted otherwise; empty: it was refused for another reason. */
export function clashesOf(entry: Entry, test: LiveSalesTest): readonly DayClash[] {
  const noted = entry.fault === 'changed' && entry.name === writeDays.name ? writeDays.args(entry.args) : null
  return noted ? dayClashes(test.numbers, noted.days, noted.seen) : []
}

interface DayClashNoticeProps {
  entry: Entry
  test: LiveSalesTest
  /** Of the product's statement; null: it has none. */
  gainCents: number | null
}

/** Two devices noted one day: both numbers are shown, and the person chooses. */
export function DayClashNotice({ entry, test, gainCents }: DayClashNoticeProps) {
  const clashes = clashesOf(entry, test)
  const { uid, number } = entry

  async function keepOwn() {
    const noted = writeDays.args(entry.args)
    // Before the refused entry goes: the numbers are never without an entry.
    if (noted) await mutate(writeDays, { ...noted, seen: seenDays(test.numbers, noted.days), gainCents })
    await giveUp()
  }

  /** The button goes with the notice. */
  async function giveUp() {
    await syncOf(uid).giveUp([number])
    focusHeadingIfLost()
  }

  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => void keepOwn()}>
            Garder mes chiffres
          </Button>
          <Button variant="ghost" onClick={() => void giveUp()}>
            Garder les autres
          </Button>
        </span>
      }
    >
      <strong>Non enregistré</strong>
      {' · Un autre appareil a noté le même jour entre-temps.'}
      <ul className="mt-1">
        {clashes.map(({ day, key, stored, own }) => (
          <li key={`${day} ${key}`} className="tabular-nums">
            {`${formatDayAndMonth(dateAt(day))}, ${labelOf(key)}\u00a0: ${numberText(key, stored)} là-bas, ${own === 'removed' ? 'supprimé' : numberText(key, own)} ici`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function labelOf(field: DayClash['key']): string {
  return DAY_FIELDS.find(({ key }) => key === field)?.label ?? ''
}
