import { gainIn } from '@/components/work/gain-in'
import { readTyped, writeTyped } from '@/data/device/typed-text'
import type { StoredKey } from '@/data/device/stored-keys'
import { addProject, removeProject, replaceFields, setField, verifyItem } from '@/data/projects'
import { isSignedIn } from '@/data/device/session-store'
import { NO_GAIN, type Gain } from '@/domain/account/earned'
import { mutate, syncOf } from '@/data/sync/current'
import { pathsOf, type Entry } from '@/data/sync/journal'
import type { Mutation } from '@/data/sync/mutation'
import type { ProjectContent } from '@/domain/projects/parts'
import { parseProject, type Project } from '@/domain/projects/project'
import type { FieldChange, Replacement } from '@/domain/projects/project-changes'
import { projectPath } from '@/domain/projects/project-writes'
import { parseTyped } from './typed-fields'

/** The device as the editor needs it; tests play one. Each function resolves with its result, once stored and shown. */
export interface EditorDevice {
  setField: (change: FieldChange, title: string, opens: boolean) => Promise<Made>
  add: (content: ProjectContent) => Promise<Made>
  verify: (item: string) => Promise<Made>
  replace: (replacement: Replacement, title: string) => Promise<Made>
  /** Removes the project as if it had never existed, with its points. */
  removeNew: (title: string) => Promise<Made>
  /** Typed texts that are not stored; null: none. */
  readTyped: () => string | null
  writeTyped: (text: string | null) => void
}

export interface Made {
  /** Null: missing. */
  readonly project: Project | null
  readonly gain: Gain
}

/** This browser, for one project of one person. `isStored`: the project is not new. */
export function editorDevice(uid: string, id: string, isStored: boolean): EditorDevice {
  let key = isStored ? textKey(uid, id) : newProjectKey(uid)
  async function make<Args>(mutation: Mutation<Args>, args: Args): Promise<Made> {
    // After a sign-out nothing of this person may be stored or sent.
    if (!isSignedIn(uid)) return { project: null, gain: NO_GAIN }
    const outcome = await mutate(mutation, args)
    const fields = outcome.after.get(projectPath(id))
    return { project: fields ? parseProject(id, fields) : null, gain: gainIn(outcome, uid) }
  }
  return {
    setField: (change, title, opens) => make(setField, { ...change, id, title, opens }),
    async add(content) {
      await giveUpChanges(uid, id)
      const made = await make(addProject, { id, content, earns: true })
      // From here on the typed texts belong to a stored project.
      if (key === newProjectKey(uid)) writeTyped(key, null)
      key = textKey(uid, id)
      return made
    },
    verify: (item) => make(verifyItem, { id, item }),
    replace: (replacement, title) => make(replaceFields, { ...replacement, id, title }),
    removeNew: (title) => make(removeProject, { id, title, takesPoints: true }),
    readTyped: () => readTyped(key) ?? (begunProject(uid) === id ? readTyped(newProjectKey(uid)) : null),
    writeTyped: (text) => {
      if (isSignedIn(uid) && readTyped(key) !== text) writeTyped(key, text)
    },
  }
}

/** Typed texts of a new project without a title; one per person. */
function newProjectKey(uid: string): StoredKey {
  return `project.new.${uid}`
}

function textKey(uid: string, id: string): StoredKey {
  return `project.text.${uid}.${id}`
}

/** Id of a started project that has no title yet; null: none. */
export function begunProject(uid: string): string | null {
  return parseTyped(readTyped(newProjectKey(uid)))?.id ?? null
}

/** Deletes a project and its typed texts. */
export async function deleteProject({ userId, id, title }: Project): Promise<void> {
  const sync = syncOf(userId)
  // Refused entries would block the deletion.
  await sync.giveUp(changesOf(userId, id).flatMap(({ number, fault }) => (fault !== null ? [number] : [])))
  await mutate(removeProject, { id, title })
  writeTyped(textKey(userId, id), null)
}

/** Discards the entries of a project that is created again with their texts: they would be refused and block it. */
async function giveUpChanges(uid: string, id: string): Promise<void> {
  const changes = changesOf(uid, id)
  if (changes.length > 0) await syncOf(uid).giveUp(changes.map(({ number }) => number))
}

function changesOf(uid: string, id: string): readonly Entry[] {
  return syncOf(uid)
    .entries()
    .filter((entry) => pathsOf(entry).includes(projectPath(id)))
}
