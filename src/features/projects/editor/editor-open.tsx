import { useRef, useState, type KeyboardEvent } from 'react'
import { removeProject } from '@/data/projects/projects'
import { codeOf } from '@/domain/base/errors'
import { errorText } from '@/lib/error-text'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { OverlayDialog } from '@/ui/overlay-dialog'
import { showToast } from '@/ui/toast'
import { goTo, placeOfObstacle } from './editor-focus'
import { EditorFooter } from './editor-footer'
import { EditorForm } from './editor-form'
import { DeleteQuestion, LeaveQuestion } from './editor-questions'
import { saveWork } from './editor-save'
import { isDirty } from './editor-state'
import type { EditorStore } from './editor-store'
import { useEditing, useIsKept } from './use-editing'
import { useLeaveGuard } from './use-leave-guard'

interface OpenEditorProps {
  uid: string
  store: EditorStore
  onClose: () => void
  returnFocus: () => HTMLElement | boolean
}

/** The editor of a project that is known: everything that can be done with it as a whole. */
export function OpenEditor({ uid, store, onClose, returnFocus }: OpenEditorProps) {
  const titleRef = useRef<HTMLInputElement>(null)
  const [section, setSection] = useState<ProjectSectionKey>(PROJECT_SECTIONS[0].key)
  const [isChecked, setIsChecked] = useState(false)
  const [question, setQuestion] = useState<'delete' | 'leave' | null>(null)
  const base = useEditing(store, (state) => state.base)
  const isKept = useIsKept(store)
  const { blocker, letGo } = useLeaveGuard(store, uid)

  function cancel() {
    store.keep()
    const isLost = isDirty(store.read()) && store.isKept() === false
    if (isLost) {
      setQuestion('leave')
      return
    }
    if (!letGo()) return
    if (isDirty(store.read())) showToast({ text: 'Brouillon gardé sur cet appareil' })
    onClose()
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
      onDismiss={cancel}
      onKeyDown={saveByKey}
      {...(!base && { initialFocus: titleRef })}
      finalFocus={returnFocus}
    >
      <EditorForm
        store={store}
        titleRef={titleRef}
        isChecked={isChecked}
        section={section}
        onSelect={setSection}
      />
      <EditorFooter store={store} onDelete={() => setQuestion('delete')} onCancel={cancel} onSave={save} />
      <DeleteQuestion isOpen={question === 'delete'} onClose={() => setQuestion(null)} onConfirm={remove} />
      <LeaveQuestion
        isOpen={question === 'leave' || blocker.state === 'blocked'}
        isKept={isKept !== false}
        onClose={() => {
          setQuestion(null)
          blocker.reset?.()
        }}
        onConfirm={() => {
          if (blocker.state === 'blocked') blocker.proceed()
          else if (letGo()) onClose()
        }}
      />
    </OverlayDialog>
  )
}
