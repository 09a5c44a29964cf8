import { Check, type LucideIcon } from 'lucide-react'
import { cn } from '@/lib/cn'

/** Id of the question's heading, which labels the choices. */
export const QUESTION_ID = 'question'

interface Choice<V> {
  readonly value: V
  readonly label: string
}

interface ChoicesProps<V extends string | number> {
  name: string
  choices: readonly Choice<V>[]
  value: V | null
  icons?: Readonly<Record<V, LucideIcon>>
  className?: string
  onChange: (value: V) => void
}

/** Large radio buttons; native, so that arrow keys work. */
export function Choices<V extends string | number>({
  name,
  choices,
  value,
  icons,
  className,
  onChange,
}: ChoicesProps<V>) {
  return (
    <fieldset aria-labelledby={QUESTION_ID} className={cn('grid min-w-0 gap-2.5', className)}>
      {choices.map((choice) => {
        const Icon: LucideIcon | undefined = icons?.[choice.value]
        return (
          <label
            key={choice.value}
            className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-card border-2 border-line bg-surface px-4 py-2.5 font-semibold transition-colors duration-quick hover:border-line-strong has-checked:border-ink has-checked:bg-selected has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-[26rem]:px-3"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="peer sr-only"
            />
            {Icon && <Icon aria-hidden className="size-6 shrink-0 text-muted" />}
            <span className="min-w-0 flex-1">{choice.label}</span>
            <Mark />
          </label>
        )
      })}
    </fieldset>
  )
}

/** The selection as a shape, not only as a colour. */
function Mark() {
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-line-strong text-transparent transition-colors duration-quick peer-checked:border-ink peer-checked:bg-ink peer-checked:text-canvas forced-colors:peer-checked:text-[CanvasText]"
    >
      <Check className="size-4" strokeWidth={3.5} />
    </span>
  )
}
