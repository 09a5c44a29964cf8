import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { CoachSeat } from '@/components/coach-seat'
import { focusHeading } from '@/components/frame/main-landmark'
import { useSignedIn } from '@/components/signed-in-context'
import { useIsGone } from '@/components/use-is-gone'
import { projectQuery } from '@/data/project-lists'
import { useLive } from '@/data/sync/use-live'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { announceGain } from '@/components/work/announce-gain'
import { offerUndo } from '@/components/offer-undo'
import { isShortcut } from '@/lib/keys/shortcut-key'
import { OverlayDialog } from '@/ui/popups/overlay-dialog'
import { begunProject, deleteProject, editorDevice, hasTypedTexts } from './editor-device'
import { goTo, placeOfItem, placeOfObstacle } from './editor-focus'
import { EditorFooter } from './editor-footer'
import { EditorForm } from './editor-form'
import { EditorLoading } from './editor-loading'
import { DeleteQuestion } from './editor-questions'
import { EditorStore, useEditing } from './editor-store'

interface ProjectEditorProps {
  projectId: string
  /** Created a moment ago: the editor does not wait for a document. */
  isNew: boolean
  /** Stored just before the editor opened: removed again if left unchanged. */
  isFresh: boolean
  /** The item to open; null: none. */
  item: string | null
  /** Leaves the history entry of the editor; the mounting screen then unmounts the editor. */
  onClose: () => void
}

/** Time for the list to show a save or a deletion. */
const SETTLED_MS = 500

/** The overlay for editing a project. Mount it with `key={projectId}`. */
export function ProjectEditor({ projectId, isNew, isFresh, item, onClose }: ProjectEditorProps) {
  const { uid } = useSignedIn().user
  // After a reload nothing has the focus: the editor has no opener.
  const [opener] = useState(() => (document.activeElement === document.body ? null : document.activeElement))
  const [store, setStore] = useState<EditorStore | null>(null)
  const live = useLive(uid, projectQuery(projectId))
  // Undefined: unknown; null: missing on the server.
  const stored = live.status === 'ready' ? (live.value ?? (live.isLive ? null : undefined)) : undefined
  const [isBegun] = useState(() => isNew || begunProject(uid) === projectId)
  const [isKept] = useState(() => hasTypedTexts(uid, projectId))
  const isMissing = stored === null && !isBegun && !isKept
  if (!store && !isMissing && (stored !== undefined || isBegun)) {
    setStore(
      new EditorStore(
        projectId,
        stored ?? null,
        editorDevice(uid, projectId, !isBegun || Boolean(stored)),
        isFresh,
      ),
    )
  }

  useEffect(() => {
    if (store && stored !== undefined) store.receive(stored === null)
  }, [store, stored])

  function returnFocus() {
    // The changes may have removed the opener from the list.
    setTimeout(() => {
      if (document.activeElement === document.body) focusHeading()
    }, SETTLED_MS)
    return opener instanceof HTMLElement && opener.isConnected && opener
  }

  if (!store) {
    return <EditorLoading list={live} isMissing={isMissing} onClose={onClose} returnFocus={returnFocus} />
  }
  return <OpenEditor store={store} item={item} onClose={onClose} returnFocus={returnFocus} />
}

/** After the editor was left, also by Back: removes a project that was stored just before and left unchanged. */
function settleLeft(store: EditorStore, isGone: ReturnType<typeof useIsGone>): void {
  if (!isGone.current) return
  if (store.isLeftGone) offerUndo('Ce projet a été supprimé', () => store.save(), 'En faire un nouveau')
  const restore = store.takeAway()
  if (restore) offerUndo('Projet retiré\u00a0: rien n’y a été changé', restore, 'Rétablir')
}

interface OpenEditorProps {
  store: EditorStore
  item: string | null
  onClose: () => void
  returnFocus: () => HTMLElement | boolean
}

function OpenEditor({ store, item, onClose, returnFocus }: OpenEditorProps) {
  const titleRef = useRef<HTMLInputElement>(null)
  const [arrival] = useState(() => (item === null ? null : placeOfItem(store.read().content, item)))
  const [section, setSection] = useState<ProjectSectionKey>(() => arrival?.section ?? PROJECT_SECTIONS[0].key)
  const [isChecked, setIsChecked] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const base = useEditing(store, (state) => state.base)
  const [isUntitled] = useState(base === null)
  const isClosing = useRef(false)
  const isGone = useIsGone()

  useEffect(() => {
    return () => {
      store.close()
      // One message for all earned points.
      void store.takeGain().then(announceGain)
      // Not when React runs its effects a second time.
      queueMicrotask(() => settleLeft(store, isGone))
    }
  }, [store, isGone])

  /** The second half of a double click must not go back twice. */
  function close(act: () => void) {
    if (isClosing.current) return
    isClosing.current = true
    act()
    onClose()
  }

  /** Esc, Back: what was written is kept. */
  function dismiss() {
    close(() => store.close())
  }

  function cancel() {
    close(() => {
      const restore = store.cancel()
      if (restore) offerUndo('Modifications annulées', restore, 'Rétablir')
    })
  }

  function save() {
    const obstacle = store.obstacle()
    if (obstacle) {
      setIsChecked(true)
      goTo(placeOfObstacle(store.read().content, obstacle), setSection)
      return
    }
    close(() => store.save())
  }

  function remove() {
    close(() => {
      store.end()
      if (base) void deleteProject(base)
    })
  }

  function saveByKey(event: KeyboardEvent<HTMLElement>) {
    const isHere = event.currentTarget.contains(event.target as Node)
    if (!isHere || !isShortcut(event, 's')) return
    event.preventDefault()
    save()
  }

  return (
    <OverlayDialog
      title={base?.title || 'Nouveau projet'}
      onDismiss={dismiss}
      onKeyDown={saveByKey}
      onBlur={store.leave}
      {...(isUntitled && { initialFocus: titleRef })}
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
      <EditorFooter store={store} onDelete={() => setIsDeleting(true)} onCancel={cancel} onSave={save} />
      <CoachSeat />
      <DeleteQuestion isOpen={isDeleting} onClose={() => setIsDeleting(false)} onConfirm={remove} />
    </OverlayDialog>
  )
}
