import { ListPlus } from 'lucide-react'
import { useMemo } from 'react'
import { adviceSteps } from '@/domain/coach/answer/advice-lines'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { useProposals } from './cards-provider'

/** The button next to « Copier » that turns an answer into tasks or into a text of a project. */
export function MakeOfIt({ answer }: { answer: ChatMessage }) {
  const proposals = useProposals()
  const hasSteps = useMemo(() => adviceSteps(answer.content).length > 0, [answer.content])
  if (!proposals || !hasSteps || answer.timestamp < proposals.since) return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => proposals.makeOf(answer)}
      className="inline-flex min-h-target items-center gap-2 rounded-full px-3 text-small font-medium text-muted transition-colors duration-quick hover:bg-brand-soft hover:text-ink print:hidden"
    >
      <ListPlus aria-hidden className="size-4" />
      Transformer en tâches…
    </button>
  )
}
