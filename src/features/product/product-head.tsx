import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AskCoachButton } from '@/components/ask-coach-button'
import { OuterLink } from '@/components/product/outer-link'
import { ScoreBadge } from '@/components/product/score-badge'
import { useSeller } from '@/components/use-seller'
import type { LiveCandidate } from '@/data/research/research'
import { euroText } from '@/domain/base/text/euro-text'
import { saleOf } from '@/domain/money/sale'
import { linkLabel } from '@/domain/research/links/candidate-link'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

interface ProductHeadProps {
  name: string
  link: string
  /** Null: the product was deleted and this device does not know it. */
  candidate: LiveCandidate | null
}

export function ProductHead({ name, link, candidate }: ProductHeadProps) {
  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex items-center gap-x-2">
        <Link
          to={paths.research}
          className={buttonClass({ variant: 'ghost', size: 'icon' }, '-ml-3')}
          aria-label="Retour aux produits"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <h1 className="min-w-0 flex-1 text-title font-extrabold wrap-anywhere">{name}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        <OuterLink link={link} className="min-h-target" />
        {candidate && (
          <>
            <ScoreBadge verdicts={candidate.verdicts} />
            <Rest candidate={candidate} />
            <AskCoachButton
              subject={{
                kind: 'candidate',
                name: linkLabel(candidate.link),
                candidate: { id: candidate.id, section: candidate.sectionId },
              }}
              className="ml-auto"
            />
          </>
        )}
      </div>
    </header>
  )
}

/** « Reste 9,22 € », once price and purchase are known. */
function Rest({ candidate: { figures } }: { candidate: LiveCandidate }) {
  const sale = saleOf(figures, useSeller())
  if (!sale) return null
  return (
    <span className={cn('font-semibold tabular-nums', sale.restCents < 0 && 'text-danger')}>
      {`Reste ${euroText(sale.restCents)}`}
    </span>
  )
}
