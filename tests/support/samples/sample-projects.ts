import { projectFields, type SampleProject } from '../../../local/seed/work-documents'
import { putDocument, putDocuments, type Account } from '../accounts'

const DAY_MS = 86_400_000

/** Writes a project without the rules, last changed `daysAgo` days ago, and returns its id. */
export async function putProject(
  { uid }: Account,
  project: SampleProject,
  { id = `p-${uid}`, daysAgo = 1 }: { id?: string; daysAgo?: number } = {},
): Promise<string> {
  const updatedAt = new Date(Date.now() - daysAgo * DAY_MS)
  const createdAt = new Date(updatedAt.getTime() - 30 * DAY_MS)
  await putDocument(`projects/${id}`, projectFields(uid, project, { createdAt, updatedAt }))
  return id
}

export async function putProjects({ uid }: Account, projects: readonly SampleProject[]): Promise<void> {
  const now = Date.now()
  const documents = projects.map((project, index) => {
    const updatedAt = new Date(now - (index + 1) * 3_600_000)
    const createdAt = new Date(updatedAt.getTime() - DAY_MS)
    const fields = projectFields(uid, project, { createdAt, updatedAt })
    return [`projects/p-${uid}-${index}`, fields] as const
  })
  for (let from = 0; from < documents.length; from += 400)
    await putDocuments(new Map(documents.slice(from, from + 400)))
}

export function itemText(
  project: Readonly<Record<string, unknown>> | null,
  section: string,
  index = 0,
): string {
  const sections = project?.['sections'] as Record<string, { content?: string }[]> | undefined
  return sections?.[section]?.[index]?.content ?? ''
}
