import { Undo2 } from 'lucide-react'
import { useId, type ReactNode, type Ref } from 'react'
import { PendingMark } from '@/components/pending-mark'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { CardFrame } from './card-frame'
import type { Look, ShownState, Way } from './kind'

interface FoldedCardProps {
  look: Look
  group: Ref<HTMLDivElement>
  isUndone: boolean
  onBringBack: () => void
}

/** An ignored or undone card in one line. */
export function FoldedCard({ look, group, isUndone, onBringBack }: FoldedCardProps) {
  const id = useId()
  return (
    <CardFrame
      ref={group}
      name={look.name}
      look="folded"
      actions={
        <Button variant="ghost" aria-describedby={id} onClick={onBringBack} className="text-muted">
          <Undo2 aria-hidden className="size-4" />
          Remettre
        </Button>
      }
    >
      <span id={id}>
        {isUndone ? 'Ajout annulé' : 'Ignorée'} · {look.subject ?? look.title}
      </span>
    </CardFrame>
  )
}

/** A button of an accepted card. */
export type Afterwards = readonly [label: string, act: () => void]

interface CardAnswersProps {
  look: Look
  isOpen: boolean
  /** Null: the card has no form. */
  editLabel: string | null
  putAsideLabel: string
  afterwards: readonly Afterwards[]
  onTake: (way: Way) => void
  onEdit: () => void
  onPutAside: () => void
}

/** The buttons of a card. */
export function CardAnswers({
  look,
  isOpen,
  afterwards,
  onTake,
  onEdit,
  onPutAside,
  ...labels
}: CardAnswersProps) {
  const { state } = look
  return (
    <>
      {state === 'open' &&
        look.ways?.map((way) => (
          <Button
            key={way.label}
            variant="secondary"
            disabled={way.isDisabled ?? false}
            onClick={() => onTake(way)}
          >
            {way.label}
          </Button>
        ))}
      {isOpen && labels.editLabel !== null && (
        <Button variant="ghost" onClick={onEdit}>
          {labels.editLabel}
        </Button>
      )}
      {afterwards.map(([label, act], index) => (
        <Button
          key={label}
          variant={state === 'refused' && index === 0 ? 'secondary' : 'ghost'}
          onClick={act}
        >
          {label}
        </Button>
      ))}
      {look.see}
      {/* In a clash, « Garder l'ancien » does this. */}
      {isOpen && state !== 'clash' && (
        <Button variant="ghost" onClick={onPutAside}>
          {labels.putAsideLabel}
        </Button>
      )}
    </>
  )
}

const HAS_WORDS: readonly ShownState[] = ['listed', 'full', 'moved-on']

interface CardHeadProps {
  look: Look
  isPending: boolean
  /** Question for the target of the card. */
  children: ReactNode
}

export function CardHead({
  look: { state, title, about, words, notice, above },
  isPending,
  children,
}: CardHeadProps) {
  const isRefused = state === 'refused'
  const stateWords = isRefused ? 'Non enregistré' : HAS_WORDS.includes(state) && words
  return (
    <>
      <p dir="auto" className="font-medium">
        {title}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
        {about}
        {stateWords && (
          <span className={isRefused ? 'font-semibold text-danger' : 'font-medium'}>
            {about && '· '}
            {stateWords}
          </span>
        )}
        {isPending && <PendingMark />}
      </p>
      {children}
      {notice && (
        <p className={cn('mt-1 text-small', state === 'open' ? 'font-semibold text-warning' : 'text-muted')}>
          {notice}
        </p>
      )}
      {above}
    </>
  )
}
