import { ChooseCandidate } from '@/components/work/choose-candidate'
import { useCandidateAt } from '@/components/work/use-candidates'
import type { LiveCandidate } from '@/data/research'
import { judgedBefore, noteStanding, openParts, tickedParts } from '@/domain/coach/judgement'
import { addressText } from '@/domain/research/candidate-address'
import { linkHost, linkLabel } from '@/domain/research/candidate-link'
import { paths } from '@/lib/paths'
import { foundIn, standingOf, type Found } from '../standing'
import { BUTTONS, See, type Kind } from '../kind'
import { JudgementLines, ToldLines } from './judgement-lines'

interface JudgementFound extends Found<LiveCandidate> {
  readonly retry: (() => void) | null
}

export const judgementKind: Kind<'produit', JudgementFound> = {
  useFound({ proposed: { produit } }, uid) {
    const sought = useCandidateAt(uid, produit)
    return { ...foundIn(sought), retry: sought.retry }
  },
  look({ card, found, ticked: chosen, onTick }) {
    const candidate = found.target ?? null
    const before = standingOf(card, found)
    const open = candidate ? openParts(card, candidate) : []
    const isSaid =
      before === 'open' && candidate && open.length === 0 && noteStanding(card, candidate.note) !== 'full'
    const standing = isSaid ? 'listed' : before
    const ticked = candidate
      ? (chosen ?? tickedParts(card, candidate)).filter((part) => open.includes(part))
      : []
    const isToSee = isSaid || standing === 'moved-on'
    return {
      standing,
      name: candidate ? `produit ${linkHost(candidate.link)}` : 'produit',
      title: candidate ? linkLabel(candidate.link) : 'Avis sur un produit',
      subject: card.proposed.note ?? 'critères',
      about:
        before === 'open' && card.proposed.produit !== null && found.target === null
          ? "Ce produit n'est plus dans ta recherche."
          : '',
      words: isSaid
        ? 'Déjà dans ta fiche'
        : !isToSee
          ? null
          : candidate
            ? 'Modifié depuis'
            : 'Ce produit a été supprimé',
      body:
        before === 'open' && candidate ? (
          <JudgementLines card={card} candidate={candidate} ticked={ticked} onTick={onTick} />
        ) : (
          <ToldLines card={card} />
        ),
      ways: candidate
        ? [
            {
              label: 'Ajouter',
              over: { before: judgedBefore(card, candidate, ticked) },
              isDisabled: ticked.length === 0,
              // Two judgements of one product: the second note belongs behind the first.
              all: `produit ${addressText(candidate)}`,
            },
          ]
        : [],
      isLong: true,
      see: isToSee && <See to={paths.research} />,
      failures: [{ text: "Ce produit n'a pas pu être lu.", retry: found.retry }],
    }
  },
  buttons: BUTTONS,
  fields: () => [],
  read: (edited) => ({ edited }),
  isTakenByForm: () => false,
  place: { key: 'produit', Choose: ChooseCandidate },
  told: ({ note }) => note,
}
