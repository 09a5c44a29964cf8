import { useLayoutEffect, type ReactNode, type RefObject } from 'react'
import { FaultBanner } from './fault-banner'
import { takeOver } from '@/lib/take-over'

interface AuthFormProps {
  formRef: RefObject<HTMLFormElement | null>
  /** What is wrong with the last attempt; read aloud above the form. */
  fault: string | null
  onSubmit: () => Promise<unknown>
  children: ReactNode
}

/** The frame of the account forms: our own messages instead of the browser's, above the fields. */
export function AuthForm({ formRef, fault, onSubmit, children }: AuthFormProps) {
  useLayoutEffect(() => {
    if (formRef.current) takeOver(formRef.current)
  }, [formRef])

  return (
    <form
      ref={formRef}
      noValidate
      // Never by the address: without JavaScript a password would stand in it.
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
