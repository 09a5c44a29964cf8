import { useState } from 'react'
import type { FactKey } from '@/domain/launch/facts'
import { kitOf } from '@/domain/launch/page/kit'
import type { LaunchEdit } from '../use-launch'
import { FactsForm } from './facts-form'
import { KitBlocks } from './kit-blocks'
import { PagePreview } from './page-preview'
import { TakeAway } from './take-away'
import { useSuggestedFacts } from './use-suggested-facts'

/** « Fiche »: the page of the product in the person's own words. */
export function PageTab({ edit }: { edit: LaunchEdit }) {
  const blocks = kitOf(edit.project, edit.facts, edit.project.launch)
  const known = useSuggestedFacts(edit.project)
  const [typedFact, setTypedFact] = useState<FactKey | null>(null)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4 print:hidden">
        <FactsForm edit={edit} known={known} onEnter={setTypedFact} />
        <KitBlocks projectId={edit.project.id} blocks={blocks} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:self-stretch">
        <TakeAway projectId={edit.project.id} blocks={blocks} facts={edit.facts} />
        <PagePreview blocks={blocks} facts={edit.facts} typedFact={typedFact} />
      </div>
    </div>
  )
}
