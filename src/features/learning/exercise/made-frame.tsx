import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface MadeFrameProps {
  /** What became of it. */
  words: ReactNode
  /** The server refused it: it is on this device alone. */
  isRefused?: boolean
  actions: ReactNode
  children?: ReactNode
}

/** One exercise that was done: what it left, and its undo. */
export function MadeFrame({ words, isRefused = false, actions, children }: MadeFrameProps) {
  const Icon = isRefused ? CircleAlert : CircleCheck
  return (
    <div className="flex flex-col gap-2 rounded-field border border-line p-3 sm:p-4">
      <p
        role="status"
        className={cn(
          'flex items-start gap-2.5 text-small font-semibold',
          isRefused ? 'text-danger' : 'text-success',
        )}
      >
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">{words}</span>
      </p>
      {children}
      <div className="-mx-3 -mb-1 flex flex-wrap items-center gap-1">{actions}</div>
    </div>
  )
}
