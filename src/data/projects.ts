import { profilePath } from '@/domain/account/earned'
import { verified, withoutOldMarks } from '@/domain/projects/from-coach'
import { itemPlace } from '@/domain/projects/text/item-text'
import { parseContent, type ProjectContent } from '@/domain/projects/parts'
import { parseProject, type Project } from '@/domain/projects/project'
import {
  replacedFields,
  typedField,
  type FieldChange,
  type ProjectField,
  type Replacement,
} from '@/domain/projects/project-changes'
import { copyTitle, countedInCopy } from '@/domain/projects/project-save'
import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import { versionPaths } from '@/domain/projects/project-version'
import {
  changeBy,
  changedProject,
  newProject,
  projectPath,
  removedProject,
} from '@/domain/projects/project-writes'
import { defineMutation } from './sync/mutation'
import { documentQuery, latest, listOf, owned, withState, type Query, type WithState } from './sync/query'

export type LiveProject = WithState<Project>

const PER_PAGE = 48

/** One person's projects, last changed first. */
export function projectsQuery(uid: string, size = PER_PAGE): Query<readonly LiveProject[]> {
  return {
    spec: latest('updatedAt', owned(uid, 'projects', size)),
    read: listOf(withState(parseProject)),
  }
}

export function projectQuery(id: string): Query<LiveProject | null> {
  return documentQuery('projects', id, withState(parseProject))
}

interface Add {
  readonly id: string
  readonly content: ProjectContent
  /** The coach wrote the text: the item earns XP at the person's own next change. */
  readonly earns: boolean
}

export const addProject = defineMutation<Add>({
  name: 'projects.add',
  reads: ({ id }) => [projectPath(id)],
  besides: (_, uid) => [profilePath(uid)],
  writes: ({ id, content, earns }, [stored = null, profile = null], author) =>
    newProject(changeBy(id, stored, earns ? profile : null, author), content),
  says: ({ content }) => `Projet créé\u00a0: ${content.title.trim()}`,
  text: ({ content }) => textOf(content),
})

interface TypeField extends FieldChange {
  readonly id: string
  /** First change since the editor was opened. */
  readonly opens: boolean
  /** The project's title, for the list of unsaved work. */
  readonly title: string
}

/** Writes the text of one field while it is typed; unsent entries of a field are coalesced. */
export const setField = defineMutation<TypeField>({
  name: 'projects.setField',
  reads: ({ id }) => [projectPath(id)],
  besides: ({ id }, uid) => [profilePath(uid), ...versionPaths(id)],
  writes: (args, [stored = null, profile = null, ...versions], author) =>
    typedField(changeBy(args.id, stored, profile, author), versions, args),
  key: ({ id, field }) => `${id} ${field}`,
  joined: (earlier, later) =>
    later.from === earlier.to ? { ...later, from: earlier.from, opens: earlier.opens || later.opens } : null,
  says: ({ title, field }) => `${fieldName(field)} du projet «\u00a0${title.trim()}\u00a0»`,
  text: ({ to }) => to,
})

/** « C'est vérifié » */
export const verifyItem = defineMutation<{ readonly id: string; readonly item: string }>({
  name: 'projects.verifyItem',
  reads: ({ id }) => [projectPath(id)],
  besides: (_, uid) => [profilePath(uid)],
  writes: ({ id, item }, [stored = null, profile = null], author) => {
    const place = itemPlace(item)
    if (!place) return []
    const index = PROJECT_SECTIONS.find(({ key }) => key === place.section)?.items.findIndex(
      (title) => title === place.title,
    )
    return changedProject(changeBy(id, stored, profile, author), (content) =>
      verified(content, place.section, index ?? -1),
    )
  },
  says: ({ item }) => `«\u00a0C'est vérifié\u00a0»\u00a0: ${fieldName(item)}`,
})

interface Replace extends Replacement {
  readonly id: string
  readonly title: string
}

/** Replaces the content: « Annuler », « Reprendre cette version », and their undos. */
export const replaceFields = defineMutation<Replace>({
  name: 'projects.replaceFields',
  reads: ({ id }) => [projectPath(id)],
  besides: ({ id }, uid) => [profilePath(uid), ...versionPaths(id)],
  writes: (args, [stored = null, profile = null, ...versions], author) =>
    replacedFields(changeBy(args.id, stored, profile, author), versions, args),
  says: ({ title }) => `Textes remis dans le projet «\u00a0${title.trim()}\u00a0»`,
  text: ({ changes }) => changes.map(({ to }) => to).join('\n\n'),
})

/** « Dupliquer »: the copied items earn no XP. */
export const copyProject = defineMutation<{ readonly id: string; readonly source: string }>({
  name: 'projects.copy',
  reads: ({ id, source }) => [projectPath(id), projectPath(source)],
  writes({ id, source }, [stored = null, copied = null], author) {
    const project = parseProject(source, copied)
    if (!copied || project?.userId !== author.uid) return []
    const content = { ...withoutOldMarks(parseContent(copied)), title: copyTitle(project.title) }
    const kept = { description: project.description, tasks: project.tasks }
    return newProject(changeBy(id, stored, null, author), content, countedInCopy(project), kept)
  },
  says: () => 'Projet dupliqué',
})

/** Deletes a project with its versions. `takesPoints`: also takes back its XP. */
export const removeProject = defineMutation<{
  readonly id: string
  readonly title: string
  readonly takesPoints?: boolean
}>({
  name: 'projects.remove',
  reads: ({ id }) => [projectPath(id), ...versionPaths(id)],
  besides: (_, uid) => [profilePath(uid)],
  writes({ id, takesPoints = false }, docs, author) {
    const [stored = null, ...others] = docs
    const paths = versionPaths(id)
    const profile = others[paths.length] ?? null
    const removed = removedProject(changeBy(id, stored, profile, author), takesPoints)
    if (removed.length === 0) return []
    const versions = paths.filter((_, at) => others[at]?.['userId'] === author.uid)
    return [...removed, ...versions.map((path) => ({ kind: 'delete', path }) as const)]
  },
  says: ({ title }) => `Projet supprimé\u00a0: ${title.trim()}`,
})

function fieldName(field: ProjectField): string {
  if (field === 'title') return 'Nom'
  return field === 'status' ? 'Statut' : (itemPlace(field)?.title ?? 'Texte')
}

function textOf(content: ProjectContent): string {
  const texts = Object.values(content.sections).flatMap((items) =>
    items.filter(({ completed }) => completed).map(({ title, content: text }) => `${title}\n${text}`),
  )
  return [content.title, ...texts].join('\n\n')
}
