import { CRITERION, type CriterionKey, type Verdict } from '@/domain/research/candidate'

const WORDS = { true: 'Oui', false: 'Non', null: 'Non évalué' } as const

interface CriterionDotProps {
  criterion: CriterionKey
  verdict: Verdict
  /** By keyboard « Évaluer » opens the row, so that a row has no eight stops; a draft has no such button. */
  isStop: boolean
  onPress: (criterion: CriterionKey) => void
}

/** An answer. A press opens the row at this criterion. One element, drawn by `theme.css`: a long list has eight in each row. */
export function CriterionDot({ criterion, verdict, isStop, onPress }: CriterionDotProps) {
  return (
    <button
      type="button"
      data-dot={`${verdict}`}
      title={`Évaluer\u00a0: ${CRITERION[criterion].column}`}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onPress(criterion)}
    >
      {WORDS[`${verdict}`]}
    </button>
  )
}
