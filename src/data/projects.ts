import * as json from '@/domain/base/json'
import { profilePath } from '@/domain/account/earned'
import type { ReadDocument } from '@/domain/base/write'
import { verified, withoutOldMarks } from '@/domain/projects/from-coach'
import { itemPlace } from '@/domain/projects/text/item-text'
import { parseContent, readContent, type ProjectContent } from '@/domain/projects/parts'
import { parseProject } from '@/domain/projects/project'
import {
  replacedFields,
  typedField,
  type FieldChange,
  type ProjectField,
  type Replacement,
} from '@/domain/projects/project-changes'
import { copyTitle, countedInCopy, launchInCopy } from '@/domain/projects/project-save'
import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import { VERSION_REASONS, versionPaths } from '@/domain/projects/project-version'
import {
  changeBy,
  changedProject,
  newProject,
  projectPath,
  removedProject,
  type ProjectChange,
} from '@/domain/projects/project-writes'
import { defineMutation, TYPING_PAUSE_MS, type Author } from './sync/mutation'

interface Add {
  readonly id: string
  readonly content: ProjectContent
  /** The coach wrote the text: the item earns XP at the person's own next change. */
  readonly earns: boolean
}

export const addProject = defineMutation<Add>({
  name: 'projects.add',
  args: json.args<Add>({ id: json.id, content: readContent, earns: json.flag }),
  reads: ({ id }) => [projectPath(id)],
  besides: (_, uid) => [profilePath(uid)],
  writes: ({ id, content, earns }, doc, author) =>
    newProject(changeBy(id, doc(projectPath(id)), earns ? profileIn(doc, author) : null, author), content),
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

/** Writes the text of one field at each key stroke. */
export const setField = defineMutation<TypeField>({
  name: 'projects.setField',
  args: json.args<TypeField>({
    id: json.id,
    field: json.text,
    from: json.text,
    to: json.text,
    opens: json.flag,
    title: json.text,
  }),
  reads: ({ id }) => [projectPath(id)],
  besides: ({ id }, uid) => [profilePath(uid), ...versionPaths(id)],
  writes: (args, doc, author) => typedField(change(args.id, doc, author), doc, args),
  key: ({ id, field }) => `${id} ${field}`,
  quietMs: TYPING_PAUSE_MS,
  joined: (earlier, later) =>
    later.from === earlier.to ? { ...later, from: earlier.from, opens: earlier.opens || later.opens } : null,
  says: ({ title, field }) => `${fieldName(field)} du projet «\u00a0${title.trim()}\u00a0»`,
  text: ({ to }) => to,
})

interface Verify {
  readonly id: string
  readonly item: string
}

/** « C'est vérifié » */
export const verifyItem = defineMutation<Verify>({
  name: 'projects.verifyItem',
  args: json.args<Verify>({ id: json.id, item: json.text }),
  reads: ({ id }) => [projectPath(id)],
  besides: (_, uid) => [profilePath(uid)],
  writes: ({ id, item }, doc, author) => {
    const place = itemPlace(item)
    if (!place) return []
    const index = PROJECT_SECTIONS.find(({ key }) => key === place.section)?.items.findIndex(
      (title) => title === place.title,
    )
    return changedProject(change(id, doc, author), (content) => verified(content, place.section, index ?? -1))
  },
  says: ({ item }) => `«\u00a0C’est vérifié\u00a0»\u00a0: ${fieldName(item)}`,
})

interface Replace extends Replacement {
  readonly id: string
  readonly title: string
}

/** Replaces the content: « Annuler », « Reprendre cette version », and their undos. */
export const replaceFields = defineMutation<Replace>({
  name: 'projects.replaceFields',
  args: json.args<Replace>({
    id: json.id,
    title: json.text,
    changes: json.list(json.object<FieldChange>({ field: json.text, from: json.text, to: json.text })),
    unpaid: json.list(json.text),
    marks: json.list(json.text),
    keeps: json.orNull(json.oneOf(VERSION_REASONS)),
  }),
  reads: ({ id }) => [projectPath(id)],
  besides: ({ id }, uid) => [profilePath(uid), ...versionPaths(id)],
  writes: (args, doc, author) => replacedFields(change(args.id, doc, author), doc, args),
  says: ({ title }) => `Textes remis dans le projet «\u00a0${title.trim()}\u00a0»`,
  text: ({ changes }) => changes.map(({ to }) => to).join('\n\n'),
})

interface Copy {
  readonly id: string
  readonly source: string
}

/** « Dupliquer »: the copied items earn no XP. */
export const copyProject = defineMutation<Copy>({
  name: 'projects.copy',
  args: json.args<Copy>({ id: json.id, source: json.id }),
  reads: ({ id, source }) => [projectPath(id), projectPath(source)],
  writes({ id, source }, doc, author) {
    const copied = doc(projectPath(source))
    const project = parseProject(source, copied)
    if (!copied || project?.userId !== author.uid) return []
    const content = { ...withoutOldMarks(parseContent(copied)), title: copyTitle(project.title) }
    const { description, tasks } = project
    return newProject(changeBy(id, doc(projectPath(id)), null, author), content, countedInCopy(project), {
      description,
      tasks,
      launch: launchInCopy(copied),
    })
  },
  says: () => 'Projet dupliqué',
})

interface Remove {
  readonly id: string
  readonly title: string
  readonly takesPoints?: boolean
}

/** Deletes a project with its versions. `takesPoints`: also takes back its XP. */
export const removeProject = defineMutation<Remove>({
  name: 'projects.remove',
  isRemoval: true,
  args: json.args<Remove>({
    id: json.id,
    title: json.text,
    takesPoints: json.optional(json.flag),
  }),
  reads: ({ id }) => [projectPath(id), ...versionPaths(id)],
  besides: (_, uid) => [profilePath(uid)],
  writes({ id, takesPoints = false }, doc, author) {
    const removed = removedProject(change(id, doc, author), takesPoints)
    if (removed.length === 0) return []
    const versions = versionPaths(id).filter((path) => doc(path)?.['userId'] === author.uid)
    return [...removed, ...versions.map((path) => ({ kind: 'delete', path }) as const)]
  },
  says: ({ title }) => `Projet supprimé\u00a0: ${title.trim()}`,
})

function change(id: string, doc: ReadDocument, author: Author): ProjectChange {
  return changeBy(id, doc(projectPath(id)), profileIn(doc, author), author)
}

function profileIn(doc: ReadDocument, { uid }: Author) {
  return doc(profilePath(uid))
}

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
