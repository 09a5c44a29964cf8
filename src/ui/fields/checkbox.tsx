import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/** A native checkbox (a list can have a thousand) in our style, with a 44 px target. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cn('relative inline-grid size-11 shrink-0 place-items-center', className)}>
      <input
        {...props}
        type="checkbox"
        className="peer absolute inset-0 m-2.5 size-6 cursor-pointer appearance-none rounded-mark border-2 border-line-strong bg-surface transition-colors duration-quick checked:border-brand checked:bg-brand"
      />
      <Check
        aria-hidden
        strokeWidth={3.5}
        className="pointer-events-none relative size-4 text-on-brand opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
      />
    </span>
  )
}
