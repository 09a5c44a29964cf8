import { SiteLink } from '@/components/frame/site-link'
import { Waterfall } from '@/components/sale/waterfall'
import { euroText } from '@/domain/base/text/euro-text'
import { DEMO_KEYS, type DemoTexts } from '@/domain/money/demo-keys'
import { DEMO_LABELS, demoNote, demoStatement } from '@/domain/money/demo-sale'
import { figureText } from '@/domain/money/figures'
import { NO_FIGURES } from '@/domain/money/sale'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { LAMP_FIGURES } from './example-lamp'

const FIGURES = { ...NO_FIGURES, ...LAMP_FIGURES }
const EXAMPLE: DemoTexts = {
  salePriceCents: figureText('salePriceCents', FIGURES.salePriceCents),
  costCents: figureText('costCents', FIGURES.costCents),
  shippingCents: figureText('shippingCents', FIGURES.shippingCents),
}

/** Three amounts and the picture of a sale, drawn with an example; `follow-demo.ts` brings it to life. */
export function SaleDemo() {
  const statement = demoStatement(EXAMPLE)
  return (
    <form
      data-sale-demo=""
      aria-labelledby="calcul"
      className="flex w-full flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-pop sm:p-6"
    >
      <h2 id="calcul" className="text-heading font-bold">
        Combien vous <span className="whitespace-nowrap">reste-t-il</span> par vente&nbsp;?
      </h2>
      <div className="grid grid-cols-3 gap-x-1.5 gap-y-3 max-[22rem]:grid-cols-2 sm:gap-x-3">
        {DEMO_KEYS.map((key) => (
          <label
            key={key}
            className="flex min-w-0 flex-col justify-end gap-1 text-fine font-semibold max-[22rem]:first:col-span-2 sm:text-small"
          >
            {DEMO_LABELS[key]}
            <span className="relative">
              <input
                name={key}
                defaultValue={EXAMPLE[key]}
                inputMode="decimal"
                autoComplete="off"
                className="min-h-target w-full rounded-field border border-line-strong bg-canvas pr-4.5 pl-1.5 text-body font-medium tabular-nums aria-invalid:border-danger sm:pr-7 sm:pl-3"
              />
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 right-1.5 flex items-center text-muted sm:right-3"
              >
                €
              </span>
            </span>
          </label>
        ))}
      </div>
      {statement && (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <label htmlFor="reste" className="font-semibold">
              Il vous reste
            </label>
            <output id="reste" className="font-display text-figure font-bold tabular-nums">
              {euroText(statement.restCents)}
            </output>
          </p>
          <Waterfall statement={statement} size="compact" />
        </>
      )}
      <p id="compte" aria-live="polite" className="min-h-[2lh] text-fine text-muted">
        {demoNote(EXAMPLE)}
      </p>
      <SiteLink to={paths.signUp} className={buttonClass({ variant: 'secondary' }, 'w-full')}>
        Garder ce calcul
      </SiteLink>
    </form>
  )
}
