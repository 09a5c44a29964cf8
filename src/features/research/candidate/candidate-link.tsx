import { ExternalLink } from 'lucide-react'
import { linkLabel, parseLink } from '@/domain/research/candidate-link'
import { cn } from '@/lib/cn'

interface CandidateLinkProps {
  link: string
  /** So that the buttons of a row can say which candidate they are for. */
  id?: string
  className?: string
}

/** The only way a stored link becomes a link on the screen: http(s) alone, in a new tab that knows nothing of us. */
export function CandidateLink({ link, id, className }: CandidateLinkProps) {
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
      className={cn(look, 'group -my-3 inline-block max-w-full py-3 text-ink')}
    >
      {/* The arrow stands in the padding behind the last word: it never begins a line of its own. */}
      <bdi className="relative pr-5 underline decoration-line-strong underline-offset-4 group-hover:decoration-brand-text">
        {host}
        <span className="font-normal">{label.slice(host.length)}</span>
        <ExternalLink
          aria-hidden
          className="absolute right-0 bottom-0.5 size-3.5 text-muted group-hover:text-brand-text"
        />
      </bdi>
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  )
}
