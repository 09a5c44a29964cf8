import { FlaskConical } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AskCoachButton } from '@/components/ask-coach-button'
import type { LiveCandidate } from '@/data/research/research'
import { addressText } from '@/domain/research/candidate-address'
import { linkLabel } from '@/domain/research/links/candidate-link'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { CandidateSheetNote } from './candidate-sheet-note'
import { ProductFields, SellerFields } from './sale-fields'
import { SaleResult } from './sale-result'
import type { Sheet } from './use-sheet'
import { CandidateLink } from '../candidate/candidate-link'

interface CandidateSheetFormProps {
  sheet: Sheet
  candidate: LiveCandidate
  isGone: boolean
}

export function CandidateSheetForm({ sheet, candidate, isGone }: CandidateSheetFormProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <CandidateLink link={candidate.link} />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Link
            to={paths.salesTestsOf(addressText(candidate))}
            className={buttonClass({ variant: 'secondary' })}
          >
            <FlaskConical aria-hidden className="size-4" />
            Test de vente
          </Link>
          <AskCoachButton
            subject={{
              kind: 'candidate',
              name: linkLabel(candidate.link),
              candidate: { id: candidate.id, section: candidate.sectionId },
            }}
            className="-mr-2"
          />
        </div>
        {isGone && (
          <Notice tone="warning" role="alert">
            Ce lien vient d'être supprimé ailleurs. Copiez votre note si vous voulez la garder.
          </Notice>
        )}
        <CandidateSheetNote sheet={sheet} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <ProductFields sheet={sheet} candidate={candidate} />
        <div className="min-w-0 lg:row-span-2">
          <SaleResult sheet={sheet} candidate={candidate} />
        </div>
        <SellerFields sheet={sheet} />
      </div>
    </div>
  )
}
