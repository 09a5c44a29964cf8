import { cardsWrites, conversationPath, type CardOutcome } from '@/domain/coach/conversation-writes'
import { defineMutation } from './sync/mutation'

/** What became of cards whose work is written elsewhere, or that were put aside or brought back. */
export const answerCards = defineMutation<{
  readonly conversation: string
  readonly outcomes: readonly CardOutcome[]
}>({
  name: 'cards.answer',
  reads: ({ conversation }) => [conversationPath(conversation)],
  writes: ({ conversation, outcomes }, [doc = null]) => cardsWrites(conversation, doc, outcomes),
  says: () => 'Choix sur une proposition du coach',
})
