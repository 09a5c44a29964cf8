import { ExternalLink } from 'lucide-react'
import { linkHost, linkLabel, linkName, parseLink } from '@/domain/research/links/candidate-link'

interface CandidateLinkProps {
  link: string
  /** Lets the buttons of a row name their candidate. */
  id?: string
}

/**
 * The only component that links to stored addresses: http(s) alone, in a new tab without opener and referrer. The link's
 * name is read from the address and shown next to the first letter of the shop.
 */
export function CandidateLink({ link, id }: CandidateLinkProps) {
  const safe = parseLink(link)
  if (safe === null) {
    return (
      <bdi id={id} className="min-w-0 text-small font-semibold wrap-anywhere">
        {link}
      </bdi>
    )
  }
  const label = linkLabel(safe)
  const host = linkHost(safe)
  const name = linkName(safe)
  return (
    <span className="flex min-w-0 items-start gap-2.5">
      <span
        aria-hidden
        className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-inner bg-tint-research text-small font-bold text-ink-research uppercase print:hidden"
      >
        {host.charAt(0)}
      </span>
      <a
        id={id}
        href={safe}
        target="_blank"
        rel="noopener noreferrer nofollow"
        title={safe}
        className="group -my-3 block min-w-0 py-3 text-small font-semibold wrap-anywhere text-ink"
      >
        {/* The arrow is in the padding after the last word, so that it never starts a line. */}
        <bdi className="relative pr-5 underline decoration-line-strong underline-offset-4 group-hover:decoration-brand-text">
          {name ?? host}
          {name === null && <span className="font-normal">{label.slice(host.length)}</span>}
          <ExternalLink
            aria-hidden
            className="absolute right-0 bottom-0.5 size-3.5 text-muted group-hover:text-brand-text"
          />
        </bdi>
        {name !== null && <bdi className="block truncate text-fine font-normal text-muted">{label}</bdi>}
        <span className="sr-only"> (nouvel onglet)</span>
      </a>
    </span>
  )
}
