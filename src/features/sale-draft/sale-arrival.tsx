import { use, useEffect, useId, useState } from 'react'
import { SiteGoContext } from '@/components/frame/site-link'
import { offerUndo } from '@/components/offer-undo'
import { Waterfall } from '@/components/sale/waterfall'
import { useSignedIn } from '@/components/signed-in-context'
import { findLinks } from '@/data/research/find-link'
import { addCandidates } from '@/data/research/research'
import { writeSaleDraft } from '@/data/sale-draft'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { useSaleDraft } from '@/data/use-sale-draft'
import { AMOUNT_FAULTS } from '@/domain/base/text/pasted-amount'
import { DEMO_KEYS, type DemoTexts } from '@/domain/money/demo-keys'
import { DEMO_LABELS, demoFaults, demoFigures, demoStatement } from '@/domain/money/demo-sale'
import { leftOutWords, restWords } from '@/domain/money/statement-words'
import { NO_ANSWERS } from '@/domain/research/candidate'
import { readTypedLinks, type ReadLink } from '@/domain/research/links/link-typing'
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
  const draft = useSaleDraft()
  const [isMended, setIsMended] = useState(false)
  if (!draft) return null
  const statement = demoStatement(draft)

  function mend(key: keyof DemoTexts, text: string) {
    if (!draft) return
    setIsMended(true)
    writeSaleDraft({ ...draft, [key]: text })
  }

  return (
    <Card aria-labelledby={id} className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <figure aria-labelledby={id} className="flex flex-col gap-3">
        <figcaption>
          <h2 id={id} className="text-heading font-bold">
            Votre calcul
          </h2>
          <p className="text-small text-muted">
            {statement
              ? `${restWords(statement)} par vente, ${leftOutWords(statement)}.`
              : 'Complétez les montants\u00a0: ce qui reste d’une vente s’affiche ici.'}
          </p>
        </figcaption>
        {/* Fields stay while they are typed in, whatever the text gives on the way. */}
        {(!statement || isMended) && <Amounts texts={draft} onType={mend} />}
        {statement && <Waterfall statement={statement} size="compact" />}
      </figure>
      <StoreForm draft={draft} />
    </Card>
  )
}

interface AmountsProps {
  texts: DemoTexts
  onType: (key: keyof DemoTexts, text: string) => void
}

function Amounts({ texts, onType }: AmountsProps) {
  const faults = demoFaults(texts)
  return DEMO_KEYS.map((key) => {
    const fault = faults[key]
    return (
      <TextField
        key={key}
        label={DEMO_LABELS[key]}
        inputMode="decimal"
        autoComplete="off"
        value={texts[key]}
        error={fault ? AMOUNT_FAULTS[fault] : null}
        onChange={({ target }) => onType(key, target.value)}
      />
    )
  })
}

/** The product's link, with which the calculation is stored. */
function StoreForm({ draft }: { draft: DemoTexts }) {
  const go = use(SiteGoContext)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const read = readTypedLinks(typed)
  const isKnown = useIsKnown(read?.links[0]?.link ?? null)
  const figures = demoStatement(draft) && demoFigures(draft)

  function store() {
    const found = read?.links ?? []
    const [link] = found
    if (!link || found.length > 1) setFault(link ? SEVERAL : (read?.refused[0]?.fault ?? NO_LINK))
    else if (figures) add(link)
  }

  function add({ link, note = '' }: ReadLink) {
    if (!figures) return
    const product = crypto.randomUUID()
    void mutate(addCandidates, {
      sectionId: null,
      candidates: [{ id: product, link, verdicts: NO_ANSWERS, name: '', note, figures }],
      createdAt: serverNow().toISOString(),
    })
    writeSaleDraft(null)
    go(paths.product(product, 'argent'))
  }

  function giveUp() {
    writeSaleDraft(null)
    offerUndo('Calcul retiré de cet appareil', () => void writeSaleDraft(draft))
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        store()
      }}
      className="flex flex-col gap-3"
    >
      {figures && (
        <TextField
          label="Lien du produit"
          type="url"
          inputMode="url"
          placeholder="Collez le lien de sa page"
          value={typed}
          hint={isKnown && 'Déjà dans «\u00a0Mes liens\u00a0»\u00a0: il y serait deux fois.'}
          error={fault}
          onChange={({ target }) => {
            setTyped(target.value)
            setFault(null)
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {figures && <Button type="submit">Enregistrer dans mes produits</Button>}
        <Button variant="ghost" onClick={giveUp}>
          Ne pas garder
        </Button>
      </div>
    </form>
  )
}

const LOOSE_LINKS = [{ name: 'Mes liens', sectionId: null }] as const

/** Whether « Mes liens » have the product of a link; false while it is looked up. */
function useIsKnown(link: string | null): boolean {
  const { uid } = useSignedIn().user
  const [known, setKnown] = useState<string | null>(null)
  useEffect(() => {
    if (link === null) return undefined
    let isCurrent = true
    void findLinks(uid, [link], LOOSE_LINKS).then((names) => {
      if (isCurrent && (names.get(link)?.length ?? 0) > 0) setKnown(link)
    })
    return () => {
      isCurrent = false
    }
  }, [uid, link])
  return link !== null && known === link
}

const NO_LINK = 'Collez l’adresse d’une page, comme https://exemple.fr/lampe.'
const SEVERAL = 'Gardez un seul lien\u00a0: ce calcul est celui d’un produit.'
