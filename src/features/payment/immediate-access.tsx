import { REFUND_WINDOW_WORDS } from '@/domain/base/business'
import { Checkbox } from '@/ui/fields/checkbox'

interface ImmediateAccessProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isDisabled: boolean
}

/** Required by law: consent to start the service before the withdrawal period ends. Optional for the payment. */
export function ImmediateAccess({ isChecked, onChange, isDisabled }: ImmediateAccessProps) {
  return (
    <div>
      <label className="-ml-2.5 flex items-start text-small">
        <Checkbox
          checked={isChecked}
          disabled={isDisabled}
          aria-describedby="immediate-access-note"
          onChange={(event) => {
            onChange(event.target.checked)
          }}
        />
        <span className="min-w-0 pt-3">
          Je demande l’ouverture immédiate de mon accès, avant la fin du délai de rétractation de{' '}
          {REFUND_WINDOW_WORDS}.
        </span>
      </label>
      <p id="immediate-access-note" className="mt-1 pl-8.5 text-fine text-muted">
        Le remboursement entier reste possible pendant {REFUND_WINDOW_WORDS}.
      </p>
    </div>
  )
}
