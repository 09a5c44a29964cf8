import { Check, Minus, X } from 'lucide-react'
import type { Verdict } from '@/domain/research/product'
import { cn } from '@/lib/cn'

const looks = {
  true: { text: 'Oui', Icon: Check, look: 'bg-success text-surface' },
  false: { text: 'Non', Icon: X, look: 'bg-danger-fill text-surface' },
  null: { text: 'Non évalué', Icon: Minus, look: 'border-2 border-dashed border-line-strong text-muted' },
} as const

/** What was answered, by a sign and a text: the colour only repeats it. */
export function VerdictDot({ verdict, className }: { verdict: Verdict; className?: string }) {
  const { text, Icon, look } = looks[`${verdict}`]
  return (
    <span className={cn('inline-grid size-7 shrink-0 place-items-center rounded-full', look, className)}>
      <Icon aria-hidden className="size-4" strokeWidth={3} />
      <span className="sr-only">{text}</span>
    </span>
  )
}
