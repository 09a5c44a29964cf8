import { useId, useRef } from 'react'
import { NOTE_MAX } from '@/domain/base/text-limits'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useGrownHeight } from '@/ui/use-grown-height'
import type { SheetState, SheetStore } from './candidate-sheet-store'

/** The counter shows when this much of the limit is left. */
const COUNTED_FROM = NOTE_MAX - 300

/** What one wants to remember of a candidate; a text that is too long stays, and says so. */
export function CandidateSheetNote({ state, store }: { state: SheetState; store: SheetStore }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { note } = state.texts
  const isTooLong = note.length > NOTE_MAX
  useGrownHeight(field, note)

  function choose(choice: 'mine' | 'other' | 'both') {
    // The buttons leave with the question.
    field.current?.focus()
    store.chooseNote(choice)
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        Note
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={note}
        placeholder="Un fournisseur, un doute, une idée de publicité…"
        aria-invalid={isTooLong}
        aria-describedby={`${id}-count`}
        onChange={(event) => store.type('note', event.target.value)}
        className="field-sizing-content max-h-[min(20rem,40dvh)] min-h-20 w-full resize-none overflow-y-auto rounded-field border border-line-strong bg-surface px-3.5 py-2.5 text-body text-ink placeholder:text-muted aria-invalid:border-danger"
      />
      <p
        id={`${id}-count`}
        role="status"
        className={cn('text-fine text-muted empty:hidden', isTooLong && 'font-medium text-danger')}
      >
        {countText(note.length)}
      </p>
      {state.otherNote !== null && (
        <Notice tone="warning" role="alert">
          <span className="block font-semibold">Cette note a aussi été changée ailleurs.</span>
          <span className="mt-1 block max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
            {state.otherNote === '' ? 'Elle y a été effacée.' : state.otherNote}
          </span>
          <span className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => choose('mine')}>
              Garder la mienne
            </Button>
            <Button variant="secondary" onClick={() => choose('other')}>
              Prendre l'autre
            </Button>
            {state.otherNote !== '' && (
              <Button variant="secondary" onClick={() => choose('both')}>
                Garder les deux
              </Button>
            )}
          </span>
        </Notice>
      )}
    </div>
  )
}

function countText(length: number): string {
  const count = `${formatNumber(length)} / ${formatNumber(NOTE_MAX)}`
  if (length > NOTE_MAX)
    return `Note trop longue\u00a0: ${count} caractères. Raccourcissez-la pour l'enregistrer.`
  return length > COUNTED_FROM ? `${count} caractères` : ''
}
