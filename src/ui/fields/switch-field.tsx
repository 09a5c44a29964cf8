import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'

interface SwitchFieldProps {
  label: string
  hint?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that applies at once; the whole line is clickable. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-4">
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer py-1">
        <span className="block text-small font-semibold">{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-fine text-muted">
            {hint}
          </span>
        )}
      </label>
      <Base.Root
        id={id}
        nativeButton
        render={<button type="button" />}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={isOn}
        onCheckedChange={(next) => onChange(next)}
        className="flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-canvas px-1 transition-colors duration-quick hover:bg-hover active:bg-pressed data-checked:border-ink data-checked:bg-ink"
      >
        <Base.Thumb className="size-5 rounded-full bg-line-strong transition-[translate] duration-quick data-checked:translate-x-4.5 data-checked:bg-canvas" />
      </Base.Root>
    </div>
  )
}
