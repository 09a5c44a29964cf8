import { agreed, counted } from '@/domain/base/text/french-count'
import { DAY_FIELDS, type DayField } from '@/domain/sales-tests/sales-test'
import type { ChosenColumns, ColumnQuestion } from '@/domain/sales-tests/find-columns'
import type { DaysFound as Found } from '@/domain/sales-tests/read-days'
import { SelectField } from '@/ui/fields/select-field'
import { DateQuestion, openDateText } from './date-question'
import { ReadPanel, type ReadPanelProps } from './read-panel'

interface DaysFoundProps extends Pick<ReadPanelProps, 'test' | 'today' | 'onSave' | 'onCancel'> {
  found: Found
  /** The answer about the order of its dates; null: not answered, or not asked. */
  isMonthFirst: boolean | null
  onChoose: (chosen: ChosenColumns) => void
  onOrder: (isMonthFirst: boolean) => void
}

/** What a table of days says, and the questions that it leaves open. */
export function DaysFound({
  found,
  isMonthFirst,
  test,
  today,
  onSave,
  onCancel,
  onChoose,
  onOrder,
}: DaysFoundProps) {
  const { days, columns, questions, added, alls, leftOut, totals, notes, empty } = found
  const open = questions.find(({ chosen }) => chosen === undefined)
  const openDate = isMonthFirst === null ? found.ambiguousDate : null
  // « Jour = Jour » says nothing.
  const renamed = columns.filter(({ field, title }) => title !== labelOf(field))
  const pairs = renamed.map(({ field, title }) => `${labelOf(field)} = ${title}`)
  const asides = [
    ...(totals > 0 ? [`${counted(totals, 'ligne')} de total`] : []),
    ...(notes > 0 ? [`${counted(notes, 'ligne')} de texte`] : []),
    ...(empty > 0 ? [`${counted(empty, 'ligne')} sans chiffre`] : []),
  ]
  const leftOutCount = leftOut.length + totals + notes + empty
  const leftOutParts = [...(leftOut.length > 0 ? [counted(leftOut.length, 'colonne')] : []), ...asides]
  const leftOutText = `${leftOutParts.join(', ')} ${agreed(leftOutCount, 'laissée')} de côté`
  return (
    <ReadPanel
      test={test}
      today={today}
      days={days}
      unanswered={
        open
          ? `Choisissez la colonne de «\u00a0${labelOf(open.field)}\u00a0».`
          : openDate && openDateText(openDate)
      }
      onSave={onSave}
      onCancel={onCancel}
    >
      {(pairs.length > 0 || added !== null) && (
        <p>{[...pairs, ...(added === null ? [] : [added])].join(' · ')}</p>
      )}
      {alls.map((name) => (
        <p
          key={name}
        >{`«\u00a0${name}\u00a0» compte aussi\u00a0: ce n’est pas le total des autres lignes.`}</p>
      ))}
      {found.isConsecutive && <p>Sans dates&nbsp;: une ligne par jour, à partir du premier jour du test.</p>}
      {found.isMonthFirst && <p>Dates lues mois/jour.</p>}
      {found.ambiguousDate && (
        <DateQuestion date={found.ambiguousDate} isMonthFirst={isMonthFirst} onChoose={onOrder} />
      )}
      {questions.map((question) => (
        <Question key={question.field} question={question} onChoose={onChoose} />
      ))}
      {leftOut.length === 0 && asides.length > 0 && <p className="text-muted">{leftOutText}</p>}
      {leftOut.length > 0 && (
        <details className="text-muted">
          <summary className="min-h-target cursor-pointer content-center underline-offset-4 hover:underline">
            {leftOutText}
          </summary>
          <ul className="list-disc pl-5">
            {leftOut.map(({ title, why }, at) => (
              // Two columns may have one title.
              <li key={`${title}-${at}`}>{`${title}\u00a0: ${why}`}</li>
            ))}
          </ul>
        </details>
      )}
    </ReadPanel>
  )
}

const NONE = 'none'
const OPEN = 'open'

function Question({
  question: { field, options, chosen },
  onChoose,
}: {
  question: ColumnQuestion
  onChoose: DaysFoundProps['onChoose']
}) {
  const titled = options.map(({ at, title }) => ({
    value: String(at),
    label: `${title} (colonne ${at + 1})`,
  }))
  const none = field === 'day' ? [] : [{ value: NONE, label: 'Aucune de ces colonnes' }]
  const toChoose = chosen === undefined ? [{ value: OPEN, label: 'À choisir' }] : []
  return (
    <SelectField
      label={`${labelOf(field)} =`}
      options={[...toChoose, ...none, ...titled]}
      value={chosen === undefined ? OPEN : chosen === null ? NONE : String(chosen)}
      onChange={(value) => {
        if (value !== OPEN) onChoose({ [field]: value === NONE ? null : Number(value) })
      }}
      className="max-w-80"
    />
  )
}

function labelOf(field: DayField | 'day'): string {
  return DAY_FIELDS.find(({ key }) => key === field)?.label ?? 'Jour'
}
