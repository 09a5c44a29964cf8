import { ArrowLeft, ChevronRight, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { AskCoachButton } from '@/components/ask-coach-button'
import { useWayBack } from '@/components/frame/use-way-back'
import { OuterLink } from '@/components/product/outer-link'
import { SaleRest } from '@/components/product/sale-rest'
import { ScoreBadge } from '@/components/product/score-badge'
import { RenameForm } from '@/components/rename-form'
import { useSignedIn } from '@/components/signed-in-context'
import { renameCandidate } from '@/data/research/research'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { mutate } from '@/data/sync/current'
import { CANDIDATE_NAME_MAX } from '@/domain/base/text/text-limits'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

interface ProductHeadProps {
  name: string
  link: string
  /** Null: the product was deleted and this device does not know it. */
  candidate: LiveCandidate | null
  isGone?: boolean
  /** « Argent » and « Test » have their own questions and next steps. */
  hasNext?: boolean
}

const NEXT =
  'inline-flex min-h-target shrink-0 items-center gap-0.5 rounded-full px-2 font-medium text-ink hover:bg-hover active:bg-pressed print:hidden'

/** Name, shop, verdict and rest of a product. The name is renamed in place. */
export function ProductHead({ name, link, candidate, isGone = false, hasNext = false }: ProductHeadProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const { uid } = useSignedIn().user
  const goBack = useWayBack()

  function close(of: LiveCandidate, next: string | null) {
    if (next !== null)
      void mutate(renameCandidate, { at: { id: of.id, sectionId: of.sectionId }, name: next })
    flushSync(() => setIsRenaming(false))
    renameButton.current?.focus()
  }

  return (
    <header className="flex flex-col gap-1">
      <div className="flex items-start gap-x-2">
        <Link
          to={paths.research}
          onClick={goBack}
          className={buttonClass({ variant: 'ghost' }, '-ml-3 px-3')}
        >
          <ArrowLeft aria-hidden className="size-5" />
          <span className="max-sm:sr-only">
            Retour<span className="sr-only"> aux produits</span>
          </span>
        </Link>
        {candidate && isRenaming ? (
          <div className="min-w-0 flex-1">
            <h1 className="sr-only">{name}</h1>
            <RenameForm
              label="Nom du produit"
              max={CANDIDATE_NAME_MAX}
              confirmLabel="Enregistrer"
              draftKey={`research.name.${uid}.product.${candidate.id}`}
              fieldId="product-name"
              initial={name}
              onClose={(next) => close(candidate, next)}
            />
          </div>
        ) : (
          <>
            <h1
              dir="auto"
              className="min-w-0 flex-1 self-center text-title leading-tight font-bold wrap-anywhere"
            >
              {name}
            </h1>
            {candidate && !isGone && (
              <button
                ref={renameButton}
                type="button"
                onClick={() => setIsRenaming(true)}
                className={buttonClass({ variant: 'ghost' }, 'px-3 text-muted')}
              >
                <Pencil aria-hidden className="size-4" />
                Renommer
              </button>
            )}
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        <OuterLink link={link} className="min-h-target" />
        {candidate && (
          <>
            <span className="flex min-w-0 items-center gap-x-2">
              <ScoreBadge verdicts={candidate.verdicts} />
            </span>
            <SaleRest figures={candidate.figures} className="font-semibold" />
            {hasNext && (
              <span className="-mx-2 flex flex-wrap lg:ml-auto">
                <Link to={paths.launch} className={NEXT}>
                  Mise en vente
                  <ChevronRight aria-hidden className="size-4" />
                </Link>
                <AskCoachButton
                  subject={{
                    kind: 'candidate',
                    name,
                    candidate: { id: candidate.id, section: candidate.sectionId },
                  }}
                />
              </span>
            )}
          </>
        )}
      </div>
    </header>
  )
}
