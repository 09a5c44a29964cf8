import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { statementOf } from '@/domain/money/statement'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import type { Sheet } from '../use-sheet'
import { AllProducts } from './all-products'
import { RestBar } from './rest-bar'
import { FineFields, isFine, MainFields } from './sale-fields'
import { SaleResult } from './sale-result'

interface MoneyTabProps {
  sheet: Sheet
  candidate: LiveCandidate
}

/** « Argent »: four amounts, the waterfall of a sale beside them, all other inputs behind « Affiner ». */
export function MoneyTab({ sheet, candidate }: MoneyTabProps) {
  const id = useId()
  const result = useRef<HTMLDivElement>(null)
  const { faults } = sheet
  const { figures, seller } = sheet.values
  const [isFineOpen, setIsFineOpen] = useState(() => Object.keys(faults).some(isFine))
  const inputs = useMemo(() => ({ ...figures, ...seller }), [figures, seller])
  // With an unreadable amount the result would be wrong, so there is none.
  const isReadable = Object.keys(faults).every((field) => field === 'note')
  const statement = isReadable ? statementOf(inputs) : null
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <Card className="flex flex-col gap-4">
          <MainFields sheet={sheet} />
          <Button
            variant="secondary"
            className="self-start"
            aria-expanded={isFineOpen}
            aria-controls={id}
            onClick={() => setIsFineOpen(!isFineOpen)}
          >
            Affiner
            <ChevronDown
              aria-hidden
              className={cn('size-4 transition-transform duration-quick', isFineOpen && 'rotate-180')}
            />
          </Button>
          <div id={id} hidden={!isFineOpen} className="space-y-4">
            <FineFields sheet={sheet} candidate={candidate} />
            <AllProducts />
          </div>
        </Card>
        <div ref={result} className="min-w-0 scroll-mt-4 lg:sticky lg:top-[calc(var(--shell-top)+1rem)]">
          <SaleResult
            sheet={sheet}
            candidate={candidate}
            inputs={inputs}
            statement={statement}
            isReadable={isReadable}
            isFineOpen={isFineOpen}
            onFine={() => setIsFineOpen(true)}
          />
        </div>
      </div>
      <RestBar
        statement={statement}
        isReadable={isReadable}
        onPress={() => result.current?.scrollIntoView({ block: 'start' })}
      />
    </div>
  )
}
