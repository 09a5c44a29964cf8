import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { PendingMark } from '@/components/pending-mark'
import { ReadFailure } from '@/components/work/read-failure'
import { syncOf } from '@/data/sync/current'
import { kindOf, type Card, type Over } from '@/domain/coach/cards/card-kinds'
import { isTaken } from '@/domain/coach/cards/card-change'
import type { CardTake } from '@/domain/coach/cards/card-takes'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { accepted, answer, placeIn, take, type Accepting } from './actions'
import { CardForm, type Faults, type Typed } from './card-form'
import { CardFrame } from './card-frame'
import type { Look, Standing } from './kind'
import { screenOf } from './kinds'
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
  const kind = screenOf(stored.proposed.genre)
  const isOpen = stored.state === 'open'
  const id = useId()
  const [isAsked, setIsAsked] = useState(false)
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  /** The person's edits, not accepted yet. */
  const [own, setOwn] = useState<Card['proposed'] | null>(null)
  const card = own && isOpen ? { ...stored, proposed: own } : stored
  const found = kind.useFound(card, uid)
  const seen = {
    card,
    stored,
    found,
    ticked,
    onTick: setTicked,
    onTake: (over: Partial<Over>) => accept({ over }),
    onPutAside: putAside,
  }
  const look = kind.look(seen)
  const { standing } = look
  const isEditing = isAsked && isOpen
  const { group, follow } = useCardFocus(isEditing ? 'form' : standing, isOpen)
  const plain =
    standing === 'open' && !isEditing ? look.ways?.find(({ all }) => all !== undefined) : undefined
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
    const [way] = kind.look({ ...seen, card: { ...stored, proposed: edited } }).ways ?? []
    accept(way ?? {}, edited)
    return null
  }

  const afterwards: Partial<Record<Standing, readonly (readonly [label: string, act: () => void])[]>> = {
    refused: [
      ['Réessayer', () => found.refused.forEach((number) => void syncOf(uid).retry(number))],
      // The card is open again.
      ['Abandonner', () => void syncOf(uid).giveUp(found.refused)],
    ],
    made: [["Annuler l'ajout", () => answer(uid, stored, 'undone')]],
  }

  if (standing === 'folded') {
    const bringBack = () => {
      follow()
      setOwn(null)
      answer(uid, stored, 'open')
    }
    return (
      <CardFrame
        ref={group}
        name={look.name}
        look="folded"
        actions={
          <Button variant="ghost" aria-describedby={id} onClick={bringBack} className="text-muted">
            <Undo2 aria-hidden className="size-4" />
            Remettre
          </Button>
        }
      >
        <span id={id}>
          {stored.state === 'undone' ? 'Ajout annulé' : 'Ignorée'} · {look.subject ?? look.title}
        </span>
      </CardFrame>
    )
  }

  return (
    <CardFrame
      ref={group}
      name={look.name}
      look={isTaken(stored) && standing !== 'refused' ? 'taken' : 'open'}
      isLong={look.isLong ?? false}
      actions={
        !isEditing && (
          <>
            {standing === 'open' &&
              look.ways?.map((way) => (
                <Button
                  key={way.label}
                  variant="secondary"
                  disabled={way.isDisabled ?? false}
                  onClick={() => accept(way)}
                >
                  {way.label}
                </Button>
              ))}
            {isOpen && look.isEditable && form && (
              <Button variant="ghost" onClick={() => edit(true)}>
                {buttons.edit}
              </Button>
            )}
            {(afterwards[standing] ?? []).map(([label, act], index) => (
              <Button
                key={label}
                variant={standing === 'refused' && index === 0 ? 'secondary' : 'ghost'}
                onClick={() => {
                  follow()
                  act()
                }}
              >
                {label}
              </Button>
            ))}
            {look.see}
            {/* In a clash, « Garder l'ancien » does this. */}
            {isOpen && standing !== 'clash' && (
              <Button variant="ghost" onClick={putAside}>
                {buttons.putAside}
              </Button>
            )}
          </>
        )
      }
    >
      {(!isEditing || form?.keepsHead) && (
        <Head look={look} isPending={standing === 'made' && found.isPending}>
          {kind.ChoosePlace && isPlaceAsked && (
            <kind.ChoosePlace uid={uid} value={isPlaceChosen ? (chosen ?? '') : ''} onChange={choose} />
          )}
        </Head>
      )}
      {isEditing ? (
        <CardForm
          {...{ uid, fields }}
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

const HAS_WORDS: readonly Standing[] = ['listed', 'full', 'moved-on']

interface HeadProps {
  look: Look
  isPending: boolean
  /** Question for the target of the card. */
  children: ReactNode
}

function Head({ look: { standing, title, about, words, notice, above }, isPending, children }: HeadProps) {
  const isRefused = standing === 'refused'
  const told = isRefused ? 'Non enregistré' : HAS_WORDS.includes(standing) && words
  return (
    <>
      <p dir="auto" className="font-medium">
        {title}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
        {about}
        {told && (
          <span className={isRefused ? 'font-semibold text-danger' : 'font-medium'}>
            {about && '· '}
            {told}
          </span>
        )}
        {isPending && <PendingMark />}
      </p>
      {children}
      {notice && (
        <p
          className={cn('mt-1 text-small', standing === 'open' ? 'font-semibold text-warning' : 'text-muted')}
        >
          {notice}
        </p>
      )}
      {above}
    </>
  )
}
