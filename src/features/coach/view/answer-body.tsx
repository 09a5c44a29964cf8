import type { ReactNode } from 'react'
import type { CardHead } from '@/domain/coach/cards/card-head'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { cn } from '@/lib/cn'
import { MakeOfIt } from '../cards/advice-sheet'
import type { Coming } from '../conversation/conversation-state'
import { AnswerNotes } from './answer-notes'
import { AnswerCards } from '../cards/answer-cards'
import { CoachMarkdown } from './coach-markdown'
import { CopyAnswer } from './copy-answer'
import './coach-caret.css'

export interface AnswerBodyProps {
  answer: ChatMessage
  /** Undefined: none. */
  cards: readonly CardHead[] | undefined
  /** Proposals of a streaming answer; null: the answer no longer changes. */
  coming: readonly Coming[] | null
  /** The answer is in an earlier document, which takes no more cards. */
  isEarlier: boolean
  /** Next to the buttons. */
  children?: ReactNode
}

/** The text of an answer, what can be done with it, and its cards. */
export function AnswerBody({ answer, cards, coming, isEarlier, children }: AnswerBodyProps) {
  const { content, stopped } = answer
  return (
    <>
      <div className={cn('pt-1 [overflow-wrap:anywhere]', coming && 'coach-caret')}>
        <CoachMarkdown text={content} isPartial={coming !== null || stopped === true} />
      </div>
      {coming === null && (
        <div className="flex flex-wrap items-center">
          <CopyAnswer text={content} />
          {!isEarlier && <MakeOfIt answer={answer} />}
          {children}
        </div>
      )}
      {coming === null && <AnswerNotes answer={answer} />}
      <AnswerCards cards={cards ?? []} content={content} coming={coming ?? []} />
    </>
  )
}
