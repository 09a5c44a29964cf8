import {
  dropDraft,
  dropOwnDrafts,
  draftOnItsWay,
  keepDraft,
  readDrafts,
  resumeDraft,
  whenAnswered,
} from '@/data/projects/project-drafts'
import { isSignedIn } from '@/data/session/is-signed-in'
import { serverNow } from '@/data/session/server-clock'
import type { EditorDevice } from './editor-device'
import { saveByItself } from './save-work'
import { keepByItself } from '../versions/keep-by-itself'

/** This browser's storage, for one project of one user. */
export function editorDevice(uid: string, projectId: string): EditorDevice {
  return {
    readDraft: () => readDrafts(uid).get(projectId) ?? null,
    readOnItsWay: () => draftOnItsWay(projectId),
    whenAnswered: (hear) => {
      whenAnswered(projectId, hear)
    },
    keepDraft: (draft, takenIn) => keepDraft(uid, draft, takenIn),
    dropOpenDraft: () => dropOwnDrafts(uid, projectId, ['open']),
    resumeDraft: (draft) => {
      resumeDraft(uid, draft)
    },
    dropDraft: (draft) => dropDraft(uid, draft),
    save: (work, onAnswer) => {
      if (isSignedIn(uid)) saveByItself(uid, projectId, work, onAnswer)
      return isSignedIn(uid)
    },
    keepVersion: (content, reason) => {
      if (isSignedIn(uid)) keepByItself({ uid, projectId, content, reason })
    },
    now: serverNow,
  }
}
