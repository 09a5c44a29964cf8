import { figureMax, figureOf, figureWords, PRODUCT_KEYS, type ProductKey } from '@/domain/money/figures'
import type { ProductInputs, Seller } from '@/domain/money/sale-inputs'
import { statementOf, type Statement } from '@/domain/money/statement'
import type { Candidate } from '@/domain/research/candidate'
import type { CardIn, CardKind } from '../card-kind'
import { checked, handle, listedIn, number, object, oneOf, whole, type Shaped } from '../shape'
import { changedCandidate, ofCandidate } from './candidate'
import { readFiguresBefore, type FiguresBefore } from './figures'

/*
 * The coach names inputs of a statement and values to try, « et si la pub passe à 12 € ? ». The app computes the statement before and after;
 * no result comes from the model.
 */

/**
 * In euros or in percent, as a field of the statement has it. Of the product alone, the share of returns among them: VAT, contributions and fees
 * hold for all products, so that keeping one would change each statement; and a rate of law that the model writes would be no row of ours.
 */
const valeur = checked(
  object({
    champ: listedIn('Champs', oneOf(PRODUCT_KEYS)),
    valeur: number('en €, jamais en centimes (un million au plus), ou en %, deux décimales'),
  }),
  (each) => (storedValue(each.champ, each.valeur) === null ? undefined : each),
)

const shape = checked(
  object({
    genre: oneOf(['simuler']),
    /** Candidate; null: the person chooses. */
    produit: handle('candidate'),
    // One unreadable value would make another simulation of it.
    valeurs: whole(valeur, PRODUCT_KEYS.length),
  }),
  ({ valeurs, ...rest }) => {
    const isOnce = new Set(valeurs.map(({ champ }) => champ)).size === valeurs.length
    return valeurs.length > 0 && isOnce ? { ...rest, valeurs } : undefined
  },
)
export type ProposedSimulation = Shaped<typeof shape>

interface Over {
  /** The values that keeping the simulation overwrote. */
  readonly figures: FiguresBefore
}

type SimulationCard = CardIn<ProposedSimulation, object, Over>

/** Other inputs for the statement of a candidate, computed before they are kept. */
export const simulationCard: CardKind<ProposedSimulation, Candidate, object, Over> = {
  ...ofCandidate,
  shape,
  usage:
    'un «\u00a0et si\u00a0» sur les chiffres d’un produit. Tu donnes champ et valeur\u00a0; l’application calcule la vente avant et après. N’annonce pas le résultat\u00a0: renvoie à la carte. Ni TVA, ni cotisations, ni frais de paiement\u00a0: renvoie à Argent.',

  subject: simulatedWords,
  followUp: () => null,
  says: () => 'Chiffres simulés, gardés dans un produit',
  text: simulatedWords,
  exported: (proposed) => `simulation\u00a0: ${simulatedWords(proposed)}`,

  over: { figures: readFiguresBefore },

  make: (card, doc) => changedCandidate(card, doc, () => ({ figures: simulatedFigures(card.proposed) })),
  isAsMade: ({ proposed }, { figures }) =>
    Object.entries(simulatedFigures(proposed)).every(([key, value]) => figures[key as ProductKey] === value),
  unmake: (card, doc) => changedCandidate(card, doc, () => ({ figures: card.over.figures ?? {} })),
}

/** Cents, or hundredths of a percent. Null: more than two decimals, negative, or above what the field accepts. */
function storedValue(key: ProductKey, value: number): number | null {
  const stored = Math.round(value * 100)
  const isExact = Math.abs(value * 100 - stored) < 1e-6
  return isExact && stored >= 0 && stored <= figureMax(figureOf(key)) ? stored : null
}

/** « Publicité par vente : 12,00 €, Prix de vente : 34,90 € » */
export function simulatedWords({ valeurs }: ProposedSimulation): string {
  return valeurs.map(({ champ, valeur }) => figureWords(champ, storedValue(champ, valeur))).join(', ')
}

function simulatedFigures({ valeurs }: ProposedSimulation): Partial<Record<ProductKey, number | null>> {
  return Object.fromEntries(valeurs.map(({ champ, valeur }) => [champ, storedValue(champ, valeur)]))
}

export interface Simulation {
  /** Null: no price. */
  readonly before: Statement | null
  readonly after: Statement | null
  /** The values that keeping the simulation overwrites. */
  readonly overwritten: FiguresBefore
  /** The product has all values already. */
  readonly isThere: boolean
}

/** `figures`: of the product as it is. While the simulation is kept, « before » is what it overwrote. */
export function simulationOf(card: SimulationCard, figures: ProductInputs, seller: Seller): Simulation {
  const changed = simulatedFigures(card.proposed)
  const isKept = card.state === 'accepted' || card.state === 'edited'
  const before: ProductInputs = isKept ? { ...figures, ...card.over.figures } : figures
  const keys = Object.keys(changed) as ProductKey[]
  return {
    before: statementOf({ ...before, ...seller }),
    after: statementOf({ ...before, ...changed, ...seller }),
    overwritten: Object.fromEntries(keys.map((key) => [key, figures[key]])),
    isThere: keys.every((key) => figures[key] === changed[key]),
  }
}
