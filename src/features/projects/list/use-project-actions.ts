import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { focusHeading } from '@/components/frame/main-landmark'
import { copyProject } from '@/data/projects'
import type { LiveProject } from '@/data/project-lists'
import { mutate } from '@/data/sync/current'
import { paths } from '@/lib/paths'
import { showToast } from '@/ui/toast'
import { deleteProject } from '../editor/editor-device'
import { openButtonId } from './project-card'
import { useProjectExports } from '../print/use-project-exports'

/** Actions of a card. The functions are stable, so that no card renders again for them. `projects` are in the order of the screen. */
export function useProjectActions(
  projects: readonly LiveProject[],
  openEditor: (projectId: string, item?: string) => void,
) {
  const [menu, setMenu] = useState<{ project: LiveProject; anchor: HTMLElement } | null>(null)
  const [removing, setRemoving] = useState<LiveProject | null>(null)
  const { downloadMarkdown, print } = useProjectExports()
  const navigate = useNavigate()
  const latest = useRef(projects)
  const closeCopyToast = useRef<(() => void) | null>(null)
  /** The card that takes the focus once the list has changed. */
  const focusNext = useRef<{ after: string; id: string | null } | null>(null)

  useEffect(() => {
    latest.current = projects
    const next = focusNext.current
    if (!next || projects.some(({ id }) => id === next.after)) return
    focusNext.current = null
    const target = next.id === null ? null : document.getElementById(openButtonId(next.id))
    if (target) target.focus()
    else focusHeading()
  }, [projects])

  const actions = useMemo(
    () => ({
      open: ({ id }: LiveProject, item?: string) => openEditor(id, item),
      launch: ({ id }: LiveProject) => void navigate(paths.launchOf(id)),
      openMenu: (project: LiveProject, anchor: HTMLElement) => setMenu({ project, anchor }),
      duplicate: (project: LiveProject) => {
        const copy = crypto.randomUUID()
        void mutate(copyProject, { id: copy, source: project.id })
        closeCopyToast.current = showToast({
          text: 'Projet dupliqué',
          action: { label: 'Ouvrir la copie', run: () => openEditor(copy) },
        })
      },
      downloadMarkdown,
      print,
      askToRemove: setRemoving,
    }),
    [openEditor, navigate, downloadMarkdown, print],
  )

  const remove = useCallback((project: LiveProject) => {
    const index = latest.current.findIndex(({ id }) => id === project.id)
    const neighbour = latest.current[index + 1] ?? latest.current[index - 1]
    // « Ouvrir la copie » may refer to the deleted project.
    closeCopyToast.current?.()
    focusNext.current = { after: project.id, id: neighbour?.id ?? null }
    void deleteProject(project)
  }, [])

  return {
    actions,
    menu: { of: menu, onClose: useCallback(() => setMenu(null), []) },
    removal: { project: removing, onClose: useCallback(() => setRemoving(null), []), remove },
  }
}
