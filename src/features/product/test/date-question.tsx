import { dateAt } from '@/domain/base/time/local-date'
import type { AmbiguousDate } from '@/domain/sales-tests/date-order'
import { formatDay } from '@/lib/text/format'
import { SelectField } from '@/ui/fields/select-field'

interface DateQuestionProps {
  date: AmbiguousDate
  /** null: not answered. */
  isMonthFirst: boolean | null
  onChoose: (isMonthFirst: boolean) => void
}

const OPEN = 'open'

/** Day or month first, of a table of days or of orders that fits the test in both orders. */
export function DateQuestion({
  date: { text, dayFirst, monthFirst },
  isMonthFirst,
  onChoose,
}: DateQuestionProps) {
  return (
    <SelectField
      label={`Ici, «\u00a0${text}\u00a0» veut dire`}
      options={[
        ...(isMonthFirst === null ? [{ value: OPEN, label: 'À choisir' }] : []),
        { value: 'dayFirst', label: formatDay(dateAt(dayFirst)) },
        { value: 'monthFirst', label: formatDay(dateAt(monthFirst)) },
      ]}
      value={isMonthFirst === null ? OPEN : isMonthFirst ? 'monthFirst' : 'dayFirst'}
      onChange={(value) => {
        if (value !== OPEN) onChoose(value === 'monthFirst')
      }}
      className="max-w-96"
    />
  )
}

export function openDateText({ text }: AmbiguousDate): string {
  return `Choisissez d’abord ce que veut dire «\u00a0${text}\u00a0».`
}
