import { use, useId, useState } from 'react'
import { SiteGoContext } from '@/components/frame/site-link'
import { offerUndo } from '@/components/offer-undo'
import { useSaleDraft } from '@/data/use-sale-draft'
import { Waterfall } from '@/components/sale/waterfall'
import { addCandidates } from '@/data/research/research'
import { writeSaleDraft } from '@/data/sale-draft'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { NO_ANSWERS } from '@/domain/research/candidate'
import { parseLink } from '@/domain/research/links/candidate-link'
import { demoFigures, demoStatement } from '@/domain/money/demo-sale'
import { restWords } from '@/domain/money/statement-words'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { TextField } from '@/ui/fields/text-field'

/**
 * On the dashboard: the calculation of the landing page. It becomes a product once the person gives the address of its page; until then it stays on the
 * device, and can be given up.
 */
export function SaleArrival() {
  const id = useId()
  const go = use(SiteGoContext)
  const draft = useSaleDraft()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const statement = draft && demoStatement(draft)
  const figures = draft && demoFigures(draft)
  if (!statement || !figures) return null

  function store() {
    const link = parseLink(typed)
    setWrong(link === null)
    if (link === null || !figures) return
    const product = crypto.randomUUID()
    void mutate(addCandidates, {
      sectionId: null,
      candidates: [{ id: product, link, verdicts: NO_ANSWERS, name: '', note: '', figures }],
      createdAt: serverNow().toISOString(),
    })
    writeSaleDraft(null)
    go(paths.product(product, 'argent'))
  }

  function giveUp() {
    const before = draft
    writeSaleDraft(null)
    offerUndo('Calcul retiré de cet appareil', () => void writeSaleDraft(before))
  }

  return (
    <Card aria-labelledby={id} className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <figure aria-labelledby={id} className="flex flex-col gap-3">
        <figcaption>
          <h2 id={id} className="text-heading font-bold">
            Votre calcul
          </h2>
          <p className="text-small text-muted">{`${restWords(statement)} par vente, avant publicité et frais de paiement.`}</p>
        </figcaption>
        <Waterfall statement={statement} size="compact" />
      </figure>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          store()
        }}
        className="flex flex-col gap-3"
      >
        <TextField
          label="Lien du produit"
          type="url"
          inputMode="url"
          placeholder="Collez le lien de sa page"
          value={typed}
          error={isWrong ? 'Collez l’adresse d’une page, comme https://exemple.fr/lampe.' : null}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">Enregistrer dans mes produits</Button>
          <Button variant="ghost" onClick={giveUp}>
            Ne pas garder
          </Button>
        </div>
      </form>
    </Card>
  )
}
