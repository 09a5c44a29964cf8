import type { LiveProject } from '@/data/project-lists'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import type { LiveSalesTest } from '@/data/sales-test-lists'
import { summaryOf, valuesOf, type Asking, type Lives } from '@/data/sync/live'
import { wayQueries } from '@/data/way-queries'
import type { Profile } from '@/domain/account/profile'
import type { LocalDate } from '@/domain/base/time/local-date'
import type { IdeaFacts } from '@/domain/guidance/coach-ideas'
import type { DossierChoice } from '@/domain/coach/dossier/dossier-parts'
import { wayOf } from '@/domain/guidance/way'
import { sellerOf } from '@/domain/money/seller'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { candidateName } from '@/domain/research/candidate'
import { addressText } from '@/domain/research/candidate-address'
import { phaseOf } from '@/domain/sales-tests/phase'
import { salesOf } from '@/domain/sales-tests/sales-test'

interface IdeaRead {
  readonly plan: StoredPlan
  readonly projects: readonly LiveProject[]
  readonly candidates: readonly LiveCandidate[]
  readonly tests: readonly LiveSalesTest[]
  readonly profile: Profile | null
}

/** The dashboard's own queries, for an empty conversation alone. */
export function ideaQueries(uid: string): Asking<IdeaRead> {
  return wayQueries(uid)
}

/** Names only of what the coach may see: it answers nothing about the rest. */
export function ideaFactsOf(
  lives: Lives<IdeaRead>,
  choice: DossierChoice,
  today: LocalDate,
): { readonly facts: IdeaFacts; readonly isReading: boolean } {
  const { plan = null, projects = null, candidates = null, tests = null, profile } = valuesOf(lives)
  const way = wayOf({
    plan,
    projects,
    launches: null,
    candidates,
    tests,
    seller: profile === undefined ? null : sellerOf(profile),
    hasSold: tests && tests.some((test) => salesOf(test.numbers) > 0),
    hasSections: null,
    today: null,
    leftOver: null,
    coming: null,
    hasTodos: null,
    reviews: null,
    lesson: null,
  })
  const running = tests?.find((test) => phaseOf(test, today) === 'running')
  const tested = candidates?.find((each) => addressText(each) === running?.product)
  const newest = choice.products ? candidates?.[0] : undefined
  return {
    facts: {
      stage: way ? (way.now?.key ?? null) : 'idea',
      test: choice.products && tested ? candidateName(tested) : null,
      product: newest ? candidateName(newest) : null,
      project: (choice.project && projects?.[0]?.title) || null,
    },
    isReading: summaryOf(lives).status === 'reading',
  }
}
