import { useEffect, useState } from 'react'
import { focusHeading } from '@/components/app-shell-arrival'
import { useSignedIn } from '@/components/signed-in-context'
import type { LiveProject } from '@/data/projects'
import type { Live } from '@/data/use-live'
import type { LiveList } from '@/data/watch-list'
import { editorDevice } from './editor-device'
import { EditorLoading } from './editor-loading'
import { OpenEditor } from './editor-open'
import { createEditorStore, type EditorStore } from './editor-store'

export interface ProjectEditorProps {
  /** One that the list does not hold, and that has no draft, is a new project. */
  projectId: string
  list: Live<LiveList<LiveProject>>
  /** The draft was made a moment ago, by another screen: taken up without asking. */
  isResuming?: boolean
  /** Leaves the history entry of the editor; the mounting screen then unmounts it. */
  onClose: () => void
}

/** Long enough for the list to show a save or a deletion. */
const SETTLED_MS = 500

/** The overlay in which a project is written. Mount it with `key={projectId}`. */
export function ProjectEditor({ projectId, list, isResuming = false, onClose }: ProjectEditorProps) {
  const { user } = useSignedIn()
  const [opener] = useState(() => document.activeElement)
  const [store, setStore] = useState<EditorStore | null>(null)
  const stored = storedProject(list, projectId)
  if (!store && stored !== undefined) {
    setStore(createEditorStore(projectId, stored, editorDevice(user.uid, projectId)))
  }

  useEffect(() => {
    if (store && stored !== undefined) store.receive(stored)
  }, [store, stored])

  useEffect(() => {
    if (store && isResuming) store.resumeDraft()
  }, [store, isResuming])

  function returnFocus() {
    // What opened it may leave the list with what was done here.
    setTimeout(() => {
      if (document.activeElement === document.body) focusHeading()
    }, SETTLED_MS)
    return opener instanceof HTMLElement && opener.isConnected && opener
  }

  if (!store) return <EditorLoading list={list} onClose={onClose} returnFocus={returnFocus} />
  return <OpenEditor uid={user.uid} store={store} onClose={onClose} returnFocus={returnFocus} />
}

/** undefined: not known; null: there is none. */
function storedProject(list: ProjectEditorProps['list'], projectId: string) {
  if (list.status !== 'ready') return undefined
  return list.value.items.find(({ id }) => id === projectId) ?? null
}
