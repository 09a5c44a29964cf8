import { useId } from 'react'
import { cn } from '@/lib/cn'

interface ProgressBarProps {
  /** The accessible name; shown above the bar unless `isLabelHidden`. */
  label: string
  /** 0 to 100. */
  value: number
  isLabelHidden?: boolean
  /** The bar alone says the value, where the exact number matters little. */
  isValueHidden?: boolean
  isThin?: boolean
  className?: string
  labelClassName?: string
}

export function ProgressBar({
  label,
  value,
  isLabelHidden = false,
  isValueHidden = false,
  isThin = false,
  className,
  labelClassName,
}: ProgressBarProps) {
  const labelId = useId()
  return (
    <div
      role="progressbar"
      {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={`${value}\u00a0%`}
      className={cn('flex flex-col gap-2', className)}
    >
      {!isLabelHidden && (
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
          <span id={labelId} className={cn('font-semibold', labelClassName)}>
            {label}
          </span>
          {!isValueHidden && (
            <span aria-hidden className="text-muted tabular-nums">
              {`${value}\u00a0%`}
            </span>
          )}
        </span>
      )}
      <div className={cn('overflow-hidden rounded-full bg-line', isThin ? 'h-1.5' : 'h-2.5')}>
        <div
          className="h-full rounded-full bg-brand transition-[width] duration-calm"
          style={{ width: `${value}%` }}
        />
      </div>
    </div>
  )
}
