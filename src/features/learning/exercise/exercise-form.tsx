import { useRef, type ReactNode } from 'react'
import type { Faults } from '@/domain/learning/typed'
import { Button } from '@/ui/button'
import type { ExercisePlace } from './place'
import type { TypedFields } from './use-typed'

interface ExerciseFormProps {
  place: ExercisePlace
  fields: TypedFields
  /** null: everything can be written. */
  faults: Faults | null
  /** « Ajouter 3 tâches » */
  label: string
  onTake: () => void
  children: ReactNode
}

/** The fields of an exercise and the one button that writes them; what has to be put right first has the focus. */
export function ExerciseForm({ place, fields, faults, label, onTake, children }: ExerciseFormProps) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        fields.press()
        if (!faults) onTake()
        // Drawn by then: what is wrong says so beside its field.
        else
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]')?.focus(),
          )
      }}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant={place.isNext ? 'primary' : 'secondary'}>
          {label}
        </Button>
        {fields.isPressed && faults && (
          <p role="status" className="text-small font-medium text-danger">
            {Object.keys(faults).length === 1
              ? 'Il reste un champ à revoir.'
              : `Il reste ${Object.keys(faults).length} champs à revoir.`}
          </p>
        )}
      </div>
    </form>
  )
}
