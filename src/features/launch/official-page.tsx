import { ExternalLink } from 'lucide-react'
import type { LocalDate } from '@/domain/base/time/local-date'
import { basisReading, pageOf, type Basis } from '@/domain/launch/basis'

interface OfficialPageProps {
  basis: Basis
  today: LocalDate
  /** Id of the element that names what the page is about. */
  aboutId: string
}

/** The page behind a duty or a fault, and when a person last read it. On paper: its address. */
export function OfficialPage({ basis, today, aboutId }: OfficialPageProps) {
  const { url, title } = pageOf(basis)
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 text-small">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        title={title}
        aria-describedby={aboutId}
        className="inline-flex min-h-target items-center gap-1 font-semibold text-ink underline underline-offset-4 hover:no-underline print:min-h-0 print:no-underline"
      >
        Page officielle
        <ExternalLink aria-hidden className="size-3.5 print:hidden" />
      </a>
      <span className="text-fine text-muted">{basisReading(basis, today)}</span>
      <span className="hidden text-fine wrap-anywhere print:inline">{`${title}\u00a0: ${url}`}</span>
    </span>
  )
}
