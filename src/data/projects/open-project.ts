import type { ProjectContent } from '@/domain/projects/parts'

/** A project that is open in its editor: who changes its texts from elsewhere on this page changes them there. */
export interface OpenProject {
  readonly id: string
  readonly content: () => ProjectContent
  readonly change: (change: (content: ProjectContent) => ProjectContent) => void
}

let open: OpenProject | null = null

/** Returns what ends it. */
export function holdOpen(project: OpenProject): () => void {
  open = project
  return () => {
    if (open === project) open = null
  }
}

export function openProject(id: string): OpenProject | null {
  return open?.id === id ? open : null
}
