import { ErrorNotice } from '@/components/error-notice'
import { errorText } from '@/lib/text/error-text'
import type { ProfileFailureProps } from './profile-unavailable'

/** The server refused the profile: why, and again. */
export function ProfileFailure({ text, error, onRetry }: ProfileFailureProps) {
  return <ErrorNotice text={`${text} ${errorText('profileLoad', error.code)}`} onRetry={onRetry} />
}
