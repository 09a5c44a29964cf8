import { Mail } from 'lucide-react'
import { useId, useState } from 'react'
import { WHOLE_DATE_FAULT, type LocalDate } from '@/domain/base/time/local-date'
import { filledLetter, letterFault, letterOf, mailLink, writtenDate } from '@/domain/launch/letters/letter'
import {
  LETTER_FIELDS,
  LETTER_ROWS,
  type Letter,
  type LetterField,
} from '@/domain/launch/letters/letter-rows'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { DateField } from '@/ui/fields/date-field'
import { SelectField } from '@/ui/fields/select-field'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { CopyButton } from '../copy-button'
import { OfficialPage } from '../official-page'
import type { LaunchEdit } from '../use-launch'
import type { TypedLetter } from './typed-letter'

const OPTIONS = LETTER_ROWS.map(({ id, title, group }) => ({ value: id, label: title, group }))
const LONG: readonly LetterField[] = ['answer', 'facts', 'solution']

interface LettersTabProps {
  edit: LaunchEdit
  typed: TypedLetter
  onType: (letter: TypedLetter) => void
}

/** « Courriers »: twelve letters, with their deadline counted to the day. */
export function LettersTab({ edit, typed, onType }: LettersTabProps) {
  const headingId = useId()
  const letter = letterOf(typed.id)
  const known = { sender: edit.facts.seller ?? '', product: edit.project.title }
  const texts = { ...known, ...typed.texts }
  const event = letter.from.key
  // A message to a supplier is written to be sent now; other events have a day of their own.
  const from = typed.days[event] ?? (event === 'sentOn' ? edit.today : '')
  const filled = filledLetter(typed.id, texts, from)
  const mail = mailLink(filled)

  const change = (next: Partial<TypedLetter>) => onType({ ...typed, ...next })

  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="flex min-w-0 flex-col gap-4 print:hidden">
        <SelectField label="Courrier" options={OPTIONS} value={typed.id} onChange={(id) => change({ id })} />
        <EventDay
          key={typed.id}
          event={letter.from}
          value={from}
          today={edit.today}
          onChange={(day) => change({ days: { ...typed.days, [event]: day } })}
        />
        {letter.fields.map((field) => (
          <LetterText
            key={field}
            field={field}
            value={texts[field] ?? ''}
            onChange={(text) => change({ texts: { ...typed.texts, [field]: text } })}
          />
        ))}
      </Card>
      <Card aria-labelledby={headingId} className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-20">
        <h2 id={headingId} className="text-heading font-bold">
          {letter.title}
        </h2>
        <p className="rounded-field bg-brand-soft px-4 py-2.5 text-small">
          {`${letter.deadline} `}
          <output className="font-bold">{filled.deadline ? writtenDate(filled.deadline) : '…'}</output>
          {letter.page === null && <span className="text-muted"> (un repère, pas une loi)</span>}
          {filled.deadline &&
            filled.deadline < edit.today &&
            (letter.isStart ? (
              <span className="block">Vous pouvez écrire dès maintenant.</span>
            ) : (
              <span className="block font-semibold text-warning">Ce jour est passé.</span>
            ))}
        </p>
        {letter.page !== null && <OfficialPage basis={letter} today={edit.today} aboutId={headingId} />}
        <div role="group" aria-label="Lettre" className="rounded-field border border-line-strong p-4">
          <p
            dir="auto"
            className="mb-3 text-small font-bold wrap-anywhere"
          >{`Objet\u00a0: ${filled.subject}`}</p>
          <p dir="auto" className="text-small wrap-anywhere whitespace-pre-wrap">
            {filled.body}
          </p>
        </div>
        {filled.missing.length > 0 && (
          <p className="text-fine text-muted print:hidden">{`Encore à remplir\u00a0: ${filled.missing.join(', ')}.`}</p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton variant="primary" text={filled.body} label="Copier la lettre" />
          {mail !== null && (
            <a href={mail} className={buttonClass({ variant: 'secondary' })}>
              <Mail aria-hidden className="size-4" />
              Ouvrir dans ma messagerie
            </a>
          )}
        </div>
        {mail === null && (
          <p className="text-fine text-muted print:hidden">
            Cette lettre est trop longue pour s’ouvrir dans une messagerie&nbsp;: copiez-la.
          </p>
        )}
      </Card>
    </div>
  )
}

interface EventDayProps {
  event: Letter['from']
  value: string
  today: LocalDate
  onChange: (day: string) => void
}

function EventDay({ event, value, today, onChange }: EventDayProps) {
  const [isUnfinished, setIsUnfinished] = useState(false)
  return (
    <DateField
      label={event.label}
      value={value}
      onChange={onChange}
      onLeave={setIsUnfinished}
      hint={event.key !== 'sentOn' && value > today && 'Ce jour est à venir\u00a0: est-ce le bon\u00a0?'}
      error={isUnfinished && value === '' ? WHOLE_DATE_FAULT : null}
    />
  )
}

interface LetterTextProps {
  field: LetterField
  value: string
  onChange: (text: string) => void
}

function LetterText({ field, value, onChange }: LetterTextProps) {
  const label = LETTER_FIELDS[field]
  if (LONG.includes(field)) {
    return (
      <TextAreaField
        label={label}
        dir="auto"
        rows={3}
        value={value}
        error={null}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-20"
      />
    )
  }
  return (
    <TextField
      label={label}
      dir="auto"
      autoComplete="off"
      value={value}
      error={letterFault(field, value)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
