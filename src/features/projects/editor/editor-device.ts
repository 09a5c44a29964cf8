import type { ProjectContent } from '@/domain/projects/parts'
import type { ProjectDraft } from '@/domain/projects/project-draft'
import type { VersionReason } from '@/domain/projects/project-version'
import type { StoredProject } from './editor-state'

/** What the editor needs of the device; a test plays it. */
export interface EditorDevice {
  readDraft: () => ProjectDraft | null
  /** What this page handed over and heard no answer of; null: nothing. */
  readOnItsWay: () => ProjectDraft | null
  /** Hears once whether the server took what is on its way now. */
  whenAnswered: (hear: (isSaved: boolean) => void) => void
  /** false: the device cannot keep it, or nobody is signed in any more. `takenIn`: the draft that was offered, which is in it. */
  keepDraft: (draft: ProjectDraft, takenIn?: ProjectDraft | null) => boolean
  /** Forgets what was kept of this editing, not what waits for the server or was refused. */
  dropOpenDraft: () => void
  /** The person goes on with the draft that was offered. */
  resumeDraft: (draft: ProjectDraft) => void
  /** Forgets the draft that was offered. */
  dropDraft: (draft: ProjectDraft) => void
  /** Hands the work over while it goes on, and hears whether the server took it. False: nobody is signed in any more. */
  save: (work: HandedWork, onAnswer: (isSaved: boolean) => void) => boolean
  /** Before the stored text changes: what it says, or what the person wrote, can be taken back later. */
  keepVersion: (content: ProjectContent, reason: VersionReason) => void
  now: () => Date
}

export interface HandedWork {
  readonly base: StoredProject
  readonly content: ProjectContent
  /** Whether the person wrote some of it: what only the coach filled is paid for later. */
  readonly earns: boolean
  /** It takes back what was written, which stays a draft beside it. */
  readonly isUndoing?: true
}
