import { CalendarCheck, CircleAlert, Hourglass } from 'lucide-react'
import type { Access } from '@/domain/access/subscription'
import { accessText } from '@/lib/text/access-text'
import { cn } from '@/lib/cn'

const looks = {
  calm: { className: 'bg-success-soft text-success', Icon: CalendarCheck },
  soon: { className: 'bg-warning-soft text-warning', Icon: Hourglass },
  over: { className: 'bg-danger-soft text-danger', Icon: CircleAlert },
} as const

/** The end of the current access to the coach, or of the last one. */
export function AccessStatus({ access, now }: { access: Access; now: Date }) {
  const { tone, status, left } = accessText(access, now)
  const { className, Icon } = looks[tone]
  return (
    <p
      className={cn(
        'inline-flex items-start gap-2 rounded-field px-3 py-1.5 text-small font-medium',
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="text-pretty">
        {status}
        {left && (
          <>
            , <strong className="font-bold">{left}</strong>
          </>
        )}
      </span>
    </p>
  )
}
