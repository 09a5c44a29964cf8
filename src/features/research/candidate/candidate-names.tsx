import { Link } from 'react-router-dom'
import { FROM_LIST } from '@/components/frame/use-way-back'
import { OuterLink } from '@/components/product/outer-link'
import { addressText, type CandidateAddress } from '@/domain/research/candidate-address'
import { candidateName, type Candidate } from '@/domain/research/candidate'
import { parseLink } from '@/domain/research/links/candidate-link'
import { linkLabel } from '@/domain/research/links/link-words'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { linkId } from '../row-ids'

interface CandidateNamesProps {
  candidate: CandidateAddress & Pick<Candidate, 'name' | 'link'>
  /** False: a draft, which has no page yet. */
  hasPage: boolean
  className?: string
}

/** Name and shop, on one line. The name leads to the product's page, from anywhere in its row; the shop leads to the seller's page. */
export function CandidateNames({ candidate, hasPage, className }: CandidateNamesProps) {
  const { id, link } = candidate
  const safe = parseLink(link)
  const label = safe === null ? link : linkLabel(safe)
  const name = candidateName(candidate)
  return (
    <div className={cn('flex min-w-0 items-baseline gap-2', className)}>
      {hasPage ? (
        <Link
          id={linkId(id)}
          to={paths.product(addressText(candidate))}
          state={FROM_LIST}
          dir="auto"
          title={label}
          className={nameClass}
        >
          {name}
        </Link>
      ) : (
        <span id={linkId(id)} dir="auto" title={label} className="min-w-0 truncate text-small font-semibold">
          {name}
        </span>
      )}
      {safe !== null && (
        <OuterLink isPlain link={safe} className="relative max-w-1/2 shrink-0 py-1 text-fine" />
      )}
    </div>
  )
}

/** The whole row presses it: its own buttons and links are above it. */
const nameClass =
  'min-w-0 truncate text-small font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline'
