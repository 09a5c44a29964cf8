import { Trash2 } from 'lucide-react'
import { Button } from '@/ui/button'
import { EditorMenu } from './editor-menu'
import { useEditing, type EditorStore } from './editor-store'
import { SavedLine } from './saved-line'

interface EditorFooterProps {
  store: EditorStore
  onDelete: () => void
  onCancel: () => void
  onSave: () => void
}

export function EditorFooter({ store, onDelete, onCancel, onSave }: EditorFooterProps) {
  const isStored = useEditing(store, ({ base, isGone }) => base !== null && !isGone)
  return (
    <footer
      data-overlay-foot
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-[22.5rem]:gap-x-2 max-[22.5rem]:px-3 sm:px-6"
    >
      {isStored && (
        <Button
          variant="ghost"
          aria-label="Supprimer le projet"
          title="Supprimer le projet"
          onClick={onDelete}
          className="-ml-2 px-3 text-muted hover:bg-danger-soft hover:text-danger"
        >
          <Trash2 aria-hidden className="size-5 shrink-0" />
          <span className="max-lg:sr-only">Supprimer le projet</span>
        </Button>
      )}
      <EditorMenu store={store} />
      <div className="min-w-0 flex-1 basis-40 empty:hidden max-md:order-first max-md:basis-full">
        <SavedLine store={store} />
      </div>
      <div className="ml-auto flex gap-3 max-[22.5rem]:gap-2">
        <Button variant="secondary" onClick={onCancel} className="max-[22.5rem]:px-1.5">
          Annuler
        </Button>
        <Button onClick={onSave} title="Ctrl + S" className="max-[22.5rem]:px-3">
          Sauvegarder
        </Button>
      </div>
    </footer>
  )
}
