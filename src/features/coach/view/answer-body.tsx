import type { ReactNode } from 'react'
import type { Card, Proposed } from '@/domain/coach/cards/card-kinds'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { cn } from '@/lib/cn'
import { MakeOfIt } from '../cards/advice-sheet'
import { AnswerCards } from '../cards/answer-cards'
import { CoachMarkdown } from './coach-markdown'
import { CopyAnswer } from './copy-answer'
import './coach-caret.css'

export interface AnswerBodyProps {
  answer: ChatMessage
  /** Undefined: none. */
  cards: readonly Card[] | undefined
  /** Proposals of a streaming answer; null: the answer no longer changes. */
  coming: readonly Proposed[] | null
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
      <AnswerCards cards={cards ?? []} content={content} coming={coming ?? []} />
    </>
  )
}
