import { useState } from 'react'
import { PendingMark } from '@/components/pending-mark'
import { judgementStanding, openParts, tickedParts, type JudgementPart } from '@/domain/coach/judgement'
import type { ProposedCandidate } from '@/domain/coach/proposal'
import { linkHost, linkLabel } from '@/domain/research/candidate-link'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { useAddable } from './add-all'
import { IgnoreAction, RetryAction, SeeAction, UndoAction } from './card-actions'
import { CardFrame, FoldedCard } from './card-frame'
import { ChooseCandidate } from '@/components/work/choose-candidate'
import { JudgementLines, ToldLines } from './judgement-lines'
import { ReadFailure } from '@/components/work/read-failure'
import { retryRefused, type CardOf, type CardPlace } from './take-advice'
import { acceptJudgement, undoJudgement } from './take-judgement'
import { useCandidateAt } from '@/components/work/use-candidates'

interface JudgementCardProps {
  card: CardOf<ProposedCandidate>
  place: CardPlace
}

/** What the coach thinks of a product: each criterion with its evidence, and a note. */
export function JudgementCard({ card, place }: JudgementCardProps) {
  const { proposed } = card
  const [chosen, setChosen] = useState('')
  const [own, setOwn] = useState<readonly JudgementPart[] | null>(null)
  const named = useCandidateAt(place.uid, proposed.produit)
  const isAsked = card.state === 'open' && named.found === null
  const picked = useCandidateAt(place.uid, isAsked && chosen !== '' ? chosen : null)
  const at = isAsked ? chosen : (proposed.produit ?? '')
  const { found: candidate, retry } = isAsked ? picked : named
  const standing = judgementStanding(card, proposed, candidate)
  const name = candidate ? `produit ${linkHost(candidate.link)}` : 'produit'
  const refused = candidate?.refused ?? []
  const isRefused = standing === 'made' && refused.length > 0
  const isOpen = standing === 'open' || standing === 'listed'
  const open = candidate ? openParts(card, proposed, candidate) : []
  const ticked = candidate
    ? (own ?? tickedParts(card, proposed, candidate)).filter((part) => open.includes(part))
    : []
  const add =
    standing === 'open' && candidate && ticked.length > 0
      ? () => acceptJudgement(place, card, candidate, ticked)
      : null
  // Two judgements of one product: the second note belongs behind the first.
  useAddable(`produit ${at}`, add)

  if (standing === 'folded') {
    return <FoldedCard {...{ name, card, place }} subject={proposed.note ?? 'critères'} />
  }
  return (
    <CardFrame
      name={name}
      isTaken={!isOpen && !isRefused}
      isLong
      actions={
        <>
          {standing === 'open' && candidate && (
            <Button disabled={!add} onClick={() => add?.()}>
              Ajouter
            </Button>
          )}
          {isRefused && <RetryAction onPress={() => retryRefused(place.uid, refused)} />}
          {standing === 'made' && candidate && (
            <UndoAction onPress={() => undoJudgement(place, card, candidate)} />
          )}
          {(standing === 'moved-on' || standing === 'listed') && <SeeAction to={paths.research} />}
          {isOpen && <IgnoreAction {...{ card, place }} />}
        </>
      }
    >
      <p dir="auto" className="font-medium">
        {candidate ? linkLabel(candidate.link) : 'Avis sur un produit'}
      </p>
      {isAsked && proposed.produit !== null && (
        <p className="text-fine text-muted">Ce produit n'est plus dans ta recherche.</p>
      )}
      {isAsked && (
        <ChooseCandidate
          uid={place.uid}
          value={chosen}
          onChange={(value) => {
            setChosen(value)
            setOwn(null)
          }}
        />
      )}
      {isOpen && candidate ? (
        <JudgementLines card={card} candidate={candidate} ticked={ticked} onTick={setOwn} />
      ) : (
        <ToldLines card={card} />
      )}
      {retry && <ReadFailure text="Ce produit n'a pas pu être lu." onRetry={retry} />}
      <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
        {standing === 'listed' && 'Déjà dans ta fiche'}
        {standing === 'moved-on' && (candidate ? 'Modifié depuis' : 'Ce produit a été supprimé')}
        {isRefused && <span className="font-semibold text-danger">Non enregistré</span>}
        {standing === 'made' && candidate?.isPending === true && <PendingMark />}
      </p>
    </CardFrame>
  )
}
