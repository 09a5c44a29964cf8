import { gainIn } from '@/components/work/gain-in'
import { storedKeys } from '@/data/device/device-storage'
import { readTyped, writeTyped } from '@/data/device/typed-text'
import type { StoredKey } from '@/data/device/stored-keys'
import { addProject, copyProject, removeProject, replaceFields, setField, verifyItem } from '@/data/projects'
import { projectQuery, type LiveProject } from '@/data/project-lists'
import { isSignedIn } from '@/data/device/session-store'
import { NO_GAIN, type Gain } from '@/domain/account/earned'
import { endPauses, giveUpChanges, mutate, retryEntries, syncOf } from '@/data/sync/current'
import { pathsOf } from '@/data/sync/entry'
import type { Mutation } from '@/data/sync/mutation'
import type { ProjectContent } from '@/domain/projects/parts'
import type { Project } from '@/domain/projects/project'
import type { FieldChange, Replacement } from '@/domain/projects/project-changes'
import { projectPath } from '@/domain/projects/project-writes'
import { parseKept } from './unstorable-texts'

/**
 * The device as the editor needs it; tests play one. A change is shown by `read` when its call returns; the promise gives the points that it
 * earned, once the change is stored.
 */
export interface EditorDevice {
  /** The project with this device's changes; null: missing. */
  read: () => LiveProject | null
  setField: (change: FieldChange, title: string, opens: boolean) => Promise<Gain>
  /** `isAgain`: the project was deleted elsewhere; changes of the deleted one are given up. */
  add: (content: ProjectContent, isAgain: boolean) => Promise<Gain>
  verify: (item: string) => Promise<Gain>
  replace: (replacement: Replacement, title: string) => Promise<Gain>
  /** Sends refused changes again, by their numbers. */
  retry: (refused: readonly number[]) => void
  /** Removes the project as if it had never existed, with its points. */
  removeNew: (title: string) => Promise<Gain>
  /** Sends what was typed without waiting for a pause. */
  endPauses: () => void
  /** Texts that cannot be stored; null: none. */
  readTyped: () => string | null
  writeTyped: (text: string | null) => void
}

/** This browser, for one project of one person. `isStored`: the project is not new. */
export function editorDevice(uid: string, id: string, isStored: boolean): EditorDevice {
  const { spec, read } = projectQuery(id)
  let key = isStored ? textKey(uid, id) : newProjectKey(uid)
  async function make<Args>(mutation: Mutation<Args>, args: Args): Promise<Gain> {
    // After a sign-out nothing of this person may be stored or sent.
    return isSignedIn(uid) ? gainIn(await mutate(mutation, args), uid) : NO_GAIN
  }
  return {
    read: () => read(syncOf(uid).known(spec)),
    setField: (change, title, opens) => make(setField, { ...change, id, title, opens }),
    add(content, isAgain) {
      giveUpChanges(uid, projectPath(id), isAgain ? 'all' : 'refused')
      // From here on the typed texts belong to a stored project.
      if (key === newProjectKey(uid)) writeTyped(key, null)
      key = textKey(uid, id)
      return make(addProject, { id, content, earns: true })
    },
    verify: (item) => make(verifyItem, { id, item }),
    replace: (replacement, title) => make(replaceFields, { ...replacement, id, title }),
    retry: (refused) => retryEntries(uid, refused),
    removeNew: (title) => make(removeProject, { id, title, takesPoints: true }),
    endPauses,
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
  return parseKept(readTyped(newProjectKey(uid)))?.id ?? null
}

/** Whether the device has texts of this project that could not be stored. */
export function hasTypedTexts(uid: string, id: string): boolean {
  return readTyped(textKey(uid, id)) !== null
}

/** Ids of projects with such texts, joined to one string with a stable identity. */
export function typedProjectIds(uid: string): string {
  const prefix = textKey(uid, '')
  return storedKeys(prefix)
    .map((key) => key.slice(prefix.length))
    .sort()
    .join(' ')
}

/** Returns the function that puts them back. */
export function dropTypedTexts(uid: string, id: string): () => void {
  const key = textKey(uid, id)
  const text = readTyped(key)
  writeTyped(key, null)
  return () => writeTyped(key, text)
}

/** Deletes a project and its typed texts. */
export async function deleteProject({ userId, id, title }: Project): Promise<void> {
  // A refused « Dupliquer » is about its source too, and would block the deletion of the copy that it made.
  const copies = syncOf(userId)
    .entries()
    .filter(
      (entry) => entry.name === copyProject.name && entry.fault && pathsOf(entry)[0] === projectPath(id),
    )
  if (copies.length > 0) void syncOf(userId).giveUp(copies.map(({ number }) => number))
  await mutate(removeProject, { id, title })
  writeTyped(textKey(userId, id), null)
  // Its letter can be reached no more (`launch/letters/letters-tab.tsx`).
  writeTyped(`letter.${userId}.${id}`, null)
}
