import { Eye, TextCursorInput, X } from 'lucide-react'
import type { SharedSubject } from '@/domain/coach/dossier/coach-subject'
import { isBlank } from '@/domain/base/text/visible-text'
import { Chip } from '../dossier/chip'

interface SubjectLineProps {
  /** Starter that was not inserted, because the field had a text. */
  offered: string | null
  onAdd: () => void
  /** The subject that is sent with the next question although its switch is off, or by the person's press. */
  shown: SharedSubject | null
  onTakeBack: () => void
}

/** The subject of the coach's opening, if it is neither in the field nor shared by a switch. */
export function SubjectLine({ offered, onAdd, shown, onTakeBack }: SubjectLineProps) {
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {offered !== null && (
        <Chip onPress={onAdd}>
          <TextCursorInput aria-hidden className="size-4 shrink-0 text-brand-text" />
          <span className="line-clamp-2">
            <span className="font-semibold">Ajouter&nbsp;: </span>
            {offered}
          </span>
        </Chip>
      )}
      {shown && (
        <Chip onPress={onTakeBack}>
          <Eye aria-hidden className="size-4 shrink-0 text-brand-text" />
          <span className="line-clamp-2">{shownWords(shown)}</span>
          <X aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="sr-only">Ne pas le montrer</span>
        </Chip>
      )}
    </div>
  )
}

function shownWords(subject: SharedSubject): string {
  const name = subject.part === 'project' && isBlank(subject.name) ? 'Nouveau projet' : subject.name
  return `Montré pour cette question\u00a0: ${name}`
}
