import { useState } from 'react'
import { useSeller } from '@/components/use-seller'
import { setSeller } from '@/data/profile'
import { endPauses, mutate } from '@/data/sync/current'
import type { SellerChange } from '@/domain/account/profile-writes'
import { ACRE_ANSWERS, contributionParts } from '@/domain/money/contributions'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/fields/select-field'
import { Dialog } from '@/ui/popups/dialog'
import { RateNote } from './rate-note'

/** The line that says which inputs hold for each product, and the settings that decide the rate of the contributions. */
export function AllProducts() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <p className="text-small text-muted">
      {'TVA, frais de paiement, cotisations, marge et objectif valent pour '}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="min-h-6 font-medium text-brand-text underline underline-offset-4"
      >
        Tous vos produits
      </button>
      {'.'}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Tous vos produits"
        closeLabel="Fermer"
        footer={<Button onClick={() => setIsOpen(false)}>Terminer</Button>}
      >
        <SellerAnswers />
      </Dialog>
    </p>
  )
}

function SellerAnswers() {
  const { acre, isFlatTaxed } = useSeller()
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={'ACRE\u00a0?'}
        options={ACRE_ANSWERS}
        value={acre}
        onChange={(value) => answer({ field: 'acre', value })}
      />
      <div className="flex flex-col gap-1.5">
        <SelectField
          label={'Versement libératoire\u00a0?'}
          options={NO_OR_YES}
          value={isFlatTaxed ? 'yes' : 'no'}
          onChange={(value) => answer({ field: 'isFlatTaxed', value: value === 'yes' })}
        />
        <p className="text-fine text-muted">
          {isFlatTaxed
            ? 'Votre impôt sur le revenu est compté avec les cotisations.'
            : 'Sans lui, ce qui reste est avant impôt sur le revenu.'}
        </p>
      </div>
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
