import { Plus } from 'lucide-react'
import { Suspense, useId, useRef, useState, type ClipboardEvent } from 'react'
import { useBegin } from '@/components/frame/use-begin'
import { offerUndo } from '@/components/offer-undo'
import { useIdleLoad } from '@/components/use-idle-load'
import { serverNow } from '@/data/session/server-clock'
import { addTodos } from '@/data/todos'
import { pastedLine, pastedList, type PastedTodo } from '@/domain/base/text/pasted'
import { checkTodoText } from '@/domain/todos/todo'
import { readTodo } from '@/domain/todos/typed-todo'
import { firstOn, laterDate } from '@/domain/todos/week-of-todo'
import { toDay } from '@/domain/base/time/day-name'
import { localDateOf } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { useAboveKeyboard } from '@/lib/hooks/use-above-keyboard'
import { Button } from '@/ui/button'
import { inlineEditKeys } from '@/ui/fields/inline-edit-keys'
import { TextField } from '@/ui/fields/text-field'
import { DayOffer } from './day-offer'
import { todoFaultText } from './todo-text-fault'
import { useTodoDraft } from './row/use-todo-draft'

// The question needs a pasted list, so its code loads later.
const PasteQuestion = lazyWithPreload(() => import('./paste-question').then((m) => m.PasteQuestion))

/** A cell of several lines, or one with quotes, of a spreadsheet: the reader of tables is loaded for it. */
const QUOTED_CELL = /(?:^|[\t\n\r])"(?=[^"]*(?:[\t\n\r]|""))/
const loadTableReader = () => import('@/domain/base/table/sheet-lines')

interface Pasted {
  readonly todos: readonly PastedTodo[]
  /** The field's text after a refusal: the lines joined into one, at the place of the paste. */
  readonly asOneLine: string
  /** The parts that were added already, with their number of todos and their undo. */
  readonly added: readonly { readonly count: number; readonly takeBack: () => void }[]
}

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
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const [batches, setBatches] = useState<readonly number[]>([])
  useIdleLoad(preload, true)
  useAboveKeyboard(form)
  useBegin(() => field.current?.focus())
  /** The day that the person does not want to be read in this text. */
  const [refused, setRefused] = useState<Weekday | null>(null)
  const offerId = useId()
  const checked = checkTodoText(draft)
  const isTooLong = 'fault' in checked && checked.fault === 'too-long'
  const offer = offerIn(draft)

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

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain')
    const hasQuotedCells = QUOTED_CELL.test(text)
    if (!hasQuotedCells && pastedList(text).length < 2) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    const take = (lines: string) => {
      const todos = pastedList(lines)
      const asOneLine = before + pastedLine(lines) + after
      if (todos.length < 2) setDraft(asOneLine)
      else setPasted({ todos, asOneLine, added: [] })
    }
    if (hasQuotedCells) {
      void loadTableReader().then(
        ({ sheetLines }) => take(sheetLines(text)),
        () => take(text),
      )
    } else take(text)
  }

  function addPasted(texts: readonly string[], rest: readonly PastedTodo[]) {
    const added = [...(pasted?.added ?? []), { count: texts.length, takeBack: send(texts) }]
    const asOneLine = rest.map(({ text }) => text).join(' ')
    setPasted(rest.length > 0 ? { todos: rest, asOneLine, added } : null)
    const total = added.reduce((sum, { count }) => sum + count, 0)
    offerUndo(addedWords(total), () => added.forEach(({ takeBack }) => takeBack()))
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
      <Suspense fallback={null}>
        {pasted && (
          <PasteQuestion
            todos={pasted.todos}
            onAdd={addPasted}
            onRefuse={() => {
              setDraft(pasted.asOneLine)
              setPasted(null)
            }}
          />
        )}
      </Suspense>
    </form>
  )
}

function preload(): Promise<unknown> {
  return PasteQuestion.preload()
}

/** Announces the addition to screen readers, because the focus remains in the field. */
function announcement(batches: readonly number[]): string {
  const count = batches.at(-1)
  if (count === undefined) return ''
  // Two equal texts are announced once: an invisible difference makes each addition announced.
  const difference = batches.length % 2 === 0 ? '\u00a0' : ''
  return addedWords(count) + difference
}

function addedWords(count: number): string {
  return count === 1 ? 'Tâche ajoutée' : `${count} tâches ajoutées`
}
