import { Eye } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { StoredKey } from '@/data/device/stored-keys'
import { readTyped, subscribeTyped } from '@/data/device/typed-text'
import { projectsQuery, type LiveProject } from '@/data/project-lists'
import { recentCandidates } from '@/data/research/recent-candidates'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { valuesOf } from '@/data/sync/live'
import { useQueries } from '@/data/sync/use-live'
import { shortened } from '@/domain/base/text/cut-text'
import { isBlank } from '@/domain/base/text/visible-text'
import type { SharedSubject } from '@/domain/coach/dossier/coach-subject'
import type { DossierChoice } from '@/domain/coach/dossier/dossier-parts'
import { namedIn } from '@/domain/coach/dossier/named-work'
import { candidateName } from '@/domain/research/candidate'
import { Chip } from './chip'

/** As many as the notes hold. */
const PROJECTS = 5
const PRODUCTS = 8
const NAME_MAX = 40

interface NamedChipProps {
  uid: string
  /** Name of the field's text on the device. */
  field: StoredKey
  choice: DossierChoice
  onShow: (thing: SharedSubject) => void
}

/** The typed question names something that the coach does not see: one press shows it with this question. */
export function NamedChip({ uid, field, choice, onShow }: NamedChipProps) {
  const typed = useSyncExternalStore(subscribeTyped, () => readTyped(field) ?? '')
  const lives = useQueries<{
    readonly projects: readonly LiveProject[]
    readonly candidates: readonly LiveCandidate[]
  }>(uid, {
    projects: !choice.project && projectsQuery(uid, PROJECTS),
    candidates: !choice.products && recentCandidates(uid, PRODUCTS),
  })
  const { projects = [], candidates = [] } = valuesOf(lives)
  const thing = namedIn(typed, [
    ...candidates.map((candidate): SharedSubject => ({
      part: 'products',
      name: candidateName(candidate),
      candidate: { id: candidate.id, section: candidate.sectionId },
    })),
    ...projects.flatMap(({ id, title }): SharedSubject[] =>
      isBlank(title) ? [] : [{ part: 'project', name: title, project: id }],
    ),
  ])
  if (!thing) return null
  return (
    <Chip onPress={() => onShow(thing)}>
      <Eye aria-hidden className="size-4 shrink-0 text-brand-text" />
      <span className="line-clamp-2">{`Montrer «\u00a0${shortened(thing.name, NAME_MAX)}\u00a0»`}</span>
    </Chip>
  )
}
