import { useListState } from '@/data/sync/use-live'
import { errorText } from '@/lib/text/error-text'
import { Notice } from '@/ui/notice'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'

/** Exact text of the specification. */
const UNAVAILABLE = 'Données utilisateur indisponibles.'

/**
 * Says that the profile cannot be read: the server refuses it, does not have it, or cannot be reached while this device has no copy. Nothing
 * while it is awaited or known.
 */
export function ProfileUnavailable() {
  const { profile } = useSignedIn()
  const { isOffline } = useListState(profile)
  if (profile.status === 'error') {
    return (
      <ErrorNotice
        text={`${UNAVAILABLE} ${errorText('profileLoad', profile.error.code)}`}
        onRetry={profile.retry}
      />
    )
  }
  if (profile.status === 'ready' && profile.value !== null) return null
  const isMissing = profile.status === 'ready' && profile.isLive
  if (!isMissing && !isOffline) return null
  return (
    <Notice tone="warning" role="status">
      {isMissing ? UNAVAILABLE : `${UNAVAILABLE} Elles s’afficheront dès que le réseau répondra.`}
    </Notice>
  )
}
