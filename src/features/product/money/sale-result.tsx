import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { LiveCandidate } from '@/data/research/research'
import { euroText } from '@/domain/base/text/euro-text'
import { figureValue, type FigureKey } from '@/domain/money/figures'
import { isGoodMargin } from '@/domain/money/sale'
import type { SaleInputs, Seller } from '@/domain/money/sale-inputs'
import type { Statement } from '@/domain/money/statement'
import { BEFORE_INCOME_TAX, marginText } from '@/domain/money/statement-words'
import { lowestPrice, salesForGoal } from '@/domain/money/targets'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/text/format'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import type { Sheet } from '../use-sheet'
import { AdsSlider } from './ads-slider'
import { MarginAdvice } from './margin-advice'
import { figureId, isFine } from './sale-fields'
import { SaleTable } from './sale-table'
import { Waterfall } from './waterfall'

interface SaleResultProps {
  sheet: Sheet
  candidate: LiveCandidate
  inputs: SaleInputs
  /** Null: no price, or an amount that cannot be read. */
  statement: Statement | null
  isReadable: boolean
  /** Opens « Affiner ». */
  onFine: () => void
}

export function SaleResult({ sheet, candidate, inputs, statement, isReadable, onFine }: SaleResultProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { seller } = sheet.values

  /** An open line of the waterfall leads to its field. */
  function fill(field: FigureKey) {
    if (isFine(field)) flushSync(onFine)
    document.getElementById(figureId(field))?.focus()
  }

  return (
    <Card className="flex flex-col gap-4">
      <figure aria-labelledby={id} className="flex flex-col gap-2">
        <figcaption id={id} className="text-small font-semibold text-muted">
          Ce qu'il vous reste par vente
        </figcaption>
        {statement ? (
          <>
            <Rest statement={statement} />
            <Waterfall statement={statement} onOpen={fill} />
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-table`}
              onClick={() => setIsOpen(!isOpen)}
              className={buttonClass({ variant: 'ghost' }, '-ml-3 self-start px-3 text-muted')}
            >
              Voir les chiffres
              <ChevronDown
                aria-hidden
                className={cn('size-4 transition-transform duration-quick', isOpen && 'rotate-180')}
              />
            </button>
            <div id={`${id}-table`} className={cn(!isOpen && 'hidden print:block')}>
              <SaleTable statement={statement} isTaxed={seller.vatPoints > 0} />
            </div>
          </>
        ) : (
          <p className="text-small text-muted">
            {isReadable
              ? "Indiquez le prix de vente\u00a0: ce qui reste d'une vente s'affiche ici."
              : "Corrigez le montant signalé\u00a0: ce qui reste s'affichera ici."}
          </p>
        )}
      </figure>
      {statement && (
        <>
          <Limits inputs={inputs} seller={seller} statement={statement} />
          <AdsSlider inputs={inputs} statement={statement} onAds={(text) => sheet.type('adsCents', text)} />
          {inputs.costCents !== null && isGoodMargin(statement) !== null && (
            <MarginAdvice isGood={isGoodMargin(statement) === true} candidate={candidate} />
          )}
        </>
      )}
    </Card>
  )
}

function Rest({ statement: { restCents, marginTenths, isBeforeIncomeTax } }: { statement: Statement }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <output
          aria-label="Reste par vente"
          className={cn(
            'font-display text-title font-extrabold tabular-nums',
            restCents < 0 && 'text-danger',
          )}
        >
          {euroText(restCents)}
        </output>
        <output aria-live="off" aria-label="Marge" className="font-semibold tabular-nums">
          {marginTenths === null ? 'aucune marge' : marginText(marginTenths)}
        </output>
        {isBeforeIncomeTax && <span className="text-fine text-muted">{BEFORE_INCOME_TAX}</span>}
      </p>
      {restCents < 0 && (
        <p className="text-small text-danger">{`Vous perdez ${euroText(-restCents)} par vente.`}</p>
      )}
    </div>
  )
}

interface LimitsProps {
  inputs: SaleInputs
  seller: Seller
  statement: Statement
}

/** The two limits of a sale as sentences, and what they mean for advertisers and for the goal. */
function Limits({ inputs, seller: { marginPoints, goalCents }, statement }: LimitsProps) {
  const lowest = useMemo(() => lowestPrice(inputs, marginPoints ?? 0), [inputs, marginPoints])
  const { restCents, highestAdsCents, roasToAim } = statement
  const sales = goalCents === null ? null : salesForGoal(restCents, goalCents)
  const price = <Value name="Prix minimum">{lowest === null ? 'aucun' : euroText(lowest)}</Value>
  const ads = (
    <Value name="Publicité maximale par vente">
      {highestAdsCents > 0 ? euroText(highestAdsCents) : 'aucune'}
    </Value>
  )
  const margin = marginPoints === null ? '' : ` pour ${figureValue('marginPoints', marginPoints)} de marge`
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <p className="text-pretty">
        {lowest === null ? (
          <>Prix qui couvre vos coûts&nbsp;: {price}. </>
        ) : (
          <>
            Ne vendez pas sous {price}
            {margin}.{' '}
          </>
        )}
        {highestAdsCents > 0 ? (
          <>Ne payez pas plus de {ads} de publicité par vente.</>
        ) : (
          <>Publicité possible&nbsp;: {ads}.</>
        )}
      </p>
      <p className="text-small text-muted">
        ROAS à viser&nbsp;:{' '}
        <Value name="ROAS à viser">{roasToAim === null ? 'aucun' : roas.format(roasToAim / 100)}</Value>
        {goalCents !== null && (
          <>
            {`. Pour ${euroText(goalCents)} par mois\u00a0: `}
            <Value name="Ventes pour l'objectif">{sales === null ? 'aucune' : formatNumber(sales)}</Value>
            {sales === null ? ' vente ne suffit' : sales > 1 ? ' ventes' : ' vente'}
          </>
        )}
        .
      </p>
    </div>
  )
}

const roas = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function Value({ name, children }: { name: string; children: ReactNode }) {
  return (
    <output aria-live="off" aria-label={name} className="font-semibold text-ink tabular-nums">
      {children}
    </output>
  )
}
