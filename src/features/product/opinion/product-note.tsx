import { useId, useRef } from 'react'
import { NOTE_MAX } from '@/domain/base/text/text-limits'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/text/format'
import { useGrownHeight } from '@/ui/fields/use-grown-height'
import type { Sheet } from '../use-sheet'

/** The counter appears when this much of the limit is left. */
const COUNTED_FROM = NOTE_MAX - 300

/** The note on a candidate; a text that is too long remains and shows its error. */
export function ProductNote({ sheet }: { sheet: Sheet }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { note } = sheet.texts
  const isTooLong = note.length > NOTE_MAX
  useGrownHeight(field, note)

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
        onChange={(event) => sheet.type('note', event.target.value)}
        onBlur={sheet.leave}
        className="field-sizing-content max-h-[min(20rem,40dvh)] min-h-20 w-full resize-none overflow-y-auto rounded-field border border-line-strong bg-surface px-3.5 py-2.5 text-body text-ink placeholder:text-muted hover:border-ink aria-invalid:border-danger"
      />
      <p
        id={`${id}-count`}
        role="status"
        className={cn('text-fine text-muted empty:hidden', isTooLong && 'font-medium text-danger')}
      >
        {countText(note.length)}
      </p>
    </div>
  )
}

function countText(length: number): string {
  const count = `${formatNumber(length)} / ${formatNumber(NOTE_MAX)}`
  if (length > NOTE_MAX)
    return `Note trop longue\u00a0: ${count} caractères. Raccourcissez-la pour l’enregistrer.`
  return length > COUNTED_FROM ? `${count} caractères` : ''
}
