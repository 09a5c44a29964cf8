import { keepDraft, readDrafts } from '@/data/projects/project-drafts'
import { openProject } from '@/data/projects/open-project'
import type { WriteBeside } from '@/data/live/write-beside'
import type { LiveProject } from '@/data/projects/projects'
import { saveProject } from '@/data/projects/project-saves'
import { serverNow } from '@/data/session/server-clock'
import { contentOf, type ProjectContent } from '@/domain/projects/parts'
import {
  applyChanges,
  changesBetween,
  NO_CHANGES,
  retriedContent,
  type ProjectDraft,
} from '@/domain/projects/project-draft'
import { isWork, shownOf } from '@/domain/projects/unsaved-work'
import { showToast } from '@/ui/toast'
import { announceGain } from './announce-gain'

/** What the person sees of a project on this device: with the work that is not saved yet. */
export function shownContent(project: LiveProject, draft: ProjectDraft | undefined): ProjectContent {
  return shownOf(project, draft, openProject(project.id)?.content() ?? null)
}

interface Into {
  readonly uid: string
  readonly project: LiveProject
  /** A text that the person did not write: what it fills is paid for at their own next save. */
  readonly earns?: false
  /** What is written with a save, all of it or nothing; a draft is not one. */
  readonly beside?: WriteBeside
}

/**
 * Writes texts where the person's work on the project is: into its draft, which they save, else into the project. null: the
 * device had no room for the draft, and nothing was written.
 */
export function writeIntoProject(
  { uid, project, earns, beside }: Into,
  written: (content: ProjectContent) => ProjectContent,
): 'draft' | 'saved' | null {
  // An editor keeps what it shows: what is written beside it would be lost with its next draft.
  const open = openProject(project.id)
  if (open) {
    open.change(written)
    return 'draft'
  }
  const draft = readDrafts(uid).get(project.id)
  const now = serverNow()
  const stored = contentOf(project)
  // Of two texts that are added at once, the second must know the first: it is on its way, and not in the project yet.
  const present = draft ? applyChanges(draft.changes, stored).mine : stored
  const content = written(present)
  if (!isWork(draft)) {
    const save = { uid, id: project.id, base: project, content, now }
    void saveProject({ ...save, ...(earns === false && { earns }), ...(beside && { beside }) }).then(
      announceGain,
    )
    return 'saved'
  }
  const { base } = applyChanges(draft.changes, stored)
  const changes = changesBetween(base, content) ?? NO_CHANGES
  const isKept = keepDraft(uid, { ...draft, state: 'open', keptAt: now, changes })
  if (isKept) return 'draft'
  showToast({
    text: "Cet appareil n'a plus de place pour le brouillon\u00a0: rien n'a été ajouté.",
    tone: 'alert',
  })
  return null
}

/** What sends a refused save again; null: somebody has to look first. */
export function retriable(
  draft: ProjectDraft | undefined,
  project: LiveProject | null,
): ProjectContent | null {
  return draft?.state === 'refused' ? retriedContent(draft, project) : null
}
