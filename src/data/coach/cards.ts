import { counted } from '@/domain/base/text/french-count'
import { cardSubject } from '@/domain/coach/cards/card-change'
import { kindOf, type CardTake } from '@/domain/coach/cards/card-kinds'
import { cardIn, takeWrites, targetsOf, undoWrites, type Answered } from '@/domain/coach/cards/card-takes'
import { cardsWrites, conversationPath } from '@/domain/coach/conversation/conversation-writes'
import type { Fields } from '@/domain/base/read-field'
import { defineMutation } from '@/data/sync/mutation'

// The conversation is in `besides`: if it is missing or refused, it blocks none of the documents made from its cards.
const besides = ({ conversation }: Answered) => [conversationPath(conversation)]

/** Dismisses cards or shows them again. */
export const answerCards = defineMutation<Answered>({
  name: 'cards.answer',
  reads: besides,
  writes: ({ conversation, cards }, [doc = null]) => cardsWrites(conversation, doc, cards),
  says: () => 'Choix sur une proposition du coach',
})

/** Accepts cards: writes their documents and their states together. */
export const takeCards = defineMutation<Answered<CardTake>>({
  name: 'cards.take',
  reads: targetsOf,
  besides,
  writes: (args, docs, author) => takeWrites(args, reading(args, docs, author.uid), author),
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
  reads: targetsOf,
  besides,
  writes: (args, docs, author) => undoWrites(args, reading(args, docs, author.uid), author),
  says: ({ cards }) =>
    `Ajout annulé\u00a0: ${read(cards)
      .map(({ proposed }) => cardSubject(proposed))
      .join(', ')}`,
})

const read = (cards: Answered['cards']) => cards.flatMap((outcome) => cardIn(outcome) ?? [])
const textOf = (card: ReturnType<typeof read>[number]) => kindOf(card).text(card.proposed)

/** Finds a document by path; documents are in the order of `reads`, then `besides`. */
function reading(answered: Answered, docs: readonly (Fields | null)[], uid: string) {
  const paths = [...targetsOf(answered, uid), ...besides(answered)]
  return (path: string) => docs[paths.indexOf(path)] ?? null
}
