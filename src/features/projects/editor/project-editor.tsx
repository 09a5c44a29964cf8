import { useEffect, useState } from 'react'
import { focusHeading } from '@/components/main-landmark'
import { useSignedIn } from '@/components/signed-in-context'
import { dropDraft, dropOpenDraft, keepDraft, readDrafts, resumeDraft } from '@/data/projects/project-drafts'
import type { LiveProject } from '@/data/projects/projects'
import { serverNow } from '@/data/session/server-clock'
import type { Live } from '@/data/live/use-live'
import type { LiveList } from '@/data/live/live-list'
import { EditorLoading } from './editor-loading'
import { OpenEditor } from './editor-open'
import { createEditorStore, type EditorDevice, type EditorStore } from './editor-store'
import { isSignedIn } from './use-leave-guard'

interface ProjectEditorProps {
  /** One that no page of the list holds, and that has no draft, is a new project. */
  projectId: string
  list: Live<LiveList<LiveProject>>
  /** Begun a moment ago: nobody has to look for it. */
  isNew: boolean
  /** The draft was made a moment ago, by another screen: taken up without asking. */
  isResuming: boolean
  /** The pages that are here do not hold it: asks for a further one. */
  onMissing: () => void
  /** Leaves the history entry of the editor; the mounting screen then unmounts it. */
  onClose: () => void
}

/** Long enough for the list to show a save or a deletion. */
const SETTLED_MS = 500

/** The overlay in which a project is written. Mount it with `key={projectId}`. */
export function ProjectEditor(props: ProjectEditorProps) {
  const { projectId, list, isNew, isResuming, onMissing, onClose } = props
  const { user } = useSignedIn()
  const [opener] = useState(() => document.activeElement)
  const [store, setStore] = useState<EditorStore | null>(null)
  const stored = storedProject(list, projectId)
  if (!store && (stored !== undefined || isNew || isNeverSaved(user.uid, projectId))) {
    setStore(createEditorStore(projectId, stored ?? null, editorDevice(user.uid, projectId)))
  }

  useEffect(() => {
    if (store && stored !== undefined) store.receive(stored)
  }, [store, stored])

  useEffect(() => {
    if (store && isResuming) store.resumeDraft()
  }, [store, isResuming])

  const isFurther = !store && stored === undefined && list.status === 'ready' && list.value.hasMore
  useEffect(() => {
    if (isFurther) onMissing()
  }, [isFurther, list, onMissing])

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

/** undefined: not known yet; null: the server has no such project. */
function storedProject(list: Live<LiveList<LiveProject>>, projectId: string) {
  if (list.status !== 'ready') return undefined
  const found = list.value.items.find(({ id }) => id === projectId)
  return found ?? (list.isFromCache || list.value.hasMore ? undefined : null)
}

function isNeverSaved(uid: string, projectId: string): boolean {
  return readDrafts(uid).get(projectId)?.version === ''
}

/** This browser's storage, for one project of one user. */
function editorDevice(uid: string, projectId: string): EditorDevice {
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
