import { useSaleDraft } from '@/data/use-sale-draft'
import { capital } from '@/domain/base/text/french-count'
import { demoStatement } from '@/domain/money/demo-sale'
import { leftOutWords, restWords } from '@/domain/money/statement-words'
import { Waterfall } from './waterfall'

/** Above a login or a sign-up: « Votre calcul », « Il vous reste 13,09 € par vente », or that amounts are missing, before it goes into an account. */
export function WaitingSale() {
  const draft = useSaleDraft()
  const statement = draft && demoStatement(draft)
  if (!draft) return null
  if (!statement) {
    return (
      <p className="mb-5 text-small text-muted">
        Votre calcul vous attend sur votre tableau de bord&nbsp;: ses montants sont à compléter.
      </p>
    )
  }
  return (
    <figure className="mb-5 flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <figcaption>
        <p className="text-small text-muted">Votre calcul</p>
        <p className="font-semibold">{`${restWords(statement)} par vente`}</p>
        <p className="text-fine text-muted">{capital(leftOutWords(statement))}</p>
      </figcaption>
      <Waterfall statement={statement} size="compact" />
    </figure>
  )
}
