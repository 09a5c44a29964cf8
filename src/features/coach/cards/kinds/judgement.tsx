import { ChooseCandidate } from '@/components/work/choose-candidate'
import { useCandidateAt } from '@/components/work/use-candidates'
import type { LiveCandidate } from '@/data/research/research'
import { judgedBefore, noteStanding, openParts, tickedParts } from '@/domain/coach/cards/judgement'
import { addressText } from '@/domain/research/candidate-address'
import { linkHost, linkLabel } from '@/domain/research/candidate-link'
import { paths } from '@/lib/paths'
import { foundIn, standingOf, type Found } from '../standing'
import { See, type Kind } from '../kind'
import { JudgementLines } from './judgement-lines'

export const judgementKind: Kind<'produit', Found<LiveCandidate>> = {
  useFound: ({ proposed: { produit } }, uid) =>
    foundIn(useCandidateAt(uid, produit), "Ce produit n'a pas pu être lu.", null),
  look({ card, found, ticked: chosen, onTick }) {
    const candidate = found.target ?? null
    const before = standingOf(card, found)
    const open = candidate ? openParts(card, candidate) : []
    const isSaid =
      before === 'open' && candidate && open.length === 0 && noteStanding(card, candidate.note) !== 'full'
    const standing = isSaid ? 'listed' : before
    const ticked = candidate
      ? open.filter((part) => (chosen ?? tickedParts(card, candidate)).includes(part))
      : []
    const isGone = before === 'open' && card.proposed.produit !== null && found.target === null
    return {
      standing,
      name: candidate ? `produit ${linkHost(candidate.link)}` : 'produit',
      title: candidate ? linkLabel(candidate.link) : 'Avis sur un produit',
      subject: card.proposed.note ?? 'critères',
      about: isGone ? "Ce produit n'est plus dans ta recherche." : '',
      words: isSaid ? 'Déjà dans ta fiche' : candidate ? 'Modifié depuis' : 'Ce produit a été supprimé',
      body: <JudgementLines {...{ card, ticked, onTick }} candidate={before === 'open' ? candidate : null} />,
      ways: candidate
        ? [
            {
              label: 'Ajouter',
              over: { before: judgedBefore(card, candidate, ticked) },
              isDisabled: ticked.length === 0,
              // One judgement per product at a time: a second note must be appended to the first.
              all: `produit ${addressText(candidate)}`,
            },
          ]
        : [],
      isLong: true,
      see: (isSaid || standing === 'moved-on') && <See to={paths.research} />,
    }
  },
  place: { key: 'produit', Choose: ChooseCandidate },
  told: ({ note }) => note,
}
