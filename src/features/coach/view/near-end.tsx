import { Link } from 'react-router-dom'
import type { Access } from '@/domain/access/subscription'
import { paths } from '@/lib/paths'
import { accessText, renewalText } from '@/lib/text/access-text'

/** A short line in the last days of an access: its end, and how to continue. */
export function NearEnd({ access, now }: { access: Access; now: Date }) {
  const { tone, status } = accessText(access, now)
  if (tone !== 'soon') return null
  return (
    <p className="text-center text-fine text-muted">
      {status}.{' '}
      <Link to={paths.payment} className="font-bold text-brand-text underline underline-offset-4">
        {renewalText(access)}
      </Link>
    </p>
  )
}
