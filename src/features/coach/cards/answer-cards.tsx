import { useCallback, useMemo, useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { cardOf, cardsOf } from '@/domain/coach/cards/card'
import type { CardHead } from '@/domain/coach/cards/card-head'
import { proposalSubject } from '@/domain/coach/cards/proposal'
import { claimsToHaveSaved } from '@/domain/coach/conversation/claims'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import type { Coming } from '../conversation/conversation-state'
import { take } from './actions'
import { ProposalCard, type Addable } from './card'
import { CardFrame } from './card-frame'
import { drawnKind } from './kinds'

interface AnswerCardsProps {
  cards: readonly CardHead[]
  content: string
  /** Proposals of a streaming answer; the person can accept them after its end. */
  coming: readonly Coming[]
}

/** Cards, and a button that accepts all cards without a choice to make. */
export function AnswerCards({ cards: heads, content, coming: arriving }: AnswerCardsProps) {
  const cards = useMemo(() => cardsOf(heads), [heads])
  const coming = arriving.flatMap((each) => ('fields' in each ? (cardOf(each)?.proposed ?? []) : each))
  const { uid } = useSignedIn().user
  const [addable, setAddable] = useState<ReadonlyMap<string, Addable>>(new Map())
  const offer = useCallback((name: string, one: Addable) => {
    setAddable((before) => new Map(before).set(name, one))
    return () => setAddable((before) => new Map([...before].filter(([, other]) => other !== one)))
  }, [])

  function addAll() {
    const inOrder = [...addable.values()].sort((one, other) => one.order - other.order)
    take(
      uid,
      inOrder.flatMap(({ accept }, index) => accept(index === 0)),
    )
  }

  if (cards.length + coming.length === 0) return null
  const isAnyOpen = coming.length > 0 || cards.some(({ state }) => state === 'open')
  const isUrgent = claimsToHaveSaved(content)
  return (
    <div className="mt-2 flex flex-col gap-2 print:hidden">
      {isAnyOpen && (
        <p className={cn('text-small', isUrgent ? 'font-semibold text-warning' : 'text-muted')}>
          Rien n’est enregistré tant que tu n’as pas choisi.
        </p>
      )}
      {cards.map((card) => (
        // Each kind calls its own hooks, so another kind must remount.
        <ProposalCard key={`${card.proposed.genre} ${card.id}`} uid={uid} card={card} offer={offer} />
      ))}
      {addable.size > 1 && (
        <Button data-add-all className="self-start" onClick={addAll}>
          {`Tout ajouter (${addable.size})`}
        </Button>
      )}
      {coming.map((each, index) => (
        // The index is a stable key: proposals are only appended.
        <CardFrame key={index} name={`${proposalSubject(each)}, en cours`}>
          <p dir="auto" className="font-medium">
            {proposalSubject(each)}
          </p>
          <p dir="auto" className="line-clamp-3 text-small whitespace-pre-wrap text-muted">
            {drawnKind(each.genre).preview(each)}
          </p>
        </CardFrame>
      ))}
    </div>
  )
}
