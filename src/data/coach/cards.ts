import { counted } from '@/domain/base/text/french-count'
import { kindOf } from '@/domain/coach/cards/card-kinds'
import { proposalSubject } from '@/domain/coach/cards/proposal'
import {
  cardIn,
  readAnswered,
  readTaken,
  takeWrites,
  cardPaths,
  undoWrites,
  type Answered,
  type CardTake,
} from '@/domain/coach/cards/card-takes'
import { answerWrites, conversationPath } from '@/domain/coach/conversation/conversation-writes'
import { defineMutation } from '@/data/sync/mutation'

// The conversation is in `besides`: if it is missing or refused, it blocks none of the documents made from its cards.
const besides = ({ conversation }: Answered) => [conversationPath(conversation)]

/** Dismisses cards or shows them again. */
export const answerCards = defineMutation<Answered>({
  name: 'cards.answer',
  args: readAnswered,
  reads: besides,
  writes: ({ conversation, cards }, doc) =>
    answerWrites(conversation, doc(conversationPath(conversation)), cards),
  says: () => 'Choix sur une proposition du coach',
})

/** Accepts cards: writes their documents and their states together. */
export const takeCards = defineMutation<Answered<CardTake>>({
  name: 'cards.take',
  args: readTaken,
  reads: cardPaths,
  besides,
  writes: takeWrites,
  says({ cards }) {
    const [card, ...others] = read(cards)
    if (card && others.length === 0) return kindOf(card).says(card.proposed)
    const isTodos = read(cards).every(({ proposed }) => proposed.genre === 'tache')
    return `${counted(cards.length, isTodos ? 'tâche' : 'proposition')} ajoutées`
  },
  text: ({ cards }) => read(cards).map(textOf).filter(Boolean).join('\n'),
})

/** The inverse of `takeCards`. */
export const undoCards = defineMutation<Answered>({
  name: 'cards.undo',
  args: readAnswered,
  reads: cardPaths,
  besides,
  writes: undoWrites,
  says: ({ cards }) =>
    `Ajout annulé\u00a0: ${read(cards)
      .map(({ proposed }) => proposalSubject(proposed))
      .join(', ')}`,
})

const read = (cards: Answered['cards']) => cards.flatMap((outcome) => cardIn(outcome) ?? [])
const textOf = (card: ReturnType<typeof read>[number]) => kindOf(card).text(card.proposed)
