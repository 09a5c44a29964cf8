import { CircleAlert, CircleCheck, Hourglass, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cn } from '@/lib/cn'

const tones = {
  danger: { look: 'border-danger/40 bg-danger-soft text-danger', Icon: CircleAlert },
  warning: { look: 'border-warning/40 bg-warning-soft text-warning', Icon: TriangleAlert },
  /** Nothing is wrong: it goes on by itself, or later. */
  waiting: { look: 'border-warning/40 bg-warning-soft text-warning', Icon: Hourglass },
  success: { look: 'border-success/40 bg-success-soft text-success', Icon: CircleCheck },
  info: { look: 'border-line-strong/40 bg-canvas text-ink', Icon: Info },
} as const

interface NoticeProps {
  tone: keyof typeof tones
  /** `alert` interrupts a screen reader, `status` waits; without a role the notice is plain text. */
  role?: 'alert' | 'status'
  children: ReactNode
  action?: ReactNode
  className?: string
  id?: string
  ref?: Ref<HTMLDivElement>
}

export function Notice({ tone, role, children, action, className, id, ref }: NoticeProps) {
  const { look, Icon } = tones[tone]
  return (
    <div
      ref={ref}
      id={id}
      role={role}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border px-4 py-3 text-small',
        look,
        className,
      )}
    >
      <span className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 break-words">{children}</span>
      </span>
      {action}
    </div>
  )
}
