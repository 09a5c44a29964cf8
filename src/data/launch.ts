import * as json from '@/domain/base/json'
import type { Fields } from '@/domain/base/read-field'
import {
  LAUNCH_FIELDS,
  launchWrites,
  parseLaunch,
  type Launch,
  type LaunchChange,
} from '@/domain/launch/stored-launch'
import { parseProject, type Project } from '@/domain/projects/project'
import { projectPath } from '@/domain/projects/project-writes'
import { projectsQuery } from './project-lists'
import { defineMutation, TYPING_PAUSE_MS } from './sync/mutation'
import { documentQuery, listOf, withState, type Query, type WithState } from './sync/query'

export type LaunchedProject = WithState<Project & { readonly launch: Launch }>

/** A project with its « Mise en vente ». */
export function launchQuery(id: string): Query<LaunchedProject | null> {
  return documentQuery('projects', id, withState(parseLaunched))
}

/** The projects of `projectsQuery`, each with its « Mise en vente ». */
export function launchedProjectsQuery(uid: string, size: number): Query<readonly LaunchedProject[]> {
  return { spec: projectsQuery(uid, size).spec, read: listOf(withState(parseLaunched)) }
}

function parseLaunched(id: string, fields: Fields) {
  const project = parseProject(id, fields)
  return project && { ...project, launch: parseLaunch(fields) }
}

interface SetField extends LaunchChange {
  /** The project's title, for the list of unsaved work. */
  readonly title: string
}

/** Writes one answer, fact or the marks, at each key stroke. */
export const setLaunchField = defineMutation<SetField>({
  name: 'launch.set',
  args: json.args<SetField>({
    id: json.id,
    field: json.oneOf(LAUNCH_FIELDS),
    value: json.text,
    price: json.optional(json.object({ on: json.date, cents: json.integer })),
    title: json.text,
  }),
  reads: ({ id }) => [projectPath(id)],
  writes: (args, doc, { uid }) => launchWrites(doc(projectPath(args.id)), args, uid),
  key: ({ id, field }) => `${id} ${field}`,
  quietMs: TYPING_PAUSE_MS,
  says: ({ title }) => `«\u00a0Mise en vente\u00a0» du projet «\u00a0${title.trim()}\u00a0»`,
  text: ({ value }) => value,
})
