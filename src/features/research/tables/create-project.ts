import { announceGain } from '@/components/work/announce-gain'
import { gainIn } from '@/components/work/gain-in'
import { addProject } from '@/data/projects'
import { mutate } from '@/data/sync/current'
import { projectFromCandidate } from '@/domain/projects/project-from-candidate'
import type { Candidate } from '@/domain/research/candidate'

/** Stores a project about a product. Resolves with its id once the view shows it. `name`: of its table, if it is about one product. */
export async function createProject(uid: string, candidate: Candidate, name: string | null): Promise<string> {
  const id = crypto.randomUUID()
  const outcome = await mutate(addProject, {
    id,
    content: projectFromCandidate(candidate, name),
    earns: true,
  })
  announceGain(gainIn(outcome, uid))
  return id
}
