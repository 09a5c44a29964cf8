import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useBegin } from '@/components/frame/use-begin'
import { offerUndo } from '@/components/offer-undo'
import { serverNow } from '@/data/session/server-clock'
import { addTodos } from '@/data/todos'
import { checkTodoText } from '@/domain/todos/todo'
import { readTodo } from '@/domain/todos/typed-todo'
import { firstOn, laterDate } from '@/domain/todos/week-of-todo'
import { toDay } from '@/domain/base/time/day-name'
import { localDateOf } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { useAboveKeyboard } from '@/lib/hooks/use-above-keyboard'
import { Button } from '@/ui/button'
import { inlineEditKeys } from '@/ui/fields/inline-edit-keys'
import { TextField } from '@/ui/fields/text-field'
import { DayOffer } from './day-offer'
import { todoFaultText } from './todo-text-fault'
import { useTodoDraft } from './row/use-todo-draft'
import { addedWords, usePastedTodos } from './use-pasted-todos'

interface NewTodoFormProps {
  uid: string
  day: Weekday
  today: Weekday
  now: Date
}

export function NewTodoForm({ uid, day, today, now }: NewTodoFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft, readDraft] = useTodoDraft(uid)
  const [isRefused, setIsRefused] = useState(false)
  const [batches, setBatches] = useState<readonly number[]>([])
  useAboveKeyboard(form)
  useBegin(() => field.current?.focus())
  /** The day that the person does not want to be read in this text. */
  const [refused, setRefused] = useState<Weekday | null>(null)
  const offerId = useId()
  const checked = checkTodoText(draft)
  const isTooLong = 'fault' in checked && checked.fault === 'too-long'
  const offer = offerIn(draft)
  const { paste, question } = usePastedTodos(setDraft, send)

  function change(text: string) {
    setDraft(text)
    if (text === '') setRefused(null)
  }

  function offerIn(text: string) {
    const todo = readTodo(text, today)
    const isOffered = todo.day !== null && todo.day !== day && todo.day !== refused
    if (!isOffered) return null
    const date = firstOn(todo.day, localDateOf(now))
    return { text: todo.text, day: todo.day, words: toDay(date, localDateOf(now)) }
  }

  function send(texts: readonly string[], to = day) {
    const date = to === day ? null : laterDate(to, localDateOf(now))
    const { takeBack } = addTodos(to, texts, serverNow(), date)
    setBatches((sent) => [...sent, texts.length])
    return takeBack
  }

  function add() {
    field.current?.focus()
    setIsRefused(isTooLong)
    if (isTooLong) return
    const typed = readDraft()
    const offered = offerIn(typed)
    const todo = checkTodoText(offered?.text ?? typed)
    if ('text' in todo && offered) {
      const takeBack = send([todo.text], offered.day)
      offerUndo(`Tâche ajoutée ${offered.words}`, () => {
        takeBack()
        if (readDraft() !== '') return
        // The words come back, to be added as they are.
        setDraft(typed)
        setRefused(offered.day)
        field.current?.focus()
      })
    } else if ('text' in todo) send([todo.text])
    change('')
  }

  function refuse() {
    setRefused(offer?.day ?? null)
    field.current?.focus()
  }

  return (
    <form
      ref={form}
      noValidate
      data-thumb-field=""
      className="relative flex items-start gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          ref={field}
          label="Nouvelle tâche"
          isLabelHidden
          placeholder="Nouvelle tâche"
          autoComplete="off"
          enterKeyHint="done"
          value={draft}
          error={isTooLong && isRefused ? todoFaultText('too-long', draft) : null}
          aria-describedby={offer ? offerId : undefined}
          onChange={(event) => change(event.target.value)}
          onPaste={paste}
          onKeyDown={(event) => {
            if (offer) inlineEditKeys(refuse)(event)
          }}
        />
      </div>
      {/* Below the field, or above it if the field is at the bottom. */}
      {offer && <DayOffer words={offer.words} onTake={add} onRefuse={refuse} />}
      <Button
        type="submit"
        data-yields=""
        className="shrink-0"
        // Leaves a phone's keyboard open.
        onPointerDown={(event) => event.preventDefault()}
      >
        <Plus aria-hidden className="size-4" />
        Ajouter
      </Button>
      <p role="status" className="sr-only">
        {announcement(batches)}
      </p>
      <p role="status" id={offerId} className="sr-only">
        {offer && `Entrée ajoute la tâche ${offer.words}. Échap garde le texte tel quel.`}
      </p>
      {question}
    </form>
  )
}

/** Announces the addition to screen readers, because the focus remains in the field. */
function announcement(batches: readonly number[]): string {
  const count = batches.at(-1)
  if (count === undefined) return ''
  // Two equal texts are announced once: an invisible difference makes each addition announced.
  const difference = batches.length % 2 === 0 ? '\u00a0' : ''
  return addedWords(count) + difference
}
