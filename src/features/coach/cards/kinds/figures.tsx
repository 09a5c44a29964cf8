import type { LiveCandidate } from '@/data/research/candidate-lists'
import { isTaken } from '@/domain/coach/cards/card-head'
import { figureLines, figuresBefore, tickedFigures } from '@/domain/coach/cards/kinds/figures'
import { figureValue, figureWords } from '@/domain/money/figures'
import { NO_FIGURES } from '@/domain/money/sale'
import type { Found, Kind } from '../kind'
import { candidateLook, ofCandidate, type Line } from './candidate-card'

/** Amounts of the person's own texts, for the statement of one of their products. */
export const figuresKind: Kind<'chiffres', Found<LiveCandidate>> = {
  ...ofCandidate,
  look(view) {
    const { card } = view
    const { figures: taken } = card.over
    return candidateLook(view, {
      noun: 'chiffres',
      title: 'Chiffres d’un produit',
      subject: figureLines(card, NO_FIGURES)
        .map(({ key, value }) => figureWords(key, value))
        .join(', '),
      about: 'Pour ce qu’il reste par vente',
      lines(candidate) {
        const lines = figureLines(card, candidate?.figures ?? NO_FIGURES).filter(
          ({ key }) => !isTaken(card) || (taken && key in taken),
        )
        const ticked = tickedFigures(lines)
        return lines.map(({ key, passage, value, present }): Line => ({
          part: key,
          state: value === present ? 'there' : 'open',
          isTicked: ticked.includes(key),
          text: (
            <>
              <span className="font-semibold">{figureWords(key, value)}</span>
              {value === present && ', déjà dans ta fiche'}
              {present !== null && value !== present && (
                <span className="text-muted">{`, à la place de ${figureValue(key, present)}`}</span>
              )}
            </>
          ),
          below: `«\u00a0${passage}\u00a0»`,
        }))
      },
      over: ({ figures }, ticked) => ({ figures: figuresBefore(figureLines(card, figures), ticked) }),
    })
  },
  preview: () => 'Chiffres d’un produit',
}
