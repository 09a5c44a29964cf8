import { CircleSlash2 as CardsOff, SearchCheck } from 'lucide-react'
import { doubtWords } from '@/domain/coach/answer/reread/doubts'
import { counted } from '@/domain/base/text/french-count'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'

/** What our own rules say of an answer, which itself is not changed: one quiet line. */
export function AnswerNotes({ answer: { doubts, dropped = 0 } }: { answer: ChatMessage }) {
  const words = doubts ? doubtWords(doubts) : []
  if (dropped === 0 && words.length === 0) return null
  return (
    <div className="mt-1 mb-2 flex flex-col gap-1 text-fine text-muted">
      {words.length > 0 && (
        <p role="note" aria-label="Vérification" className="flex gap-2">
          <SearchCheck aria-hidden className="mt-px size-4 shrink-0" />
          <span className="[overflow-wrap:anywhere]">{words.join(' · ')}</span>
        </p>
      )}
      {dropped > 0 && (
        <p className="flex gap-2">
          <CardsOff aria-hidden className="mt-px size-4 shrink-0" />
          {`${droppedWords(dropped)}\u00a0: ${dropped === 1 ? 'redemande-la' : 'redemande-les'}.`}
        </p>
      )}
    </div>
  )
}

/** « 2 propositions n’ont pas tenu » */
export function droppedWords(dropped: number): string {
  return `${counted(dropped, 'proposition')} ${dropped === 1 ? 'n’a' : 'n’ont'} pas tenu`
}
