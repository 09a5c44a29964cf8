import { Eye } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { StoredKey } from '@/data/device/stored-keys'
import { readTyped, subscribeTyped } from '@/data/device/typed-text'
import { projectsQuery, type LiveProject } from '@/data/project-lists'
import { candidatesOnDevice, recentCandidates } from '@/data/research/recent-candidates'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { salesTestsQuery, type LiveSalesTest } from '@/data/sales-test-lists'
import { ofDevice, valuesOf } from '@/data/sync/live'
import { useQueries } from '@/data/sync/use-live'
import { WAY_TESTS } from '@/data/way-queries'
import { shortened } from '@/domain/base/text/cut-text'
import { isBlank } from '@/domain/base/text/visible-text'
import type { SharedSubject } from '@/domain/coach/dossier/coach-subject'
import { dossierOf } from '@/domain/coach/dossier/dossier'
import { isRead } from '@/domain/coach/dossier/dossier-parts'
import { namedIn, unseenIn, type NamedTest } from '@/domain/coach/dossier/named-work'
import { localDateOf } from '@/domain/base/time/local-date'
import { candidateName } from '@/domain/research/candidate'
import { addressText } from '@/domain/research/candidate-address'
import { phaseOf } from '@/domain/sales-tests/phase'
import { Chip } from './chip'
import type { ShownScope } from './use-coach-scope'

/** Newest ones that the server is asked for. Older ones are known if this device has them. */
const PROJECTS = 5
const PRODUCTS = 8
const NAME_MAX = 40

interface NamedChipProps {
  uid: string
  /** Name of the field's text on the device. */
  field: StoredKey
  scope: ShownScope
  onShow: (thing: SharedSubject) => void
}

interface NamedRead {
  readonly projects: readonly LiveProject[]
  readonly projectsOnDevice: readonly LiveProject[]
  readonly candidates: readonly LiveCandidate[]
  readonly candidatesOnDevice: readonly LiveCandidate[]
  readonly testsOnDevice: readonly LiveSalesTest[]
}

/** The typed question names something that the coach does not see: one press shows it with this question. */
export function NamedChip({ uid, field, scope, onShow }: NamedChipProps) {
  const typed = useSyncExternalStore(subscribeTyped, () => readTyped(field) ?? '')
  const { choice } = scope
  // The newest ones of a part that is switched on are read for the notes.
  const lives = useQueries<NamedRead>(uid, {
    projects: !choice.project && projectsQuery(uid, PROJECTS),
    projectsOnDevice: ofDevice(projectsQuery(uid)),
    candidates: !choice.products && recentCandidates(uid, PRODUCTS),
    candidatesOnDevice: candidatesOnDevice(uid),
    // As the dashboard and the first questions ask for them.
    testsOnDevice: ofDevice(salesTestsQuery(uid, WAY_TESTS)),
  })
  const read = valuesOf(lives)
  const thing = unseenOf(typed, thingsOf(read), testsOf(read), scope)
  if (!thing) return null
  return (
    <Chip onPress={() => onShow(thing)}>
      <Eye aria-hidden className="size-4 shrink-0 text-brand-text" />
      <span className="line-clamp-2">{`Montrer «\u00a0${shortened(thing.name, NAME_MAX)}\u00a0»`}</span>
    </Chip>
  )
}

function thingsOf(read: Partial<NamedRead>): readonly SharedSubject[] {
  const { projects = [], projectsOnDevice: ownProjects = [] } = read
  const { candidates = [], candidatesOnDevice: ownCandidates = [] } = read
  return [
    ...[...candidates, ...ownCandidates].map(sharedProduct),
    ...[...projects, ...ownProjects].flatMap(({ id, title }): SharedSubject[] =>
      isBlank(title) ? [] : [{ part: 'project', name: title, project: id }],
    ),
  ]
}

function sharedProduct(candidate: LiveCandidate): SharedSubject {
  const { id, sectionId } = candidate
  return { part: 'products', name: candidateName(candidate), candidate: { id, section: sectionId } }
}

/** Of products that are known here. */
function testsOf({
  candidates = [],
  candidatesOnDevice: own = [],
  testsOnDevice = [],
}: Partial<NamedRead>): readonly NamedTest[] {
  const products = new Map([...own, ...candidates].map((each) => [addressText(each), each]))
  const today = localDateOf(new Date())
  return testsOnDevice.flatMap((test): NamedTest[] => {
    const product = products.get(test.product)
    const isOpen = phaseOf(test, today) !== 'past'
    return product ? [{ tried: test.tried, isOpen, product: sharedProduct(product) }] : []
  })
}

/** Null also while it is not known what the notes have, and where a part that is switched on could not be read. */
function unseenOf(
  typed: string,
  things: readonly SharedSubject[],
  tests: readonly NamedTest[],
  { choice, shared, status }: ShownScope,
): SharedSubject | null {
  const isKnown = ({ part }: SharedSubject) =>
    part !== 'chart' && (!choice[part] || (status === 'settled' && isRead(part, shared.facts)))
  const known = things.filter(isKnown)
  const knownTests = tests.filter(({ product }) => isKnown(product))
  // Most questions name nothing: then the notes are not written.
  if (!namedIn(typed, known, knownTests)) return null
  return unseenIn(typed, known, dossierOf(shared.facts, shared.choice, new Date()), knownTests)
}
