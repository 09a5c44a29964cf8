import { Ellipsis, FileText, History, Printer, Store, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { offerUndo } from '@/components/offer-undo'
import { useSignedIn } from '@/components/signed-in-context'
import { useIdleLoad } from '@/components/use-idle-load'
import type { ProjectContent } from '@/domain/projects/parts'
import type { ProjectPlan } from '@/domain/projects/project'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { AnchoredMenu } from '@/ui/popups/menu'
import { lazyPopup } from '@/ui/popups/lazy-popup'
import type { EditingState } from './editing-state'
import { useEditing, type EditorStore } from './editor-store'
import { usePrintedInstead, useProjectExports } from '../print/use-project-exports'

const VersionsDialog = lazyPopup(
  () => import('../versions/versions-dialog').then((m) => m.VersionsDialog),
  'isOpen',
)

/** Actions on the plan in the fields, saved or not. */
export function EditorMenu({ store }: { store: EditorStore }) {
  const { downloadMarkdown, print } = useProjectExports()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isVersionsOpen, setIsVersionsOpen] = useState(false)
  const isStored = useEditing(store, ({ base }) => base !== null)
  const read = () => planOf(store)
  const navigate = useNavigate()
  usePrintedInstead(read)
  useIdleLoad(VersionsDialog.preload, isStored)
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label="Autres actions"
        title="Autres actions"
        onClick={(event) => setAnchor(event.currentTarget)}
        className="px-3 first:-ml-2"
      >
        <Ellipsis aria-hidden className="size-5 shrink-0" />
        <span className="max-lg:sr-only">Autres actions</span>
      </Button>
      <AnchoredMenu
        label="Autres actions"
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={[
          ...(isStored
            ? [
                item('launch', 'Mise en vente', Store, () => void navigate(paths.launchOf(store.projectId))),
                item('versions', 'Versions', History, () => setIsVersionsOpen(true)),
              ]
            : []),
          item('print', 'Imprimer ou PDF', Printer, () => print(read())),
          item('markdown', 'Fichier texte', FileText, () => downloadMarkdown(read())),
        ]}
      />
      <Versions store={store} isOpen={isVersionsOpen} onOpenChange={setIsVersionsOpen} />
    </>
  )
}

function item(key: string, label: string, Icon: LucideIcon, onSelect: () => void) {
  return {
    key,
    label: (
      <>
        <Icon aria-hidden className="mr-2.5 size-4" />
        {label}
      </>
    ),
    onSelect,
  }
}

interface VersionsProps {
  store: EditorStore
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function Versions({ store, ...dialog }: VersionsProps) {
  const { user } = useSignedIn()
  const present = useEditing(store, ({ content }) => content)
  const obstacle = useEditing(store, obstacleOf)
  const endOffer = useRef<() => void>(undefined)
  // The offer of an undo ends with the editor; the previous text is a version by then.
  useEffect(() => () => endOffer.current?.(), [])

  /** A restored version is edited like any other text. */
  function takeBack(version: ProjectContent) {
    endOffer.current = offerUndo('Version reprise', store.replaceWith(version))
  }

  return (
    <VersionsDialog
      uid={user.uid}
      projectId={store.projectId}
      present={present}
      obstacle={obstacle}
      {...dialog}
      onTakeBack={takeBack}
    />
  )
}

/** The reason why the whole text may not change now; null: none. */
function obstacleOf({ isGone }: EditingState): string | null {
  return isGone
    ? 'Ce projet a été supprimé entre-temps\u00a0: «\u00a0Sauvegarder\u00a0» en fait d’abord un nouveau.'
    : null
}

function planOf(store: EditorStore): ProjectPlan {
  const { content, base } = store.read()
  return {
    ...content,
    description: base?.description ?? '',
    createdAt: base?.createdAt ?? null,
    updatedAt: base?.updatedAt ?? null,
  }
}
