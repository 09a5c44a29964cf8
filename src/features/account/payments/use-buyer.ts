import { useSignedIn } from '@/components/signed-in-context'
import type { Buyer } from '@/domain/access/receipt'

export function useBuyer(): Buyer {
  const { user, profile } = useSignedIn()
  return {
    fullName: profile.status === 'ready' ? (profile.value?.fullName ?? '') : '',
    email: user.email,
  }
}
