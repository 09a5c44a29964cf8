import { useSignedIn } from '@/components/signed-in-context'
import { launchedProjectsQuery, type LaunchedProject } from '@/data/launch'
import { valuesOf } from '@/data/sync/live'
import { useQueries } from '@/data/sync/use-live'
import { wayQueries, WAY_PROJECTS } from '@/data/way-queries'
import { statementPrice, type StatementPrice } from '@/domain/launch/statement-price'
import { candidateName } from '@/domain/research/candidate'
import { addressText } from '@/domain/research/candidate-address'
import { suggestedFacts, type SuggestedFacts } from '@/domain/launch/suggested-facts'

export interface KnownFacts {
  readonly facts: SuggestedFacts
  readonly statement: StatementPrice | null
}

/** What the account, its products and its other projects propose for « Fiche ». */
export function useSuggestedFacts(project: LaunchedProject): KnownFacts {
  const { user, profile } = useSignedIn()
  const { projects, candidates, tests } = valuesOf(useQueries(user.uid, askedOf(user.uid)))
  const others = projects?.filter(({ id }) => id !== project.id)
  const products = candidates?.map((each) => ({
    address: addressText(each),
    name: candidateName(each),
    cents: each.figures.salePriceCents,
  }))
  const statement =
    products && tests
      ? statementPrice({ title: project.title, isOnly: others?.length === 0, products, tests })
      : null
  const fullName = profile.status === 'ready' ? (profile.value?.fullName ?? '') : ''
  const known = { content: project, fullName, email: user.email, statement, others: others ?? [] }
  return { facts: suggestedFacts(known), statement }
}

/** The same queries as of the way: they are sent once. */
function askedOf(uid: string) {
  const { candidates, tests } = wayQueries(uid)
  return { candidates, tests, projects: launchedProjectsQuery(uid, WAY_PROJECTS) }
}
