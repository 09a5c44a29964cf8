import { Progress } from '@base-ui/react/progress'
import { cn } from '@/lib/cn'

interface ProgressBarProps {
  /** The accessible name; shown above the bar unless `isLabelHidden`. */
  label: string
  /** 0 to 100. */
  value: number
  isLabelHidden?: boolean
  isThin?: boolean
  className?: string
  labelClassName?: string
}

export function ProgressBar({
  label,
  value,
  isLabelHidden = false,
  isThin = false,
  className,
  labelClassName,
}: ProgressBarProps) {
  return (
    <Progress.Root
      value={value}
      aria-valuetext={`${value}\u00a0%`}
      className={cn('flex flex-col gap-2', className)}
    >
      <span
        className={cn(
          'flex flex-wrap items-baseline justify-between gap-x-4 text-small',
          isLabelHidden && 'sr-only',
        )}
      >
        <Progress.Label className={cn('font-semibold', labelClassName)}>{label}</Progress.Label>
        <Progress.Value className="text-muted tabular-nums">{() => `${value}\u00a0%`}</Progress.Value>
      </span>
      <Progress.Track className={cn('overflow-hidden rounded-full bg-line', isThin ? 'h-1.5' : 'h-2.5')}>
        <Progress.Indicator className="h-full rounded-full bg-brand transition-[width] duration-calm" />
      </Progress.Track>
    </Progress.Root>
  )
}
