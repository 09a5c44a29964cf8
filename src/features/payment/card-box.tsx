import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Skeleton } from '@/ui/skeleton'

interface CardBoxProps {
  /** Not editable during the charge. */
  isLocked: boolean
  /** The field is loading: its space is reserved. */
  isWaiting: boolean
  /** The provider's validation message. */
  complaint: string | null
  children: ReactNode
}

/** Our frame around Stripe's field, styled as our fields. */
export function CardBox({ isLocked, isWaiting, complaint, children }: CardBoxProps) {
  return (
    <>
      <div
        role="group"
        aria-labelledby="card-title"
        aria-describedby={complaint ? 'card-complaint' : undefined}
        aria-busy={isWaiting}
        inert={isLocked}
        className={cn(
          'relative min-h-12 rounded-field border border-line-strong bg-surface px-3.5 py-3',
          'has-[.StripeElement--focus]:outline-3 has-[.StripeElement--focus]:outline-offset-2 has-[.StripeElement--focus]:outline-focus',
          complaint && 'border-danger',
          isLocked && 'opacity-60',
        )}
      >
        <div className={cn(isWaiting && 'opacity-0')}>{children}</div>
        {isWaiting && <Skeleton className="absolute inset-x-3.5 top-1/2 h-4 -translate-y-1/2" />}
      </div>
      <p id="card-complaint" role="status" className="text-fine font-medium text-danger empty:hidden">
        {complaint}
      </p>
    </>
  )
}
