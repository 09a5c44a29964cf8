import type { ReactNode } from 'react'
import { Link, useLocation, type Location } from 'react-router-dom'
import { readFields, readText } from '@/domain/base/read-field'

interface OtherFormLinkProps {
  to: string
  /** Typed address, for the other form's field. */
  email: string
  children: ReactNode
}

export function OtherFormLink({ to, email, children }: OtherFormLinkProps) {
  const isCarried = useCarriedEmail() !== ''
  return (
    <Link
      to={to}
      // Never in the URL. Signing in replaces the only history entry that contains the address.
      state={email === '' ? null : { email }}
      replace={isCarried}
      className="font-semibold whitespace-nowrap text-ink underline underline-offset-4 hover:no-underline"
    >
      {children}
    </Link>
  )
}

/** The address typed in the other form; '': none. */
export function useCarriedEmail(): string {
  const location: Location<unknown> = useLocation()
  return readText(readFields(location.state)?.['email'])
}
