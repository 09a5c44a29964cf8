import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/ui/card'
import { PageHeader } from './page-header'

interface ComingSoonProps {
  title: string
  Icon: LucideIcon
  text: string
  plans: readonly string[]
  /** What can be done meanwhile. */
  children: ReactNode
}

/** A screen that is announced and not yet there: what it will do, and where to go until then. */
export function ComingSoon({ title, Icon, text, plans, children }: ComingSoonProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={title} />
      <Card className="mx-auto w-full max-w-reading p-6 sm:p-8">
        <span className="grid size-14 place-items-center rounded-card bg-brand-soft text-brand-text">
          <Icon aria-hidden className="size-7" />
        </span>
        <h2 className="mt-5 text-title font-extrabold">Bientôt disponible</h2>
        <p className="mt-2 text-muted">{text}</p>
        <ul className="mt-5 flex list-disc flex-col gap-2 pl-5 marker:text-brand-text">
          {plans.map((plan) => (
            <li key={plan}>{plan}</li>
          ))}
        </ul>
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
      </Card>
    </div>
  )
}
