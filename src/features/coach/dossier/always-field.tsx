import { useId } from 'react'
import { Checkbox } from '@/ui/checkbox'

/** « Toujours »: without it a choice is for this conversation. */
export function AlwaysField({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId()
  return (
    <div className="-ml-2.5 flex items-center">
      <Checkbox
        id={id}
        checked={isOn}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer text-small font-semibold">
          Toujours
        </label>
        <span id={`${id}-hint`} className="block text-fine text-muted">
          {isOn ? 'Pour chaque nouvelle conversation' : 'Pour cette conversation seulement'}
        </span>
      </span>
    </div>
  )
}
