// Run in the browser by `coach-speed.ts`: a dossier of maximum size.
import { dossierOf } from '../../src/domain/coach/dossier/dossier'
import { SHARES_ALL } from '../../src/domain/coach/dossier/sharing'
import { NO_PLAN } from '../../src/domain/plan/stored-plan'
import { parseProject } from '../../src/domain/projects/project'
import { PROJECT_SECTIONS, projectItemId } from '../../src/domain/projects/project-sections'

const PROJECTS = 200
const TEXT = '« Une phrase de plus sur la lampe de lecture. » '.repeat(500).slice(0, 20_000)

function fullProject(index: number) {
  const sections = PROJECT_SECTIONS.map(({ key, items }) => [
    key,
    items.map((title, place) => ({ id: projectItemId(key, place), title, content: `${index} ${TEXT}` })),
  ])
  const fields = { userId: 'bench', title: `Projet ${index}`, description: TEXT }
  return parseProject(`p${index}`, { ...fields, sections: Object.fromEntries(sections) as object })
}

const projects = Array.from({ length: PROJECTS }, (_, index) => fullProject(index)).filter(
  (project) => project !== null,
)

/** Milliseconds for one dossier. */
export function timeOfDossier(): number {
  const started = performance.now()
  const { text } = dossierOf(
    {
      memory: [],
      plan: NO_PLAN,
      projects,
      candidates: [],
      todos: [],
      weeks: [],
      profile: { level: 3, xp: 240 },
    },
    SHARES_ALL,
    new Date(),
  )
  if (!text.includes('(coupé')) throw new Error('The dossier is not a full one.')
  return performance.now() - started
}
