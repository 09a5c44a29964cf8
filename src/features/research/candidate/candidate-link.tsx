import { Link } from 'react-router-dom'
import { OuterLink } from '@/components/product/outer-link'
import { linkHost, linkLabel, linkName, parseLink } from '@/domain/research/links/candidate-link'

interface CandidateLinkProps {
  link: string
  /** Lets the buttons of a row name their candidate. */
  id?: string
  /** The product's page; null: it has none yet. */
  page: string | null
}

/** The name leads to the product's page; below it the shop leads to the seller's page. The name is read from the address. */
export function CandidateLink({ link, id, page }: CandidateLinkProps) {
  const safe = parseLink(link)
  const label = safe === null ? link : linkLabel(safe)
  const name = safe === null ? null : linkName(safe)
  return (
    <span className="flex min-w-0 items-start gap-2.5">
      {safe !== null && (
        <span
          aria-hidden
          className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-inner bg-tint-research text-small font-bold text-ink-research uppercase print:hidden"
        >
          {linkHost(safe).charAt(0)}
        </span>
      )}
      <span className="flex min-w-0 flex-col items-start">
        {page === null ? (
          name !== null && <bdi className="text-small font-semibold wrap-anywhere text-ink">{name}</bdi>
        ) : (
          <Link
            id={id}
            to={page}
            className="-mt-3 block max-w-full pt-3 pb-1 text-small font-semibold wrap-anywhere text-ink"
          >
            <bdi>{name ?? label}</bdi>
            {name !== null && <bdi className="block truncate text-fine font-normal text-muted">{label}</bdi>}
          </Link>
        )}
        <OuterLink
          link={link}
          {...(page === null && { id })}
          isWhole={page === null}
          className="min-h-8 max-w-full text-fine"
        />
      </span>
    </span>
  )
}
