import { Plus } from 'lucide-react'
import { Suspense, useRef, useState, type ClipboardEvent } from 'react'
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

// What the text of the field makes it offer is of no use before it is typed.
const DayOffer = lazyWithPreload(() =>
  import('./day-offer').then(
    (m) => m.DayOffer,
    () => () => null,
  ),
)
const PasteQuestion = lazyWithPreload(() => import('./paste-question').then((m) => m.PasteQuestion))

interface Pasted {
  readonly todos: readonly string[]
  /** What the field holds if the answer is no: the lines as one, where they were pasted. */
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
  const checked = checkTodoText(draft)
  const isTooLong = 'fault' in checked && checked.fault === 'too-long'

  function send(texts: readonly string[], to = day) {
    addTodos(uid, to, texts, serverNow())
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
      {/* Below the field, or above it where it stands at the bottom. */}
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
        className="shrink-0"
        // The keyboard of a phone stays up.
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

/** The focus stays in the field, so this is how a screen reader hears that it worked. */
function announcement(batches: readonly number[]): string {
  const count = batches.at(-1)
  if (count === undefined) return ''
  // The same words twice are announced once: an invisible difference makes each addition heard.
  const difference = batches.length % 2 === 0 ? '\u00a0' : ''
  return (count === 1 ? 'Tâche ajoutée' : `${count} tâches ajoutées`) + difference
}
