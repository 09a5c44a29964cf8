import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** In the invitation of an example: where a person makes numbers of their own. */
export function OwnDataLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold text-ink underline underline-offset-4">
      {children}
    </Link>
  )
}
