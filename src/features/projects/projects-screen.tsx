import { Plus } from 'lucide-react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { PageHeader } from '@/components/frame/page-header'
import { useSignedIn } from '@/components/signed-in-context'
import { useLiveList } from '@/data/live/use-live'
import { useIdleLoad } from '@/components/use-idle-load'
import { useOverlayEntry } from '@/components/use-overlay-entry'
import type { OnError, OnValue } from '@/data/live/live'
import type { LiveList } from '@/data/live/live-list'
import { watchProjects, type LiveProject } from '@/data/projects/projects'
import { newProjectId, settleSaves } from '@/data/projects/project-saves'
import { readText, type Fields } from '@/domain/base/read-field'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import type { EditorState } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { Button } from '@/ui/button'
import { PrintedPlan } from './print/printed-plan'
import { ProjectOverview } from './list/project-overview'

const ProjectEditor = lazyWithPreload(() => import('./editor/project-editor').then((m) => m.ProjectEditor))

export function ProjectsScreen() {
  const { user } = useSignedIn()
  const projects = useProjects(user.uid)
  const { entry, open, close } = useEditorEntry()
  const [newId, setNewId] = useState<string | null>(null)
  const create = useCallback(() => {
    const id = newProjectId()
    setNewId(id)
    open(id)
  }, [open])

  const { list, isKnown } = projects
  const hasList = list.status === 'ready'
  // « Créer mon premier projet » stands below then: one primary button is enough.
  const isFirst = isKnown && hasList && list.value.items.length === 0
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
      <ProjectOverview projects={projects} openId={entry?.project ?? null} onOpen={open} onCreate={create} />
      {entry && (
        <Suspense fallback={null}>
          <ProjectEditor
            key={entry.project}
            projectId={entry.project}
            list={list}
            isNew={entry.project === newId}
            isResuming={entry.resume === true}
            item={entry.item ?? null}
            onMissing={projects.showMore}
            onClose={close}
          />
        </Suspense>
      )}
      <PrintedPlan />
    </div>
  )
}

/** The live list; what the server has answered of its saves is settled. */
function useProjects(uid: string) {
  const projects = useLiveList(
    useCallback(
      (onValue: OnValue<LiveList<LiveProject>>, onError: OnError, count: number) =>
        watchProjects(uid, onValue, onError, count),
      [uid],
    ),
  )
  const { list } = projects
  const isFromServer = list.status === 'ready' && !list.isFromCache

  useEffect(() => {
    if (isFromServer) settleSaves(uid, list.value)
  }, [uid, isFromServer, list])

  return projects
}

/** The open editor lies over the list. */
function useEditorEntry() {
  const { entry, open: lay, close } = useOverlayEntry(parseEditorState)
  const open = useCallback(
    (project: string, resume?: true) => lay({ project, ...(resume && { resume }) }),
    [lay],
  )
  return { entry, open, close }
}

function parseEditorState(fields: Fields): EditorState | null {
  const project = readText(fields['project'])
  if (!/^[\w-]{1,64}$/.test(project)) return null
  const item = readText(fields['item'])
  return { project, ...(fields['resume'] === true && { resume: true }), ...(item !== '' && { item }) }
}
