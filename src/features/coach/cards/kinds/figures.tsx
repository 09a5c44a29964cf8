import { ChooseCandidate } from '@/components/work/choose-candidate'
import { useCandidateAt } from '@/components/work/use-candidates'
import type { LiveCandidate } from '@/data/research/research'
import { isTaken } from '@/domain/coach/cards/card-change'
import { figureLines, figuresBefore, tickedFigures } from '@/domain/coach/cards/figures'
import { figureValue, figureWords } from '@/domain/money/figures'
import { NO_FIGURES } from '@/domain/money/sale'
import { addressText } from '@/domain/research/candidate-address'
import { linkHost, linkLabel } from '@/domain/research/candidate-link'
import { paths } from '@/lib/paths'
import { foundIn, standingOf, type Found } from '../standing'
import { See, type Kind } from '../kind'
import { CardLine } from './judgement-lines'

/** Amounts of the person's own texts, for the statement of one of their products. */
export const figuresKind: Kind<'chiffres', Found<LiveCandidate>> = {
  useFound: ({ proposed: { produit } }, uid) =>
    foundIn(useCandidateAt(uid, produit), "Ce produit n'a pas pu être lu.", null),
  look({ card, found, ticked: chosen, onTick }) {
    const candidate = found.target ?? null
    const before = standingOf(card, found)
    const lines = figureLines(card, candidate?.figures ?? NO_FIGURES)
    const isSaid =
      before === 'open' && candidate !== null && lines.every(({ value, present }) => value === present)
    const standing = isSaid ? 'listed' : before
    const parts = chosen ?? tickedFigures(lines)
    const ticked = lines.filter(({ key }) => parts.includes(key)).map(({ key }) => key)
    const isGone = before === 'open' && card.proposed.produit !== null && found.target === null
    const canTick = standing === 'open' && candidate !== null
    return {
      standing,
      name: candidate ? `chiffres ${linkHost(candidate.link)}` : 'chiffres',
      title: candidate ? linkLabel(candidate.link) : "Chiffres d'un produit",
      subject: lines.map(({ key, value }) => figureWords(key, value)).join(', '),
      about: isGone ? "Ce produit n'est plus dans ta recherche." : "Pour le vrai reste d'une vente",
      words: isSaid ? 'Déjà dans ta fiche' : candidate ? 'Modifié depuis' : 'Ce produit a été supprimé',
      body: canTick ? (
        <ul className="mt-1 -ml-2.5 flex flex-col text-small">
          {lines.map(({ key, passage, value, present }) => (
            <CardLine
              key={key}
              isOpen={value !== present}
              isTicked={ticked.includes(key)}
              onTick={(isTicked) =>
                onTick(isTicked ? [...ticked, key] : ticked.filter((other) => other !== key))
              }
              below={`«\u00a0${passage}\u00a0»`}
            >
              <span className="font-semibold">{figureWords(key, value)}</span>
              {value === present && ', déjà dans ta fiche'}
              {present !== null && value !== present && (
                <span className="text-muted">{`, à la place de ${figureValue(key, present)}`}</span>
              )}
            </CardLine>
          ))}
        </ul>
      ) : (
        <ul className="mt-1 flex flex-col gap-1 text-small">
          {lines
            .filter(({ key }) => !isTaken(card) || (card.figures && key in card.figures))
            .map(({ key, passage, value }) => (
              <li key={key}>
                <span className="font-semibold">{figureWords(key, value)}</span>{' '}
                <span dir="auto" className="text-muted">{`«\u00a0${passage}\u00a0»`}</span>
              </li>
            ))}
        </ul>
      ),
      ways: candidate
        ? [
            {
              label: 'Ajouter',
              over: { figures: figuresBefore(lines, ticked) },
              isDisabled: Object.keys(figuresBefore(lines, ticked)).length === 0,
              // One card of amounts per product at a time: the next one may name the same field.
              all: `chiffres ${addressText(candidate)}`,
            },
          ]
        : [],
      isLong: true,
      see: (standing === 'listed' || standing === 'made' || standing === 'moved-on') && (
        <See to={paths.research} />
      ),
    }
  },
  place: { key: 'produit', Choose: ChooseCandidate },
  told: () => "Chiffres d'un produit",
}
