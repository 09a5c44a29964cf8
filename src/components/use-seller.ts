import { useSignedIn } from '@/components/signed-in-context'
import type { Seller } from '@/domain/money/sale-inputs'
import { sellerOf } from '@/domain/money/seller'

/** Null until the profile was read. */
export function useKnownSeller(): Seller | null {
  const { profile } = useSignedIn()
  return profile.status === 'ready' ? sellerOf(profile.value) : null
}
