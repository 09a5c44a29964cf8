import { Star } from 'lucide-react'
import { createContext, useContext } from 'react'
import { planQuery } from '@/data/stored-plan'
import { useLive } from '@/data/sync/use-live'
import { CRITERION, type CriterionKey } from '@/domain/research/candidate'

const NO_CRITERIA: readonly CriterionKey[] = []
const list = new Intl.ListFormat('fr')

export const FirstCriteriaContext = createContext(NO_CRITERIA)

/** Empty without a plan. */
export function useFirstCriteria(uid: string): readonly CriterionKey[] {
  const live = useLive(uid, planQuery(uid))
  return live.status === 'ready' ? live.value.criteria : NO_CRITERIA
}

/** Mark next to the name of a criterion; `FirstCriteriaLine` explains the mark. */
export function FirstMark({ criterion }: { criterion: CriterionKey }) {
  if (!useContext(FirstCriteriaContext).includes(criterion)) return null
  return <Star aria-hidden className="ml-1 inline size-3 fill-current align-[-0.1em] text-ink-research" />
}

export function FirstCriteriaLine({ criteria }: { criteria: readonly CriterionKey[] }) {
  if (criteria.length === 0) return null
  return (
    <p className="text-small text-muted print:hidden">
      <Star aria-hidden className="mr-1.5 inline size-3.5 fill-current align-[-0.15em] text-ink-research" />
      {`À regarder d’abord, d’après votre plan\u00a0: ${list.format(criteria.map((key) => CRITERION[key].words))}.`}
    </p>
  )
}
