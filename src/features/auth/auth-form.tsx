import { useLayoutEffect, type ReactNode, type RefObject } from 'react'
import { FaultBanner } from './fault-banner'
import { takeOver } from '@/lib/take-over'

interface AuthFormProps {
  formRef: RefObject<HTMLFormElement | null>
  /** Error of the last attempt; a screen reader announces it above the form. */
  fault: string | null
  /** The first empty field gets the focus. Not where there is something to read before, as at a sign-up. */
  takesFocus?: boolean
  onSubmit: () => Promise<unknown>
  children: ReactNode
}

/** Frame of the account forms: our own messages above the fields instead of the browser's. */
export function AuthForm({ formRef, fault, takesFocus = false, onSubmit, children }: AuthFormProps) {
  useLayoutEffect(() => {
    if (!formRef.current) return
    const fields = [...formRef.current.querySelectorAll('input')]
    const first = fields.find(({ value }) => value === '') ?? fields[0]
    const isInUse = takeOver(formRef.current)
    // Whoever typed, or chose another part of the page, before this code was loaded keeps the focus.
    if (!takesFocus || isInUse || document.activeElement !== document.body) return
    first?.focus({ preventScroll: true })
  }, [formRef, takesFocus])

  return (
    <form
      ref={formRef}
      noValidate
      // GET would put the password into the URL when JavaScript is not loaded.
      method="post"
      data-early=""
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <FaultBanner text={fault} />
      {children}
    </form>
  )
}
