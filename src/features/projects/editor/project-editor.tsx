import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { CoachSeat } from '@/components/coach-seat'
import { focusHeading } from '@/components/frame/main-landmark'
import { useSignedIn } from '@/components/signed-in-context'
import { readDrafts } from '@/data/projects/project-drafts'
import type { Live } from '@/data/live/use-live'
import type { LiveList } from '@/data/live/live-list'
import { holdOpen } from '@/data/projects/open-project'
import type { LiveProject } from '@/data/projects/projects'
import { removeProject } from '@/data/projects/project-saves'
import { readQuestionPlace } from '@/data/projects/question-place'
import { codeOf } from '@/domain/base/errors'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { errorText } from '@/lib/error-text'
import { OverlayDialog } from '@/ui/overlay-dialog'
import { showToast } from '@/ui/toast'
import { editorDevice } from './browser-device'
import { goTo, placeOfItem, placeOfObstacle } from './editor-focus'
import { EditorFooter } from './editor-footer'
import { EditorForm } from './editor-form'
import { EditorLoading } from './editor-loading'
import { DeleteQuestion, LeaveQuestion } from './editor-questions'
import { isDirty } from './editor-state'
import { createEditorStore, useEditing, useIsKept, type EditorStore } from './editor-store'
import { collectGains, saveWork } from './save-work'
import { useLeaveGuard } from './use-leave-guard'

interface ProjectEditorProps {
  /** One that no page of the list holds, and that has no draft, is a new project. */
  projectId: string
  list: Live<LiveList<LiveProject>>
  /** Begun a moment ago: nobody has to look for it. */
  isNew: boolean
  /** The draft was made a moment ago, by another screen: taken up without asking. */
  isResuming: boolean
  /** The item that one comes for; null: none. */
  item: string | null
  /** The pages that are here do not hold it: asks for a further one. */
  onMissing: () => void
  /** Leaves the history entry of the editor; the mounting screen then unmounts it. */
  onClose: () => void
}

/** Long enough for the list to show a save or a deletion. */
const SETTLED_MS = 500

/** The overlay in which a project is written. Mount it with `key={projectId}`. */
export function ProjectEditor(props: ProjectEditorProps) {
  const { projectId, list, isNew, isResuming, item, onMissing, onClose } = props
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
    // With nothing stored the draft is all that there is, and is written on.
    if (store && (isResuming || !store.read().base)) store.resumeDraft()
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
  return <OpenEditor {...{ uid: user.uid, store, item, onClose, returnFocus }} />
}

interface OpenEditorProps {
  uid: string
  store: EditorStore
  item: string | null
  onClose: () => void
  returnFocus: () => HTMLElement | boolean
}

/** The editor of a project that is known: everything that can be done with it as a whole. */
function OpenEditor({ uid, store, item, onClose, returnFocus }: OpenEditorProps) {
  const titleRef = useRef<HTMLInputElement>(null)
  const [arrival] = useState(() => (item === null ? null : placeOfItem(store.read().content, item)))
  const [section, setSection] = useState<ProjectSectionKey>(
    () => arrival?.section ?? readQuestionPlace(uid, store.projectId)?.section ?? PROJECT_SECTIONS[0].key,
  )
  const [isChecked, setIsChecked] = useState(false)
  const [question, setQuestion] = useState<'delete' | 'cancel' | null>(null)
  const base = useEditing(store, (state) => state.base)
  const isKept = useIsKept(store)
  const { blocker, letGo } = useLeaveGuard(store, uid)
  useEffect(
    () =>
      holdOpen({
        id: store.projectId,
        content: () => store.read().content,
        change(change) {
          store.change(change)
          // On the device at once: who wrote it from elsewhere sees by the draft that it is there.
          store.keep()
        },
      }),
    [store],
  )

  useEffect(() => collectGains(), [])

  /** As it was when opened. */
  function cancel(isLost = false) {
    const hasDraft = store.goBack(isLost)
    if (hasDraft === null) {
      setQuestion('cancel')
      return
    }
    if (!letGo()) return
    if (hasDraft) showToast({ text: 'Brouillon gardé sur cet appareil' })
    onClose()
  }

  /** As it is now: what is saved by itself is saved, the rest stays a draft. */
  function leave() {
    store.saveNow()
    if (isDirty(store.read())) cancel()
    else if (letGo()) onClose()
  }

  function save() {
    const obstacle = store.obstacle()
    if (obstacle) {
      setIsChecked(true)
      goTo(placeOfObstacle(store.read(), obstacle), setSection)
      return
    }
    if (!letGo()) return
    saveWork(store, uid)
    onClose()
  }

  function remove() {
    if (!letGo()) return
    store.end()
    if (base) {
      removeProject(base).catch((thrown: unknown) => {
        console.warn('A project was not deleted', thrown)
        showToast({ text: errorText('projectDelete', codeOf(thrown)), tone: 'alert' })
      })
    }
    onClose()
  }

  function saveByKey(event: KeyboardEvent<HTMLElement>) {
    const isHere = event.currentTarget.contains(event.target as Node)
    if (!isHere || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    save()
  }

  return (
    <OverlayDialog
      title={base?.title || 'Nouveau projet'}
      onDismiss={leave}
      onKeyDown={saveByKey}
      // Who leaves a field may ask the coach about it.
      onBlur={store.keep}
      {...(!base && { initialFocus: titleRef })}
      {...(arrival && { initialFocus: () => document.getElementById(arrival.id) })}
      finalFocus={returnFocus}
    >
      <EditorForm
        store={store}
        titleRef={titleRef}
        isChecked={isChecked}
        section={section}
        onSelect={setSection}
      />
      <EditorFooter
        store={store}
        onDelete={() => setQuestion('delete')}
        onCancel={() => cancel()}
        onSave={save}
      />
      <CoachSeat />
      <DeleteQuestion isOpen={question === 'delete'} onClose={() => setQuestion(null)} onConfirm={remove} />
      <LeaveQuestion
        isOpen={question === 'cancel' || blocker.state === 'blocked'}
        isKept={isKept !== false}
        onClose={() => {
          setQuestion(null)
          blocker.reset?.()
        }}
        onConfirm={() => {
          if (blocker.state === 'blocked') blocker.proceed()
          else cancel(true)
        }}
      />
    </OverlayDialog>
  )
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
