import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface LandingSectionProps {
  /** Anchor of the header's links. */
  id: string
  title: string
  lead?: ReactNode
  /** With a background and borders, to separate it from its neighbours. */
  isRaised?: boolean
  beside?: ReactNode
  children?: ReactNode
}

export function LandingSection({ id, title, lead, isRaised = false, beside, children }: LandingSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn(isRaised && 'border-y border-line bg-surface')}
    >
      <div
        className={cn(
          'mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-16',
          beside && 'grid items-start gap-x-12 gap-y-6 lg:grid-cols-2',
        )}
      >
        <div>
          <h2 id={`${id}-title`} className="max-w-2xl text-title font-bold">
            {title}
          </h2>
          {lead && <p className="mt-2 max-w-2xl text-muted">{lead}</p>}
          {children}
        </div>
        {beside}
      </div>
    </section>
  )
}
