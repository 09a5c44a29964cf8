import { Undo2 } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { PendingMark } from '@/components/pending-mark'
import { ReadFailure } from '@/components/work/read-failure'
import type { CardOf } from '@/domain/coach/card'
import { isTaken } from '@/domain/coach/card-change'
import type { JudgementPart } from '@/domain/coach/judgement'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { accepted, answer, retryRefused, take, undo, type CardPlace, type Over } from './actions'
import { useAddable } from './add-all'
import { CardForm, type Typed } from './card-form'
import { CardFrame } from './card-frame'
import type { Look } from './kind'
import { screenOf } from './kinds'
import type { Standing } from './standing'

/** One proposal of any kind: what it says, what can be answered, what became of it. */
export function ProposalCard({ card: stored, place }: { card: CardOf; place: CardPlace }) {
  const { uid } = place
  const kind = screenOf(stored.proposed.genre)
  const isOpen = stored.state === 'open'
  const [isAsked, setIsAsked] = useState(false)
  const [ticked, setTicked] = useState<readonly JudgementPart[] | null>(null)
  /** What the person made of it before accepting it. */
  const [own, setOwn] = useState<CardOf['proposed'] | null>(null)
  const card = own && isOpen ? { ...stored, proposed: own } : stored
  const found = kind.useFound(card, uid)
  const seen = { card, stored, found, ticked, onTick: setTicked, onTake: accept, onPutAside: putAside }
  const look = kind.look(seen)
  const { standing } = look
  const isEditing = isAsked && isOpen
  const { group, follow } = useFocusAfter(isEditing ? 'form' : standing)
  const plain =
    standing === 'open' && !isEditing ? look.ways?.find(({ all }) => all !== undefined) : undefined
  const isAddable = plain !== undefined && plain.isDisabled !== true
  useAddable(plain?.all ?? '', isAddable ? () => accepted(stored, card, plain.over) : null)

  const fields = kind.fields(card.proposed)
  const chosen = kind.place && chosenIn(card, kind.place.key)
  const named = kind.place && chosenIn(stored, kind.place.key)
  const isPlaceChosen = chosen !== named
  const isPlaceAsked = isOpen && (isPlaceChosen || named === null || found.target === null)

  function choose(id: string) {
    setTicked(null)
    if (kind.place) setOwn({ ...card.proposed, [kind.place.key]: id === '' ? named : id })
  }

  function accept(over?: Over, proposed = card.proposed) {
    follow()
    take(place, accepted(stored, { ...stored, proposed }, over))
  }

  function putAside() {
    follow()
    answer(place, stored, 'ignored')
  }

  function edit(isNow: boolean) {
    follow()
    setIsAsked(isNow)
  }

  function submit(typed: Typed) {
    const read = kind.read(card.proposed, typed)
    if ('faults' in read) return read.faults
    edit(false)
    setOwn(read.edited)
    if (kind.isTakenByForm(read.edited, found)) {
      const [way] = kind.look({ ...seen, card: { ...stored, proposed: read.edited } }).ways ?? []
      accept(way?.over, read.edited)
    }
    return null
  }

  if (standing === 'folded') {
    const bringBack = () => {
      follow()
      setOwn(null)
      answer(place, stored, 'open')
    }
    return <FoldedCard {...{ group, look }} isUndone={stored.state === 'undone'} onBringBack={bringBack} />
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
              look.ways?.map(({ label, over, isDisabled = false }) => (
                <Button key={label} variant="secondary" disabled={isDisabled} onClick={() => accept(over)}>
                  {label}
                </Button>
              ))}
            {isOpen && look.isEditable && fields.length > 0 && (
              <Button variant="ghost" onClick={() => edit(true)}>
                {kind.buttons.edit}
              </Button>
            )}
            {standing === 'refused' && (
              <Button variant="secondary" onClick={() => retryRefused(uid, found.refused)}>
                Réessayer
              </Button>
            )}
            {standing === 'made' && (
              <Button
                variant="ghost"
                data-undo
                onClick={() => {
                  follow()
                  undo(place, stored)
                }}
              >
                Annuler l'ajout
              </Button>
            )}
            {look.see}
            {/* « Garder l'ancien » says the same. */}
            {isOpen && standing !== 'clash' && (
              <Button variant="ghost" onClick={putAside}>
                {kind.buttons.putAside}
              </Button>
            )}
          </>
        )
      }
    >
      {(!isEditing || kind.keepsHead) && (
        <Head look={look} isPending={standing === 'made' && found.isPending}>
          {kind.place && isPlaceAsked && (
            <kind.place.Choose uid={uid} value={isPlaceChosen ? (chosen ?? '') : ''} onChange={choose} />
          )}
        </Head>
      )}
      {isEditing ? (
        <CardForm
          {...{ uid, fields }}
          submit={kind.buttons.submit}
          onSubmit={submit}
          onCancel={() => edit(false)}
        />
      ) : (
        <>
          {look.body}
          {isOpen && look.why && <p className="mt-1 text-small text-muted">{look.why}</p>}
        </>
      )}
      {look.failures?.map(
        (failure) =>
          failure &&
          failure.retry && <ReadFailure key={failure.text} text={failure.text} onRetry={failure.retry} />,
      )}
    </CardFrame>
  )
}

function chosenIn({ proposed }: CardOf, key: 'projet' | 'produit'): string | null {
  return (proposed as Partial<Record<typeof key, string | null>>)[key] ?? null
}

interface HeadProps {
  look: Look
  isPending: boolean
  /** Asks where it belongs. */
  children: ReactNode
}

/** What it is, where it goes, and how it stands. */
function Head({ look: { standing, title, about, words, notice, above }, isPending, children }: HeadProps) {
  const isRefused = standing === 'refused'
  const told = isRefused ? 'Non enregistré' : words
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

interface FoldedCardProps {
  group: Ref<HTMLDivElement>
  look: Look
  /** It had been accepted. */
  isUndone: boolean
  onBringBack: () => void
}

/** A proposal that was put aside, in one line. */
function FoldedCard({ group, look: { name, subject, title }, isUndone, onBringBack }: FoldedCardProps) {
  const id = useId()
  const back = (
    <Button variant="ghost" aria-describedby={id} onClick={onBringBack} className="text-muted">
      <Undo2 aria-hidden className="size-4" />
      Remettre
    </Button>
  )
  return (
    <CardFrame ref={group} name={name} look="folded" actions={back}>
      <span id={id}>
        {isUndone ? 'Ajout annulé' : 'Ignorée'} · {subject ?? title}
      </span>
    </CardFrame>
  )
}

/**
 * The button that was pressed goes with what the card said: the focus goes on to the first one that stands there after, or
 * into the form. `shown`: what the card shows. `follow`: to be called by a press.
 */
function useFocusAfter(shown: Standing | 'form') {
  const group = useRef<HTMLDivElement>(null)
  const from = useRef<string | null>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body || group.current?.contains(document.activeElement)
    if (from.current === null || from.current === shown) return
    const next = group.current?.querySelector<HTMLElement>(
      shown === 'form' ? 'form :is(input, textarea)' : '[data-answers] :is(button, a)',
    )
    // Nothing can be pressed until it is known what was made.
    if (!next) return
    from.current = null
    if (isLost) next.focus()
  }, [shown])
  return {
    group,
    follow: () => {
      from.current = shown
    },
  }
}
