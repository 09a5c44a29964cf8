import type { ReactNode, RefObject } from 'react'
import { FaultBanner } from './fault-banner'

interface AuthFormProps {
  formRef: RefObject<HTMLFormElement | null>
  /** What is wrong with the last attempt; read aloud above the form. */
  fault: string | null
  onSubmit: () => Promise<unknown>
  children: ReactNode
}

/** The frame of the account forms: our own messages instead of the browser's, above the fields. */
export function AuthForm({ formRef, fault, onSubmit, children }: AuthFormProps) {
  return (
    <form
      ref={formRef}
      noValidate
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
