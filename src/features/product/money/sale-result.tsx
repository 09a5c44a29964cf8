import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { AskCoachButton } from '@/components/ask-coach-button'
import { Waterfall } from '@/components/sale/waterfall'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { euroText } from '@/domain/base/text/euro-text'
import { figureValue } from '@/domain/money/figures'
import { openCosts } from '@/domain/money/sale'
import type { SaleInputs, Seller } from '@/domain/money/sale-inputs'
import { limitTexts, LIMIT_LABELS } from '@/domain/money/limit-words'
import { openInputOf, type LineKey, type OpenInput, type Statement } from '@/domain/money/statement'
import { BEFORE_INCOME_TAX, marginOrNone, openWords } from '@/domain/money/statement-words'
import { candidateName } from '@/domain/research/candidate'
import { cn } from '@/lib/cn'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import type { Sheet } from '../use-sheet'
import { AdsSlider } from './ads-slider'
import { MarginAdvice } from './margin-advice'
import { figureId, isFine } from './sale-fields'
import { SaleTable } from './sale-table'

interface SaleResultProps {
  sheet: Sheet
  candidate: LiveCandidate
  inputs: SaleInputs
  /** Null: no price, or an amount that cannot be read. */
  statement: Statement | null
  isReadable: boolean
  /** « Affiner » is open, which shows the ROAS too. */
  isFineOpen: boolean
  /** Opens « Affiner ». */
  onFine: () => void
}

export function SaleResult(props: SaleResultProps) {
  const { sheet, candidate, inputs, statement, isReadable, isFineOpen, onFine } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { seller } = sheet.values

  /** An open cost leads to its empty field. */
  function fill(field: OpenInput) {
    if (isFine(field)) flushSync(onFine)
    document.getElementById(figureId(field))?.focus()
  }

  function fillLine(line: LineKey) {
    const field = statement && openInputOf(statement, line)
    if (field) fill(field)
  }

  return (
    <Card className="flex flex-col gap-4">
      <figure aria-labelledby={id} className="flex flex-col gap-2">
        <figcaption className="flex items-center gap-x-3 text-small text-muted max-[22rem]:flex-wrap">
          <span id={id} className="min-w-0 font-semibold text-balance">
            Ce qu'il vous reste par vente
          </span>
          <AskCoachButton
            subject={{
              kind: 'money',
              name: candidateName(candidate),
              candidate: { id: candidate.id, section: candidate.sectionId },
            }}
            className="-my-2 -mr-2 ml-auto"
          />
        </figcaption>
        {statement ? (
          <>
            <Rest statement={statement} />
            <Waterfall statement={statement} onOpen={fillLine} />
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
              ? 'Indiquez le prix de vente\u00a0: ce qui reste d’une vente s’affiche ici.'
              : 'Corrigez le montant signalé\u00a0: ce qui reste s’affichera ici.'}
          </p>
        )}
      </figure>
      {statement && (
        <>
          <Limits inputs={inputs} seller={seller} statement={statement} hasRoas={isFineOpen} />
          <AdsSlider inputs={inputs} statement={statement} onAds={(text) => sheet.type('adsCents', text)} />
          {inputs.costCents !== null && (
            <MarginAdvice statement={statement} candidate={candidate} isGone={sheet.isGone} onOpen={fill} />
          )}
        </>
      )}
    </Card>
  )
}

function Rest({ statement }: { statement: Statement }) {
  const { restCents, isBeforeIncomeTax } = statement
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <output
          aria-label="Reste par vente"
          className={cn('font-display text-title font-bold tabular-nums', restCents < 0 && 'text-danger')}
        >
          {euroText(restCents)}
        </output>
        <output aria-live="off" aria-label="Marge" className="font-semibold tabular-nums">
          {marginOrNone(statement)}
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
  hasRoas: boolean
}

/** The two limits of a sale as sentences, and what they mean for advertisers and for the goal. */
function Limits({ inputs, seller, statement, hasRoas }: LimitsProps) {
  const { marginPoints, goalCents } = seller
  const limits = useMemo(() => limitTexts(inputs, seller, statement), [inputs, seller, statement])
  if (!limits) {
    return (
      <p className="border-t border-line pt-3 text-small text-pretty text-muted">
        Indiquez l’achat&nbsp;: sans lui, ni prix minimum ni publicité maximale.
      </p>
    )
  }
  const { lowestPrice, highestAds, roas, sales } = limits
  const { highestAdsCents, restCents, open } = statement
  // Only the goal is of what is left after advertising.
  const without = openWords(goalCents === null ? openCosts(statement) : open)
  const price = <Value name={LIMIT_LABELS.lowestPrice}>{lowestPrice}</Value>
  const ads = <Value name={LIMIT_LABELS.highestAds}>{highestAds}</Value>
  const margin = marginPoints === null ? '' : ` pour ${figureValue('marginPoints', marginPoints)} de marge`
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <p className="text-pretty">
        {lowestPrice === 'aucun' ? (
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
      {(hasRoas || goalCents !== null || without !== '') && (
        <p className="text-small text-muted">
          {hasRoas && (
            <>
              ROAS à viser dans Meta ou Google&nbsp;: <Value name={LIMIT_LABELS.roas}>{roas}</Value>.{' '}
            </>
          )}
          {goalCents !== null && (
            <>
              {`Pour ${euroText(goalCents)} par mois\u00a0: `}
              <Value name={LIMIT_LABELS.sales}>{sales}</Value>
              {`${restCents <= 0 ? ' vente ne suffit' : restCents < goalCents ? ' ventes' : ' vente'}. `}
            </>
          )}
          {without !== '' && `Compté ${without}.`}
        </p>
      )}
    </div>
  )
}

function Value({ name, children }: { name: string; children: ReactNode }) {
  return (
    <output aria-live="off" aria-label={name} className="font-semibold text-ink tabular-nums">
      {children}
    </output>
  )
}
