import { RateNote } from '@/components/product/rate-note'
import { useSignedIn } from '@/components/signed-in-context'
import { useKnownSeller } from '@/components/use-seller'
import { ReadFailure } from '@/components/work/read-failure'
import { setSeller } from '@/data/profile'
import { endPauses, mutate } from '@/data/sync/current'
import type { SellerChange } from '@/domain/account/profile-writes'
import { ACRE_ANSWERS, contributionParts } from '@/domain/law/contributions'
import { SelectField } from '@/ui/fields/select-field'
import { Skeleton } from '@/ui/skeleton'

/** The seller's answers, which decide the rate of the contributions of each product. */
export function SellerSettings() {
  const { profile } = useSignedIn()
  const seller = useKnownSeller()
  if (profile.status === 'error')
    return <ReadFailure text="Vos réponses n’ont pas pu être lues." onRetry={profile.retry} />
  if (!seller) return <Skeleton className="h-40" />
  const { acre, isFlatTaxed } = seller
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={'ACRE\u00a0?'}
        options={ACRE_ANSWERS}
        value={acre}
        onChange={(value) => answer({ field: 'acre', value })}
      />
      <SelectField
        label={'Versement libératoire\u00a0?'}
        options={NO_OR_YES}
        value={isFlatTaxed ? 'yes' : 'no'}
        onChange={(value) => answer({ field: 'isFlatTaxed', value: value === 'yes' })}
      />
      <p className="text-fine text-muted">
        <RateNote parts={contributionParts({ acre, isFlatTaxed })} />
      </p>
    </div>
  )
}

/** An answer is chosen, not typed: nothing is waited for. */
function answer(change: SellerChange) {
  void mutate(setSeller, change)
  endPauses()
}

const NO_OR_YES = [
  { value: 'no', label: 'Non' },
  { value: 'yes', label: 'Oui' },
] as const
