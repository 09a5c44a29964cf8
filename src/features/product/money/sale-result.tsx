import { useMemo } from 'react'
import type { LiveCandidate } from '@/data/research/research'
import { euroText } from '@/domain/base/text/euro-text'
import { capital } from '@/domain/base/text/french-count'
import { figureValue } from '@/domain/money/figures'
import { isGoodMargin } from '@/domain/money/sale'
import type { SaleInputs, Seller } from '@/domain/money/sale-inputs'
import { statementOf, type Statement } from '@/domain/money/statement'
import { BEFORE_INCOME_TAX, marginText, openWords } from '@/domain/money/statement-words'
import { lowestPrice, salesForGoal } from '@/domain/money/targets'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/text/format'
import { AdsSlider } from './ads-slider'
import { MarginAdvice } from './margin-advice'
import { SaleTable } from './sale-table'
import type { Sheet } from '../use-sheet'

interface SaleResultProps {
  sheet: Sheet
  candidate: LiveCandidate
}

export function SaleResult({ sheet, candidate }: SaleResultProps) {
  const { faults } = sheet
  const { figures, seller } = sheet.values
  const inputs = useMemo(() => ({ ...figures, ...seller }), [figures, seller])
  // With an unreadable amount the result would be wrong, so there is none.
  const isReadable = Object.keys(faults).every((field) => field === 'note')
  const statement = isReadable ? statementOf(inputs) : null
  return (
    <section
      aria-label="Ce qui reste"
      className="flex min-w-0 flex-col gap-4 rounded-field border border-line bg-canvas p-4"
    >
      {statement ? (
        <>
          <Rest statement={statement} />
          <AdsSlider inputs={inputs} statement={statement} onAds={(text) => sheet.type('adsCents', text)} />
          <Targets inputs={inputs} seller={seller} statement={statement} />
          <SaleTable statement={statement} isTaxed={seller.vatPoints > 0} />
          {inputs.costCents !== null && isGoodMargin(statement) !== null && (
            <MarginAdvice isGood={isGoodMargin(statement) === true} candidate={candidate} />
          )}
        </>
      ) : (
        <p className="text-small text-muted">
          {isReadable
            ? "Indiquez le prix de vente\u00a0: ce qui reste d'une vente s'affiche ici."
            : "Corrigez le montant signalé\u00a0: ce qui reste s'affichera ici."}
        </p>
      )}
    </section>
  )
}

function Rest({ statement: { restCents, marginTenths, open, isBeforeIncomeTax } }: { statement: Statement }) {
  const without = openWords(open)
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
        <span className="text-small text-muted">
          {restCents < 0
            ? `vous perdez ${euroText(-restCents)} par vente`
            : restCents === 0
              ? 'par vente\u00a0: rien ne reste'
              : 'restent par vente'}
          {isBeforeIncomeTax && `, ${BEFORE_INCOME_TAX}`}
        </span>
      </p>
      <p className="text-small">
        <span className="text-muted">Marge </span>
        <output aria-live="off" aria-label="Marge" className="font-semibold tabular-nums">
          {marginTenths === null ? 'aucune' : marginText(marginTenths)}
        </output>
        <span className="text-muted"> du prix hors TVA</span>
      </p>
      {without !== '' && <p className="mt-2 text-fine text-muted">{`${capital(without)}.`}</p>}
    </div>
  )
}

interface TargetsProps {
  inputs: SaleInputs
  seller: Seller
  statement: Statement
}

function Targets({ inputs, seller: { marginPoints, goalCents }, statement }: TargetsProps) {
  const lowest = useMemo(() => lowestPrice(inputs, marginPoints ?? 0), [inputs, marginPoints])
  const { restCents, highestAdsCents, roasToAim } = statement
  const sales = goalCents === null ? null : salesForGoal(restCents, goalCents)
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-3 border-t border-line pt-3">
      <Target
        name="Prix minimum"
        value={lowest === null ? 'aucun' : euroText(lowest)}
        note={
          marginPoints === null
            ? 'pour ne rien perdre'
            : `pour ${figureValue('marginPoints', marginPoints)} de marge`
        }
      />
      <Target
        name="Publicité maximale par vente"
        value={highestAdsCents > 0 ? euroText(highestAdsCents) : 'aucune'}
        note="au-delà, chaque vente coûte"
      />
      <Target
        name="ROAS à viser"
        value={roasToAim === null ? 'aucun' : roas.format(roasToAim / 100)}
        note="dans Meta ou Google"
      />
      <Target name="Ventes pour l'objectif" {...goalWords(sales, goalCents !== null)} />
    </dl>
  )
}

function goalWords(sales: number | null, hasGoal: boolean): { value: string; note: string } {
  if (!hasGoal) return { value: 'sans objectif', note: 'à écrire dans «\u00a0Objectif par mois\u00a0»' }
  if (sales === null) return { value: 'aucune', note: 'une vente ne laisse rien' }
  return { value: formatNumber(sales), note: 'par mois' }
}

const roas = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function Target({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-fine text-muted">{name}</dt>
      <dd>
        <output aria-live="off" aria-label={name} className="font-semibold tabular-nums">
          {value}
        </output>
        <span className="block text-fine text-muted">{note}</span>
      </dd>
    </div>
  )
}
