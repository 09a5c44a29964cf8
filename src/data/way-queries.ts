import { profileQuery } from '@/data/profile'
import { projectsQuery } from '@/data/project-lists'
import { recentCandidates } from '@/data/research/recent-candidates'
import { salesTestsQuery } from '@/data/sales-test-lists'
import { planQuery } from '@/data/stored-plan'

/**
 * Limits of the queries behind the way, the steps to a sale and the first questions to the coach. They are wider than what is shown: with a
 * newer project, an empty table or a next test, no stage that was reached is taken back and no open test is forgotten. At most 42 documents
 * besides plan and profile; most persons have less than half of them.
 */
export const WAY_PROJECTS = 6
export const WAY_SECTIONS = 4
export const WAY_TESTS = 20
const CANDIDATES = 8
/** Candidates of « Mes liens » and the newest tables together: three of each table alone, so that the first three links are counted. */
const CANDIDATES_READ = 12

/** Sent once for all screens that ask. */
export function wayQueries(uid: string) {
  return {
    plan: planQuery(uid),
    projects: projectsQuery(uid, WAY_PROJECTS),
    candidates: recentCandidates(uid, CANDIDATES, { tables: WAY_SECTIONS, reads: CANDIDATES_READ }),
    tests: salesTestsQuery(uid, WAY_TESTS),
    // The same query as in the frame of every screen.
    profile: profileQuery(uid),
  }
}
