import { candidateName } from '@/domain/research/candidate'
import { addressText } from '@/domain/research/candidate-address'
import { paths } from '@/lib/paths'
import { ChooseTarget } from './choose-target'
import { useCandidatesToChoose } from './use-candidates'

interface ChooseProps {
  uid: string
  /** `addressText` of a candidate. */
  value: string
  onChange: (value: string) => void
}

export function ChooseCandidate({ uid, ...field }: ChooseProps) {
  const candidates = useCandidatesToChoose(uid)
  const items = candidates.status === 'ready' ? candidates.value : null
  return (
    <ChooseTarget
      {...field}
      question={'Pour quel produit\u00a0?'}
      options={items && items.map((each) => ({ value: addressText(each), label: candidateName(each) }))}
      retry={candidates.status === 'error' ? candidates.retry : null}
      none={{ text: 'Aucun produit repéré pour le moment.', link: 'Ajouter un lien', to: paths.research }}
    />
  )
}
