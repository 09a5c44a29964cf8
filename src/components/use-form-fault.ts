import { useLayoutEffect, useState, type RefObject } from 'react'

export interface FormFault<Field extends string> {
  readonly text: string
  /** The field that is wrong; null when no field can mend it. */
  readonly field: Field | null
}

/** What is wrong with a form; its field takes the focus while the banner is read. */
export function useFormFault<Field extends string>(form: RefObject<HTMLFormElement | null>) {
  const [fault, setFault] = useState<FormFault<Field> | null>(null)

  useLayoutEffect(() => {
    if (!fault?.field) return
    const field = form.current?.elements.namedItem(fault.field)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.focus()
  }, [fault, form])

  return { fault, setFault }
}
