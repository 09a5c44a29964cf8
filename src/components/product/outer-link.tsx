import { ExternalLink } from 'lucide-react'
import { linkHost, linkLabel, parseLink } from '@/domain/research/links/candidate-link'
import { cn } from '@/lib/cn'

interface OuterLinkProps {
  link: string
  id?: string | undefined
  /** Shows the whole address instead of the shop's name. */
  isWhole?: boolean
  className?: string
}

/**
 * The shop of a stored address. The only component that links to stored addresses: http(s) alone, in a new tab without opener and referrer.
 */
export function OuterLink({ link, id, isWhole = false, className }: OuterLinkProps) {
  const safe = parseLink(link)
  if (safe === null)
    return (
      <bdi id={id} className={cn('wrap-anywhere text-muted', className)}>
        {link}
      </bdi>
    )
  return (
    <a
      id={id}
      href={safe}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={safe}
      className={cn(
        'group inline-flex min-w-0 items-center gap-1 text-muted no-underline hover:text-ink',
        className,
      )}
    >
      <bdi className="truncate underline decoration-line-strong underline-offset-4 group-hover:decoration-ink">
        {isWhole ? linkLabel(safe) : linkHost(safe)}
      </bdi>
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  )
}
