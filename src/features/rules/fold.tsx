import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A `<details>` with a summary; works without JavaScript. */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group/fold rounded-field border border-line bg-surface">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 rounded-field px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0">{summary}</div>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-calm group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
