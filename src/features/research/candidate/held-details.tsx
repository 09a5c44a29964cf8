import { Copy, Scissors } from 'lucide-react'
import type { HeldLink } from '@/data/research/held'
import { setFigure } from '@/data/research/research'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { endPauses, mutate } from '@/data/sync/current'
import { shortened } from '@/domain/base/text/cut-text'
import { euroText } from '@/domain/base/text/euro-text'
import { redirectOf } from '@/domain/research/links/candidate-link'
import { amountsIn } from '@/domain/research/text-amounts'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { linkId } from '../row-ids'

/** Actions of a draft. The functions are stable. */
export interface HeldActions {
  /** Restores the parts that were removed from the pasted link. */
  keepAsPasted: (link: HeldLink) => void
  save: (link: HeldLink) => void
  discard: (link: HeldLink) => void
}

const NOTE_SHOWN = 120
const NO_PLACES: readonly string[] = []

interface HeldProps {
  held: HeldLink
  actions: HeldActions
}

export function HeldMark() {
  return <span className="font-semibold text-ink">Brouillon</span>
}

/** What was read of the pasted text, and the tables that have the product already. */
export function HeldDetails({
  held,
  candidate,
  places = NO_PLACES,
  actions,
}: HeldProps & { candidate: LiveCandidate; places?: readonly string[] | undefined }) {
  const { pastedLink, note = '' } = held.candidate
  return (
    <>
      {pastedLink !== undefined && (
        <p className="flex flex-wrap items-center gap-x-1.5 text-fine text-muted">
          <Scissors aria-hidden className="size-3.5 shrink-0" />
          <span className="wrap-anywhere">{removedWords(pastedLink)}</span>
          <button
            type="button"
            aria-describedby={linkId(candidate.id)}
            className="inline-flex min-h-target items-center font-bold text-ink underline underline-offset-4 hover:no-underline"
            onClick={() => actions.keepAsPasted(held)}
          >
            Garder le lien entier
          </button>
        </p>
      )}
      {note !== '' && (
        <p className="text-fine wrap-anywhere text-muted">
          {`Le texte collé avec le lien devient sa note\u00a0: «\u00a0${shortened(note, NOTE_SHOWN)}\u00a0»`}
        </p>
      )}
      <Amounts candidate={candidate} note={note} />
      <AlreadyThere places={places} />
    </>
  )
}

export function HeldButtons({ held, actions }: HeldProps) {
  const about = { 'aria-describedby': linkId(held.candidate.id) }
  return (
    <span className="relative flex flex-wrap gap-x-1 lg:flex-col lg:items-stretch lg:py-1.5">
      <Button {...about} variant="secondary" className="px-3 lg:min-h-8" onClick={() => actions.save(held)}>
        Enregistrer
      </Button>
      <Button {...about} variant="ghost" className="px-3 lg:min-h-8" onClick={() => actions.discard(held)}>
        Abandonner
      </Button>
    </span>
  )
}

/** What the stored link lacks of the pasted one. */
function removedWords(pastedLink: string): string {
  const redirect = redirectOf(pastedLink)
  return redirect === null ? 'Lien raccourci' : `Redirection de ${redirect} retirée`
}

/** Figures that an amount of a shared text can be. */
const FIGURES = [
  { key: 'salePriceCents', label: 'Prix de vente' },
  { key: 'costCents', label: 'Achat' },
] as const

/** Amounts of the text next to the link, each with its passage. No figure is set before the person's press. */
function Amounts({
  candidate: { id, sectionId, figures },
  note,
}: {
  candidate: LiveCandidate
  note: string
}) {
  const amounts = amountsIn(note)
  if (amounts.length === 0) return null
  return (
    <ul aria-label="Montants lus dans ce texte" className="flex flex-col gap-1">
      {amounts.map(({ cents, passage }) => (
        <li key={cents} className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
          <strong className="text-ink tabular-nums">{euroText(cents)}</strong>
          <span className="min-w-0 wrap-anywhere">{`«\u00a0${passage}\u00a0»`}</span>
          <span className="flex gap-1">
            {FIGURES.map(({ key, label }) => {
              const isSet = figures[key] === cents
              return (
                <button
                  key={key}
                  type="button"
                  aria-pressed={isSet}
                  aria-label={`${label}\u00a0: ${euroText(cents)}`}
                  className={cn(
                    'min-h-target rounded-full border px-3 font-semibold transition-colors duration-quick',
                    isSet
                      ? 'border-ink bg-ink text-canvas'
                      : 'border-line-strong bg-surface text-ink hover:bg-hover active:bg-pressed',
                  )}
                  onClick={() => {
                    const value = isSet ? null : cents
                    void mutate(setFigure, { at: { id, sectionId }, figure: key, value })
                    endPauses()
                  }}
                >
                  {label}
                </button>
              )
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Names the tables that have the product already; adding is allowed all the same. */
function AlreadyThere({ places }: { places: readonly string[] }) {
  return (
    <div role="status">
      {places.length > 0 && (
        <p className="flex gap-1.5 text-fine text-warning">
          <Copy aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="wrap-anywhere">{`Déjà dans ${inWords(places)}`}</span>
        </p>
      )}
    </div>
  )
}

const list = new Intl.ListFormat('fr-FR')

function inWords(places: readonly string[]): string {
  return list.format(places.map((name) => `«\u00a0${name}\u00a0»`))
}
