import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Ticking says that something is done, rather than chosen. */
  isDone?: boolean
}

/** A native checkbox (a list can have a thousand) in our style, with a 44 px target. */
export function Checkbox({ className, isDone = false, ...props }: CheckboxProps) {
  return (
    <span className={cn('relative inline-grid size-11 shrink-0 place-items-center', className)}>
      <input
        {...props}
        type="checkbox"
        className={cn(
          'peer absolute inset-0 m-2.5 size-6 cursor-pointer appearance-none rounded-mark border-2 border-line-strong bg-surface transition-colors duration-quick not-checked:hover:bg-hover not-checked:active:bg-pressed disabled:cursor-not-allowed disabled:opacity-55',
          isDone ? 'checked:border-success checked:bg-success' : 'checked:border-ink checked:bg-ink',
        )}
      />
      <Check
        aria-hidden
        strokeWidth={3.5}
        className="pointer-events-none relative size-4 text-surface opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
      />
    </span>
  )
}
