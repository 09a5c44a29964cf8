import type { ReactNode } from 'react'
import { Link, useLocation, type Location } from 'react-router-dom'
import { readFields, readText } from '@/domain/base/read-field'

interface OtherFormLinkProps {
  to: string
  /** As it was typed here: it is in the field there. */
  email: string
  children: ReactNode
}

/** From the login to the sign-up, and back. */
export function OtherFormLink({ to, email, children }: OtherFormLinkProps) {
  const isCarried = useCarriedEmail() !== ''
  return (
    <Link
      to={to}
      // Never in the address bar. The one entry of the history that holds it is the one that signing in replaces.
      state={email === '' ? null : { email }}
      replace={isCarried}
      className="font-semibold whitespace-nowrap text-brand-text underline underline-offset-4 hover:no-underline"
    >
      {children}
    </Link>
  )
}

/** The address that was typed in the other form; '' for none. */
export function useCarriedEmail(): string {
  const location: Location<unknown> = useLocation()
  return readText(readFields(location.state)?.['email'])
}
