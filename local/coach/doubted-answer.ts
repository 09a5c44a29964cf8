import type { CoachAnswer } from './coach-answers'

/** A question with these words is answered with a price of the market that nobody gave, and with two proposals of three that cannot be read. */
export const WITH_DOUBTS = 'avec un prix du marché'

const DOUBTED_ANSWER: Pick<CoachAnswer, 'text' | 'proposals'> = {
  text: 'En moyenne, une lampe se vend **32,40 €**.\n\nCe soir, note le prix de trois concurrents : vingt minutes.',
  proposals: [
    {
      genre: 'tache',
      jour: 'jeudi',
      texte: 'Noter le prix de trois concurrents',
      chaqueSemaine: false,
      pourquoi: null,
    },
    { genre: 'tache', texte: 'Sans jour' },
    { genre: 'element', element: 'product-99', texte: 'Point inconnu' },
  ],
}

/** A question with these words is answered with a negative price, one of ten million, an input that no statement has and one of all products. */
export const WITH_NO_SUM = 'avec un calcul impossible'

const UNCOMPUTED_ANSWER: Pick<CoachAnswer, 'text' | 'proposals'> = {
  text: 'Voici le calcul avant et après.\n\nCe soir, relis tes chiffres : dix minutes.',
  proposals: [
    { champ: 'salePriceCents', valeur: -5 },
    { champ: 'salePriceCents', valeur: 10_000_000 },
    { champ: 'benefice', valeur: 12 },
    { champ: 'vatPoints', valeur: 20 },
  ].map((each) => ({ genre: 'simuler', produit: 'C1', valeurs: [each] })),
}

export function doubtedAnswer(question: string): Pick<CoachAnswer, 'text' | 'proposals'> | undefined {
  if (question.includes(WITH_DOUBTS)) return DOUBTED_ANSWER
  return question.includes(WITH_NO_SUM) ? UNCOMPUTED_ANSWER : undefined
}
