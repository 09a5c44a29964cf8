import { dropDraft, dropOpenDraft, keepDraft, readDrafts, resumeDraft } from '@/data/projects/project-drafts'
import { serverNow } from '@/data/session/server-clock'
import { readSession } from '@/data/device/session-store'
import type { EditorDevice } from './editor-store'

/** This browser's storage, for one project of one user. */
export function editorDevice(uid: string, projectId: string): EditorDevice {
  return {
    readDraft: () => readDrafts(uid).get(projectId) ?? null,
    // After a sign-out nothing may be left on the device.
    keepDraft: (draft) => !isSignedIn(uid) || keepDraft(uid, draft),
    dropOpenDraft: () => dropOpenDraft(uid, projectId),
    resumeDraft: () => {
      resumeDraft(uid, projectId)
    },
    dropDraft: () => dropDraft(uid, projectId),
    now: serverNow,
  }
}

export function isSignedIn(uid: string): boolean {
  const session = readSession()
  return session.status === 'signed-in' && session.user.uid === uid
}
