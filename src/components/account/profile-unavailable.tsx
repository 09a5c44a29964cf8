import { Suspense } from 'react'
import { useListState } from '@/data/sync/use-live'
import type { AppError } from '@/domain/base/errors'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { Notice } from '@/ui/notice'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'

/** Exact text of the specification. */
const UNAVAILABLE = 'Données utilisateur indisponibles.'

export interface ProfileFailureProps {
  /** What is missing. */
  text: string
  error: AppError
  onRetry: () => void
}

// The words of failures come with a failure. Without them what is missing is said alone.
const ProfileFailure = lazyWithPreload(() =>
  import('./profile-failure').then(
    (module) => module.ProfileFailure,
    () =>
      ({ text, onRetry }: ProfileFailureProps) => <ErrorNotice text={text} onRetry={onRetry} />,
  ),
)

/**
 * Says that the profile cannot be read: the server refuses it, does not have it, or cannot be reached while this device has no copy. Nothing
 * while it is awaited or known.
 */
export function ProfileUnavailable() {
  const { profile } = useSignedIn()
  const { isOffline } = useListState(profile)
  if (profile.status === 'error') {
    return (
      <Suspense>
        <ProfileFailure text={UNAVAILABLE} error={profile.error} onRetry={profile.retry} />
      </Suspense>
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
