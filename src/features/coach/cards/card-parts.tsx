import { Ellipsis, Undo2 } from 'lucide-react'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { PendingMark } from '@/components/pending-mark'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { AnchoredMenu } from '@/ui/popups/menu'
import { useMediaQuery } from '@/ui/use-media-query'
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
      noun={look.noun}
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

/** There is room for one button and a menu. */
const PHONE = '(width < 40rem)'

/** A choice of an open card. */
interface Choice {
  readonly label: string
  readonly act: () => void
  readonly isDisabled?: boolean
}

/** The buttons of a card. On a phone an open card has its first one, and a menu of the others. */
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
  const isPhone = useMediaQuery(PHONE)
  const ways: readonly Choice[] =
    state === 'open'
      ? (look.ways ?? []).map((way) => ({
          label: way.label,
          act: () => onTake(way),
          isDisabled: way.isDisabled ?? false,
        }))
      : []
  const edit: readonly Choice[] =
    isOpen && labels.editLabel !== null ? [{ label: labels.editLabel, act: onEdit }] : []
  // In a clash, « Garder l'ancien » does this.
  const putAside: readonly Choice[] =
    isOpen && state !== 'clash' ? [{ label: labels.putAsideLabel, act: onPutAside }] : []
  const [first, ...others] = [...ways, ...edit, ...putAside]
  if (isPhone && first && others.length > 0 && afterwards.length === 0) {
    return (
      <>
        <ChoiceButton choice={first} isPrimary={ways.length > 0} />
        {look.see}
        <MoreChoices name={look.name} choices={others} />
      </>
    )
  }
  return (
    <>
      {ways.map((choice) => (
        <ChoiceButton key={choice.label} choice={choice} isPrimary />
      ))}
      {edit.map((choice) => (
        <ChoiceButton key={choice.label} choice={choice} isPrimary={false} />
      ))}
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
      {putAside.map((choice) => (
        <ChoiceButton key={choice.label} choice={choice} isPrimary={false} />
      ))}
    </>
  )
}

function ChoiceButton({
  choice: { label, act, isDisabled = false },
  isPrimary,
}: {
  choice: Choice
  isPrimary: boolean
}) {
  return (
    <Button variant={isPrimary ? 'secondary' : 'ghost'} disabled={isDisabled} onClick={act}>
      {label}
    </Button>
  )
}

function MoreChoices({ name, choices }: { name: string; choices: readonly Choice[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-haspopup="menu"
        aria-label={`Autres choix\u00a0: ${name}`}
        onPointerEnter={() => void AnchoredMenu.preload()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis aria-hidden className="size-5" />
      </Button>
      <AnchoredMenu
        label={`Autres choix\u00a0: ${name}`}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={choices.map(({ label, act, isDisabled = false }) => ({
          key: label,
          label,
          isDisabled,
          onSelect: act,
        }))}
      />
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
