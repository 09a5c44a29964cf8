import { Plus } from 'lucide-react'
import { Suspense, useRef, useState, type ClipboardEvent } from 'react'
import { useBegin } from '@/components/frame/use-begin'
import { useIdleLoad } from '@/components/use-idle-load'
import { serverNow } from '@/data/session/server-clock'
import { addTodos } from '@/data/todos'
import { pastedLine, pastedTodos } from '@/domain/base/text/pasted'
import { checkTodoText } from '@/domain/todos/todo'
import type { Weekday } from '@/domain/base/time/weekday'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { useAboveKeyboard } from '@/lib/hooks/use-above-keyboard'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/fields/text-field'
import { todoFaultText } from './todo-text-fault'
import { useTodoDraft } from './row/use-todo-draft'

// The offers need a typed text, so their code loads later.
const DayOffer = lazyWithPreload(() =>
  import('./day-offer').then(
    (m) => m.DayOffer,
    () => () => null,
  ),
)
const PasteQuestion = lazyWithPreload(() => import('./paste-question').then((m) => m.PasteQuestion))

interface Pasted {
  readonly todos: readonly string[]
  /** The field's text after a refusal: the lines joined into one, at the place of the paste. */
  readonly asOneLine: string
}

interface NewTodoFormProps {
  uid: string
  day: Weekday
  today: Weekday
}

export function NewTodoForm({ uid, day, today }: NewTodoFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft, readDraft] = useTodoDraft(uid)
  const [isRefused, setIsRefused] = useState(false)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const [batches, setBatches] = useState<readonly number[]>([])
  useIdleLoad(preload, true)
  useAboveKeyboard(form)
  useBegin(() => field.current?.focus())
  const checked = checkTodoText(draft)
  const isTooLong = 'fault' in checked && checked.fault === 'too-long'

  function send(texts: readonly string[], to = day) {
    addTodos(to, texts, serverNow())
    setBatches((sent) => [...sent, texts.length])
  }

  function add() {
    field.current?.focus()
    setIsRefused(isTooLong)
    if (isTooLong) return
    const now = checkTodoText(readDraft())
    if ('text' in now) send([now.text])
    setDraft('')
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain')
    const todos = pastedTodos(text)
    if (todos.length < 2) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const line = pastedLine(text)
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    setPasted({ todos, asOneLine: before + line + after })
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
          onChange={(event) => setDraft(event.target.value)}
          onPaste={paste}
        />
      </div>
      {/* Below the field, or above it if the field is at the bottom. */}
      <Suspense fallback={null}>
        {draft !== '' && (
          <DayOffer
            typed={draft}
            day={day}
            today={today}
            onAdd={(text, to) => {
              send([text], to)
              setDraft('')
              field.current?.focus()
            }}
          />
        )}
      </Suspense>
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
      <Suspense fallback={null}>
        {pasted && (
          <PasteQuestion
            todos={pasted.todos}
            onAdd={(todos, rest) => {
              send(todos)
              setPasted(rest.length > 0 ? { todos: rest, asOneLine: rest.join(' ') } : null)
            }}
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
  return Promise.all([PasteQuestion.preload(), DayOffer.preload()])
}

/** Announces the addition to screen readers, because the focus remains in the field. */
function announcement(batches: readonly number[]): string {
  const count = batches.at(-1)
  if (count === undefined) return ''
  // Two equal texts are announced once: an invisible difference makes each addition announced.
  const difference = batches.length % 2 === 0 ? '\u00a0' : ''
  return (count === 1 ? 'Tâche ajoutée' : `${count} tâches ajoutées`) + difference
}
