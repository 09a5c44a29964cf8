import { Plus } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { PageHeader } from '@/components/frame/page-header'
import { useSignedIn } from '@/components/signed-in-context'
import { useBegin } from '@/components/frame/use-begin'
import { useIdleLoad } from '@/components/use-idle-load'
import { useOverlayEntry } from '@/components/use-overlay-entry'
import { projectsQuery } from '@/data/project-lists'
import { useLiveList } from '@/data/sync/use-live'
import { readText, type Fields } from '@/domain/base/read-field'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import type { EditorState } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { Button } from '@/ui/button'
import { begunProject } from './editor/editor-device'
import { PrintedPlan } from './print/printed-plan'
import { ProjectOverview } from './list/project-overview'

const ProjectEditor = lazyWithPreload(() => import('./editor/project-editor').then((m) => m.ProjectEditor))

/** What the screen shows first. */
export function overviewQueries(uid: string) {
  return [{ projects: projectsQuery(uid) }]
}

export function ProjectsScreen() {
  const { user } = useSignedIn()
  const projects = useLiveList(user.uid, projectsQuery(user.uid))
  const { entry, open, close } = useEditorEntry()
  const [newId, setNewId] = useState<string | null>(null)
  const create = useCallback(() => {
    // A started project without a title opens again with its texts.
    const id = begunProject(user.uid) ?? crypto.randomUUID()
    setNewId(id)
    open(id)
  }, [user.uid, open])
  useBegin(create)

  const { list, items, isKnown } = projects
  const hasList = list.status === 'ready'
  // « Créer mon premier projet » is shown below: one primary button is enough.
  const isFirst = isKnown && hasList && items.length === 0
  useIdleLoad(ProjectEditor.preload, hasList)

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={SCREENS.projects.title}>
        <Button
          variant={isFirst ? 'secondary' : 'primary'}
          onClick={create}
          className="max-sm:px-3 print:hidden"
        >
          <Plus aria-hidden className="size-5" />
          <span className="max-[22.5rem]:sr-only">
            Nouveau <span className="max-[26rem]:sr-only">projet</span>
          </span>
        </Button>
      </PageHeader>
      <ProjectOverview projects={projects} onOpen={open} onCreate={create} />
      {entry && (
        <Suspense fallback={null}>
          <ProjectEditor
            key={entry.project}
            projectId={entry.project}
            isNew={entry.project === newId}
            isFresh={entry.isFresh ?? false}
            item={entry.item ?? null}
            onClose={close}
          />
        </Suspense>
      )}
      <PrintedPlan />
    </div>
  )
}

/** The open editor is a history entry over the list. */
function useEditorEntry() {
  const { entry, open: lay, close } = useOverlayEntry(parseEditorState)
  const open = useCallback(
    (project: string, item?: string) => lay({ project, ...(item !== undefined && { item }) }),
    [lay],
  )
  return { entry, open, close }
}

function parseEditorState(fields: Fields): EditorState | null {
  const project = readText(fields['project'])
  if (!/^[\w-]{1,64}$/.test(project)) return null
  const item = readText(fields['item'])
  return {
    project,
    ...(item !== '' && { item }),
    ...(fields['isFresh'] === true && { isFresh: true }),
  }
}
