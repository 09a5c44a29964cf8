import { useEffect, useEffectEvent, useState } from 'react'
import { giveUp } from '@/components/give-up'
import { ReadFailure } from '@/components/work/read-failure'
import { retryEntries } from '@/data/sync/current'
import { kindOf, type Card, type Over } from '@/domain/coach/cards/card-kinds'
import { isTaken } from '@/domain/coach/cards/card-head'
import type { CardTake } from '@/domain/coach/cards/card-takes'
import { accepted, answer, placeIn, take, type Accepting } from './actions'
import { CardForm, type Faults, type Typed } from './card-form'
import { CardFrame } from './card-frame'
import { CardAnswers, CardHead, FoldedCard, type Afterwards } from './card-parts'
import type { ShownState } from './kind'
import { drawnKind } from './kinds'
import { useCardFocus } from './use-card-focus'

const BUTTONS = { edit: 'Modifier', submit: 'Ajouter', putAside: 'Ignorer' } as const

/** A card for « Tout ajouter ». */
export interface Addable {
  /** Position under the answer. */
  readonly order: number
  /** `isFirst`: the card takes the focus. */
  readonly accept: (isFirst: boolean) => readonly CardTake[]
}

interface ProposalCardProps {
  uid: string
  card: Card
  /** Registers the card for « Tout ajouter », where one card per name is accepted. Returns the inverse. */
  offer: (name: string, addable: Addable) => () => void
}

export function ProposalCard({ uid, card: stored, offer }: ProposalCardProps) {
  const kind = drawnKind(stored.proposed.genre)
  const isOpen = stored.state === 'open'
  const [isAsked, setIsAsked] = useState(false)
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  /** The person's edits, not accepted yet. */
  const [own, setOwn] = useState<Card['proposed'] | null>(null)
  const card = own && isOpen ? { ...stored, proposed: own } : stored
  const found = kind.useFound(card, uid)
  const view = {
    card,
    stored,
    found,
    ticked,
    onTick: setTicked,
    onTake: (over: Partial<Over>) => accept({ over }),
    onPutAside: putAside,
  }
  const look = kind.look(view)
  const { state } = look
  const isEditing = isAsked && isOpen
  const { group, follow } = useCardFocus(isEditing ? 'form' : state, isOpen)
  const plain = state === 'open' && !isEditing ? look.ways?.find(({ all }) => all !== undefined) : undefined
  const name = plain?.isDisabled ? undefined : plain?.all
  const acceptNow = useEffectEvent((isFirst: boolean) => {
    if (isFirst) follow(true)
    return [accepted(stored, card, plain)]
  })
  const { order } = stored
  useEffect(
    () => (name === undefined ? undefined : offer(name, { order, accept: (isFirst) => acceptNow(isFirst) })),
    [name, order, offer],
  )

  const { form } = kind
  const fields = form?.fields(card.proposed) ?? []
  const buttons = { ...BUTTONS, ...kind.buttons }
  const { place } = kindOf(stored)
  const chosen = place && placeIn(card, place)
  const named = place && placeIn(stored, place)
  const isPlaceChosen = chosen !== named
  const isPlaceAsked = isOpen && (isPlaceChosen || named === null || found.target === null)

  function choose(id: string) {
    setTicked(null)
    if (place) setOwn({ ...card.proposed, [place]: id === '' ? named : id })
  }

  function accept(accepting: Accepting, proposed = card.proposed) {
    follow(true)
    take(uid, [accepted(stored, { ...stored, proposed }, accepting)])
  }

  function putAside() {
    follow(true)
    answer(uid, stored, 'ignored')
  }

  function edit(isNow: boolean) {
    follow()
    setIsAsked(isNow)
  }

  function submit(typed: Typed): Faults | null {
    const read = form?.read(card.proposed, typed)
    if (!read || 'faults' in read) return read?.faults ?? null
    const { edited } = read
    edit(false)
    setOwn(edited)
    if (form?.waits?.(edited, found)) return null
    const [way] = kind.look({ ...view, card: { ...stored, proposed: edited } }).ways ?? []
    accept(way ?? {}, edited)
    return null
  }

  const following = (act: () => void) => () => {
    follow()
    act()
  }
  const afterwards: Partial<Record<ShownState, readonly Afterwards[]>> = {
    refused: [
      ['Réessayer', following(() => retryEntries(uid, found.refused))],
      // The card is open again.
      ['Abandonner', following(() => giveUp(uid, found.refused))],
    ],
    made: [["Annuler l'ajout", following(() => answer(uid, stored, 'undone'))]],
  }

  if (state === 'folded') {
    return (
      <FoldedCard
        look={look}
        group={group}
        isUndone={stored.state === 'undone'}
        onBringBack={following(() => {
          setOwn(null)
          answer(uid, stored, 'open')
        })}
      />
    )
  }

  return (
    <CardFrame
      ref={group}
      noun={look.noun}
      name={look.name}
      look={isTaken(stored) && state !== 'refused' ? 'taken' : 'open'}
      isLong={look.isLong ?? false}
      actions={
        !isEditing && (
          <CardAnswers
            look={look}
            isOpen={isOpen}
            editLabel={look.isEditable && form ? buttons.edit : null}
            putAsideLabel={buttons.putAside}
            afterwards={afterwards[state] ?? []}
            onTake={accept}
            onEdit={() => edit(true)}
            onPutAside={putAside}
          />
        )
      }
    >
      {(!isEditing || form?.keepsHead) && (
        <CardHead look={look} isPending={state === 'made' && found.isPending}>
          {kind.ChoosePlace && isPlaceAsked && (
            <kind.ChoosePlace uid={uid} value={isPlaceChosen ? (chosen ?? '') : ''} onChange={choose} />
          )}
        </CardHead>
      )}
      {isEditing ? (
        <CardForm
          uid={uid}
          fields={fields}
          submit={buttons.submit}
          onSubmit={submit}
          onCancel={() => edit(false)}
        />
      ) : (
        <>
          {look.body}
          {isOpen && look.why && <p className="mt-1 text-small text-muted">{look.why}</p>}
        </>
      )}
      {found.unread.map(([text, retry]) => retry && <ReadFailure key={text} text={text} onRetry={retry} />)}
    </CardFrame>
  )
}
