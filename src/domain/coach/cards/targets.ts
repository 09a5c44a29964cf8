import { isDocumentId, readFields, type Fields } from '@/domain/base/read-field'
import { textMark } from '@/domain/base/text/text-mark'
import { itemPlace } from '@/domain/projects/text/item-text'
import type { Project } from '@/domain/projects/project'
import { readAddress } from '@/domain/research/candidate-address'
import type { Dossier } from '@/domain/coach/dossier/dossier'

export interface Target {
  /** « P1 » for a project, « C2 » for a candidate. */
  readonly handle: string
  /** Id of a project, or address of a candidate. */
  readonly id: string
  /** `textMark` of a project's items by item id, as of the notes; empty items have none. */
  readonly marks?: Readonly<Record<string, string>>
}

/** More than the notes have room for, todos included. */
const TARGETS_MAX = 120

/** Projects and candidates that a proposal may name. Leaves out documents that the server would refuse as targets. */
export function targetsOf({ handles, projects }: Pick<Dossier, 'handles' | 'projects'>): readonly Target[] {
  return [...handles].slice(0, TARGETS_MAX).flatMap(([handle, id]) => {
    const project = handle.startsWith('P') && projects.find((one) => one.id === id)
    return parseTarget(project ? { handle, id, marks: marksOf(project) } : { handle, id }) ?? []
  })
}

function marksOf({ sections }: Project): Readonly<Record<string, string>> {
  const filled = Object.values(sections)
    .flat()
    .filter(({ id, content }) => content !== '' && itemPlace(id))
  return Object.fromEntries(filled.map(({ id, content }) => [id, textMark(content)]))
}

export function parseTargets(data: unknown): readonly Target[] | null {
  if (!Array.isArray(data) || data.length > TARGETS_MAX) return null
  const targets = data.map(parseTarget)
  return targets.every((target) => target !== null) ? targets : null
}

function parseTarget(data: unknown): Target | null {
  const fields = readFields(data)
  if (!fields || Object.keys(fields).some((key) => !['handle', 'id', 'marks'].includes(key))) return null
  const { handle, id } = fields
  if (typeof handle !== 'string' || typeof id !== 'string') return null
  const isProject = /^P\d{1,3}$/.test(handle) && isDocumentId(id)
  const isCandidate = /^C\d{1,3}$/.test(handle) && readAddress(id) !== null
  const marks = fields['marks']
  if (marks === undefined) return isProject || isCandidate ? { handle, id } : null
  const read = readFields(marks)
  return isProject && read && areMarks(read) ? { handle, id, marks: read } : null
}

function areMarks(marks: Fields): marks is Readonly<Record<string, string>> {
  return Object.entries(marks).every(
    ([item, mark]) =>
      itemPlace(item) !== null && typeof mark === 'string' && /^\d{1,6}-[0-9a-f]{1,8}$/.test(mark),
  )
}
