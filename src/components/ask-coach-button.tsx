import { MessageCircle } from 'lucide-react'
import { subjectName, type CoachSubject } from '@/domain/coach/dossier/coach-subject'
import { cn } from '@/lib/cn'
import { askCoach } from './ask-coach'

interface AskCoachButtonProps {
  subject: CoachSubject
  /** Shows only the icon, with the words as its accessible name. */
  isIconOnly?: boolean
  className?: string
}

/** A low-key button, because the screen is for the work. Also shown without access; the panel then explains how to get it. */
export function AskCoachButton({ subject, isIconOnly = false, className }: AskCoachButtonProps) {
  const words = askingWords(subject)
  return (
    <button
      type="button"
      aria-label={words}
      title={isIconOnly ? words : undefined}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => askCoach(subject, currentTarget)}
      className={cn(
        'inline-flex min-h-target shrink-0 items-center justify-center gap-1.5 rounded-full text-small font-medium text-brand-text hover:bg-hover active:bg-pressed print:hidden',
        isIconOnly ? 'min-w-target' : 'px-2',
        className,
      )}
    >
      <MessageCircle aria-hidden className="size-4" />
      {!isIconOnly && 'Demander au coach'}
    </button>
  )
}

/** Label of a menu item: visibly the short form, accessibly the whole one. */
export function AskCoachLabel({ subject }: { subject: CoachSubject }) {
  return (
    <>
      <MessageCircle aria-hidden className="mr-2.5 size-4 text-muted" />
      Demander au coach
      <span className="sr-only">{`\u00a0: ${subjectName(subject)}`}</span>
    </>
  )
}

function askingWords(subject: CoachSubject): string {
  return `Demander au coach\u00a0: ${subjectName(subject)}`
}
