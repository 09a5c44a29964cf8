import { useSignedIn } from '@/components/signed-in-context'
import type { Seller } from '@/domain/money/sale-inputs'
import { NEW_SELLER } from '@/domain/money/seller'

/** Defaults of a beginner until the profile is loaded. */
export function useSeller(): Seller {
  const { profile } = useSignedIn()
  return (profile.status === 'ready' && profile.value?.seller) || NEW_SELLER
}
