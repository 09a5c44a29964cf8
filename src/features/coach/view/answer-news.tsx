import { counted } from '@/domain/base/text/french-count'
import { cardsOf } from '@/domain/coach/cards/card'
import type { CardHead } from '@/domain/coach/cards/card-head'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { droppedWords, uncomputedWords } from './answer-notes'

export interface AnswerNewsProps {
  /** « Réponse terminée »; '': the exchange failed, and an alert says so. */
  ending: string
  answer: ChatMessage | undefined
  cards: readonly CardHead[]
}

/** The end of an answer for a screen reader, with what is shown under it. */
export function AnswerNews({ ending, answer, cards }: AnswerNewsProps) {
  // Also answered ones: a press on a card announces its own result.
  const proposed = cardsOf(cards).filter(({ from }) => from === 'coach').length
  const { dropped = 0, uncomputed = 0 } = answer ?? {}
  const unread = dropped - uncomputed
  const news = [
    ending,
    proposed > 0 && counted(proposed, 'proposition'),
    unread > 0 && droppedWords(unread),
    uncomputed > 0 && uncomputedWords(uncomputed),
    answer?.doubts && 'une vérification',
  ]
  return news.filter(Boolean).join(', ')
}
