import { ExternalLink } from 'lucide-react'
import { linkLabel, parseLink } from '@/domain/product-link'
import { cn } from '@/lib/cn'

interface ProductLinkProps {
  link: string
  /** So that the buttons of a row can say which product they are for. */
  id?: string
  className?: string
}

/** The only way a stored link becomes a link on the screen: http(s) alone, in a new tab that knows nothing of us. */
export function ProductLink({ link, id, className }: ProductLinkProps) {
  const safe = parseLink(link)
  const look = cn('min-w-0 text-small font-semibold wrap-anywhere', className)
  if (safe === null) {
    return (
      <bdi id={id} className={look}>
        {link}
      </bdi>
    )
  }
  const label = linkLabel(safe)
  const host = label.split('/', 1)[0] ?? label
  return (
    <a
      id={id}
      href={safe}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={safe}
      className={cn(look, 'group inline text-ink underline decoration-line-strong underline-offset-4')}
    >
      <bdi>
        {host}
        <span className="font-normal">{label.slice(host.length)}</span>
      </bdi>
      <ExternalLink
        aria-hidden
        className="ml-1 inline size-3.5 align-baseline text-muted group-hover:text-brand-text"
      />
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  )
}
