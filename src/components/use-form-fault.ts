import { useLayoutEffect, useState, type RefObject } from 'react'

export interface FormFault<Field extends string> {
  readonly text: string
  /** The field with the fault; null: no field can correct it. */
  readonly field: Field | null
}

/** The fault of a form; its field gets the focus, and the banner is announced. */
export function useFormFault<Field extends string>(form: RefObject<HTMLFormElement | null>) {
  const [fault, setFault] = useState<FormFault<Field> | null>(null)

  useLayoutEffect(() => {
    if (!fault?.field) return
    const field = form.current?.elements.namedItem(fault.field)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.focus()
  }, [fault, form])

  return { fault, setFault }
}
