import type { CoachAnswer } from './coach-answers'

/** A question with these words is answered with a price of the market that nobody gave, and with two proposals of three that cannot be read. */
export const WITH_DOUBTS = 'avec un prix du marché'

export const DOUBTED_ANSWER: Pick<CoachAnswer, 'text' | 'proposals'> = {
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
    { genre: 'simuler', produit: null, valeurs: [{ champ: 'salePriceCents', valeur: -5 }] },
  ],
}
