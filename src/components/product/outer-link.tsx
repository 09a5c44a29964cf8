import { ExternalLink } from 'lucide-react'
import { parseLink } from '@/domain/research/links/candidate-link'
import { linkHost, linkLabel } from '@/domain/research/links/link-words'
import { cn } from '@/lib/cn'

interface OuterLinkProps {
  link: string
  id?: string | undefined
  /** One element without a sign, for the rows of a long list. */
  isPlain?: boolean
  className?: string
}

/**
 * The shop of a stored address. The only component that links to stored addresses: http(s) alone, in a new tab without opener and referrer.
 */
export function OuterLink({ link, id, isPlain = false, className }: OuterLinkProps) {
  const safe = parseLink(link)
  if (safe === null)
    return (
      <bdi id={id} className={cn('wrap-anywhere text-muted', className)}>
        {link}
      </bdi>
    )
  const to = {
    id,
    href: safe,
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
    title: safe,
    'aria-label': `${linkLabel(safe)} (nouvel onglet)`,
  }
  if (isPlain) {
    return (
      <a
        {...to}
        className={cn(
          'truncate text-muted underline decoration-line-strong underline-offset-4 hover:text-ink',
          className,
        )}
      >
        {linkHost(safe)}
      </a>
    )
  }
  return (
    <a
      {...to}
      className={cn(
        'group inline-flex min-w-0 items-center gap-1 text-muted no-underline hover:text-ink',
        className,
      )}
    >
      <bdi className="truncate underline decoration-line-strong underline-offset-4 group-hover:decoration-ink">
        {linkHost(safe)}
      </bdi>
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
    </a>
  )
}
