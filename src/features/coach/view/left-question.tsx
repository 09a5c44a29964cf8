import { CircleStop } from 'lucide-react'
import { Button } from '@/ui/button'
import type { LeftBehind } from '../conversation/conversation-state'

export type LeftDecision = 'retry' | 'remove'

const WORDS: Readonly<Record<LeftBehind, string>> = {
  waiting: 'Pas encore envoyée',
  refused: 'Refusé par l’IA\u00a0: le coach ne reçoit plus cet échange',
  unanswered: 'Restée sans réponse',
}

interface LeftQuestionProps {
  why: LeftBehind
  /** Null: nothing can be decided now. */
  onDecide: ((decision: LeftDecision) => void) | null
}

/** Below a question without an answer, or a refused answer, that others follow. */
export function LeftQuestion({ why, onDecide }: LeftQuestionProps) {
  return (
    <div className="-mt-4 flex flex-wrap items-center justify-end gap-x-2">
      <p className="flex items-center gap-2 text-small font-medium text-muted">
        <CircleStop aria-hidden className="size-4" />
        {WORDS[why]}
      </p>
      {onDecide && why !== 'refused' && (
        <Button variant="ghost" onClick={() => onDecide('retry')}>
          Redemander
        </Button>
      )}
      {onDecide && why === 'waiting' && (
        <Button variant="ghost" onClick={() => onDecide('remove')}>
          Retirer
        </Button>
      )}
    </div>
  )
}
