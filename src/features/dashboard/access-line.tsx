import { Link } from 'react-router-dom'
import { AccessStatus } from '@/components/account/access-status'
import { useSignedIn } from '@/components/signed-in-context'
import { accessText, renewalText } from '@/lib/text/access-text'
import { paths } from '@/lib/paths'

export function AccessLine() {
  const { access, now } = useSignedIn()
  if (!access) return null
  const { tone, status } = accessText(access, now)
  // What the lock below says, with its way out.
  if (tone === 'calm' || tone === 'over') return <p className="text-fine text-muted">{status}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <AccessStatus access={access} now={now} />
      <Link
        to={paths.payment}
        className="inline-flex min-h-target items-center text-small font-bold text-ink underline underline-offset-4 hover:no-underline"
      >
        {renewalText(access)}
      </Link>
    </div>
  )
}
