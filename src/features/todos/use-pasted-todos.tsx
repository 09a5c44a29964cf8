import { Suspense, useState, type ClipboardEvent, type ReactNode } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { useIdleLoad } from '@/components/use-idle-load'
import { pastedLine, pastedText } from '@/domain/base/text/pasted'
import type { PastedTodo } from '@/domain/base/text/pasted-list'
import { TODO_MAX } from '@/domain/base/text/text-limits'
import { isBlank } from '@/domain/base/text/visible-text'
import { lazyWithPreload } from '@/lib/lazy-with-preload'

// Most visits paste no list: what reads one and asks about it loads when idle.
const loadListReader = () => import('@/domain/base/text/pasted-list')
const PasteQuestion = lazyWithPreload(() => import('./paste-question').then((m) => m.PasteQuestion))

/** A cell of several lines, or one with quotes, of a spreadsheet: the reader of tables is loaded for it. */
const QUOTED_CELL = /(?:^|[\t\n\r])"(?=[^"]*(?:[\t\n\r]|""))/
const loadTableReader = () => import('@/domain/base/table/sheet-lines')

interface Pasted {
  readonly todos: readonly PastedTodo[]
  /** The field's text around the paste. */
  readonly before: string
  readonly after: string
  /** The lines joined into one: after a refusal, the field's text at the place of the paste. */
  readonly line: string
  /** The parts that were added already, with their number of todos and their undo. */
  readonly added: readonly { readonly count: number; readonly takeBack: () => void }[]
}

/**
 * A list pasted into « Nouvelle tâche »: `question` shows it before anything is added. A text of one line is the field's own, with its
 * spreadsheet quotes taken off. `setText`: of the field. `send` adds todos and returns its undo.
 */
export function usePastedTodos(
  setText: (text: string) => void,
  send: (texts: readonly string[]) => () => void,
): { paste: (event: ClipboardEvent<HTMLInputElement>) => void; question: ReactNode } {
  const [pasted, setPasted] = useState<Pasted | null>(null)
  useIdleLoad(preload, true)

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain')
    const hasQuotedCells = QUOTED_CELL.test(text)
    if (!hasQuotedCells && !mayBeList(text)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    async function take() {
      const lines = hasQuotedCells ? await unquoted(text) : text
      const line = pastedLine(lines)
      // If the code cannot load, the list is the field's own text, in one line.
      const todos = await loadListReader().then(
        ({ pastedList }) => pastedList(lines),
        () => [],
      )
      if (todos.length < 2) setText(before + line + after)
      else setPasted({ todos, before, after, line, added: [] })
    }
    void take()
  }

  function add(asked: Pasted, texts: readonly string[], rest: readonly PastedTodo[]) {
    const added = [...asked.added, { count: texts.length, takeBack: send(texts) }]
    const line = rest.map(({ text }) => text).join(' ')
    setPasted(rest.length > 0 ? { ...asked, todos: rest, line, added } : null)
    const total = added.reduce((sum, { count }) => sum + count, 0)
    offerUndo(addedWords(total), () => added.forEach(({ takeBack }) => takeBack()))
  }

  const question = (
    <Suspense fallback={null}>
      {pasted && (
        <PasteQuestion
          todos={pasted.todos}
          onAdd={(texts, rest) => add(pasted, texts, rest)}
          onRefuse={() => {
            setText(pasted.before + pasted.line + pasted.after)
            setPasted(null)
          }}
        />
      )}
    </Suspense>
  )
  return { paste, question }
}

function preload(): Promise<unknown> {
  return Promise.all([loadListReader(), PasteQuestion.preload()])
}

/** Several lines, or one that is longer than a todo; anything else is the field's own to paste. */
function mayBeList(text: string): boolean {
  const lines = pastedText(text).split('\n')
  return text.length > TODO_MAX || lines.filter((line) => !isBlank(line)).length > 1
}

function unquoted(text: string): Promise<string> {
  return loadTableReader().then(
    ({ sheetLines }) => sheetLines(text),
    () => text,
  )
}

export function addedWords(count: number): string {
  return count === 1 ? 'Tâche ajoutée' : `${count} tâches ajoutées`
}
