import { Eraser, Mail } from 'lucide-react'
import { useId, useState } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { useSignedIn } from '@/components/signed-in-context'
import { useKeptText } from '@/components/use-kept-text'
import { readTyped } from '@/data/device/typed-text'
import { WHOLE_DATE_FAULT, type LocalDate } from '@/domain/base/time/local-date'
import { isBlank } from '@/domain/base/text/visible-text'
import {
  filledLetter,
  letterFault,
  letterOf,
  letterText,
  mailLink,
  writtenDate,
  type LetterDays,
} from '@/domain/launch/letters/letter'
import { LETTER_FIELDS, LONG_FIELDS, type LetterField } from '@/domain/launch/letters/letter-facts'
import { LETTER_ROWS, type AskedDay } from '@/domain/launch/letters/letter-rows'
import { isTyped, NO_LETTER, parseTypedLetter, type TypedLetter } from '@/domain/launch/letters/typed-letter'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { DateField } from '@/ui/fields/date-field'
import { SelectField } from '@/ui/fields/select-field'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { showToast } from '@/ui/toast'
import { CopyButton } from '../copy-button'
import { OfficialPage } from '../official-page'
import type { LaunchEdit } from '../use-launch'

const OPTIONS = LETTER_ROWS.map(({ id, title, group }) => ({ value: id, label: title, group }))

/** « Courriers »: twelve letters, with their deadline counted to the day. */
export function LettersTab({ edit: { project, facts, today } }: { edit: LaunchEdit }) {
  const headingId = useId()
  const { uid } = useSignedIn().user
  const key = `letter.${uid}.${project.id}` as const
  const { text: stored, type, settle } = useKeptText(key, '')
  // A message to a supplier is written to be sent now: its day is not kept for the next one.
  const [sentOn, setSentOn] = useState<string>(today)
  const typed = parseTypedLetter(stored)
  const letter = letterOf(typed.id)
  const returnAddress = [facts.returns, facts.address].find((text = '') => !isBlank(text)) ?? ''
  const texts = { sender: facts.seller ?? '', product: project.title, returnAddress, ...typed.texts }
  const days = { ...typed.days, sentOn }
  const delay = (facts.deliveryDelay ?? '').trim()
  const filled = filledLetter(typed.id, { texts, days, today, isDelayAnnounced: !isBlank(delay) })
  const mail = mailLink(filled)

  function change(next: Partial<TypedLetter>) {
    const changed = { ...typed, ...next }
    type(JSON.stringify(changed))
    if (!isTyped(changed)) settle()
  }

  function empty() {
    change({ texts: NO_LETTER.texts, days: NO_LETTER.days })
    setSentOn(today)
    offerUndo('Champs vidés', () => {
      // What was typed since would go with it.
      if (isTyped(parseTypedLetter(readTyped(key) ?? '')))
        showToast({ text: 'Le courrier a changé depuis\u00a0: il reste comme il est.' })
      else {
        change(typed)
        setSentOn(sentOn)
      }
    })
  }

  const dayOf = (day: AskedDay) => ({
    day,
    value: days[day.key] ?? '',
    onChange: (value: string) => {
      if (day.key === 'sentOn') setSentOn(value)
      else change({ days: { ...typed.days, [day.key]: value } })
    },
  })

  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="flex min-w-0 flex-col gap-4 print:hidden">
        <SelectField label="Courrier" options={OPTIONS} value={typed.id} onChange={(id) => change({ id })} />
        <EventDay key={typed.id} {...dayOf(letter.from)} hint={toCome(letter.from, days, today)} />
        {letter.announced && <EventDay {...dayOf(letter.announced)} hint={announcedHint(days, delay)} />}
        {letter.fields.map((field) => (
          <LetterText
            key={field}
            field={field}
            value={texts[field] ?? ''}
            onChange={(text) => change({ texts: { ...typed.texts, [field]: text } })}
          />
        ))}
        <p className="text-fine text-muted">
          Ce que vous écrivez ici reste sur cet appareil, jusqu’à ce que vous vidiez les champs ou vous
          déconnectiez.
        </p>
        {isTyped(typed) && (
          <Button variant="ghost" onClick={empty} className="-ml-3 self-start px-3">
            <Eraser aria-hidden className="size-4" />
            Vider les champs
          </Button>
        )}
      </Card>
      <Card aria-labelledby={headingId} className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-20">
        <h2 id={headingId} className="text-heading font-bold">
          {letter.title}
        </h2>
        <p className="rounded-field bg-canvas px-4 py-2.5 text-small">
          {`${filled.deadlineWords} `}
          <output className="font-bold">{filled.deadline ? writtenDate(filled.deadline) : '…'}</output>
          {letter.page === null && <span className="text-muted"> (un repère, pas une loi)</span>}
          {filled.deadline &&
            filled.deadline < today &&
            (letter.isStart ? (
              <span className="block">Vous pouvez écrire dès maintenant.</span>
            ) : (
              <span className="block font-semibold text-warning">Ce jour est passé.</span>
            ))}
        </p>
        {letter.page !== null && <OfficialPage basis={letter} today={today} aboutId={headingId} />}
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
          <CopyButton variant="primary" text={letterText(filled)} label="Copier la lettre" />
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
  day: AskedDay
  value: string
  hint: string | false
  onChange: (value: string) => void
}

/** Of a past event; a message may be sent later. */
function toCome({ key }: AskedDay, days: LetterDays, today: LocalDate): string | false {
  return key !== 'sentOn' && (days[key] ?? '') > today && 'Ce jour est à venir\u00a0: est-ce le bon\u00a0?'
}

function announcedHint({ orderedOn = '', announcedFor = '' }: LetterDays, delay: string): string {
  if (announcedFor !== '' && announcedFor < orderedOn)
    return 'Ce jour est avant la commande\u00a0: est-ce le bon\u00a0?'
  return isBlank(delay)
    ? 'Vide si vous n’avez annoncé ni date ni délai.'
    : `Votre fiche annonce «\u00a0${delay}\u00a0»\u00a0: le dernier jour de ce délai.`
}

function EventDay({ day, value, hint, onChange }: EventDayProps) {
  const [isUnfinished, setIsUnfinished] = useState(false)
  return (
    <DateField
      label={day.label}
      value={value}
      onChange={onChange}
      onLeave={setIsUnfinished}
      hint={hint}
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
  if (LONG_FIELDS.includes(field)) {
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
