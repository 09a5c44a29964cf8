import { useSignedIn } from '@/components/signed-in-context'
import type { Seller } from '@/domain/money/sale-inputs'
import { NEW_SELLER } from '@/domain/money/seller'

/** What every statement of a sale takes from the person; until the profile is read, what a beginner has. */
export function useSeller(): Seller {
  const { profile } = useSignedIn()
  return (profile.status === 'ready' && profile.value?.seller) || NEW_SELLER
}
