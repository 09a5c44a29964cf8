import { Pin } from 'lucide-react'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { isBlank } from '@/domain/base/visible-text'

/** What the person promised themselves for the moment when it gets hard, pinned where they begin. */
export function IfThen({ plan }: { plan: StoredPlan | null }) {
  if (!plan || isBlank(plan.ifThen)) return null
  return (
    <section
      aria-label="Votre phrase pour les jours difficiles"
      className="flex gap-3 rounded-card bg-tint-projects px-5 py-4 text-ink-projects"
    >
      <Pin aria-hidden className="mt-1 size-4 shrink-0" />
      <p dir="auto" className="min-w-0 text-body font-semibold text-pretty wrap-anywhere">
        {plan.ifThen}
      </p>
    </section>
  )
}
