import { Link } from 'react-router-dom'
import { AccessStatus } from '@/components/account/access-status'
import { useSignedIn } from '@/components/signed-in-context'
import { accessText, renewalText } from '@/lib/text/access-text'
import { paths } from '@/lib/paths'

export function AccessLine() {
  const { access, now } = useSignedIn()
  if (!access) return null
  const { tone, status } = accessText(access, now)
  if (tone === 'calm') return <p className="text-fine text-muted">{status}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <AccessStatus access={access} now={now} />
      {tone === 'soon' && (
        <Link
          to={paths.payment}
          className="inline-flex min-h-target items-center text-small font-bold text-brand-text underline underline-offset-4"
        >
          {renewalText(access)}
        </Link>
      )}
    </div>
  )
}
