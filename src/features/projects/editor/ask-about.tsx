import { AskCoachButton } from '@/components/ask-coach-button'
import { useEditing, type EditorStore } from './editor-store'

type Part = { readonly item: string } | { readonly section: string }

interface AskAboutProps {
  store: EditorStore
  part: Part
  isTight?: boolean
  className?: string
}

/** « Demander au coach » about one text or one section of the project as it is called in the field above. */
export function AskAbout({ store, part, isTight = false, className = '' }: AskAboutProps) {
  const title = useEditing(store, ({ content }) => content.title)
  const project = { id: store.projectId, title }
  return 'item' in part ? (
    <AskCoachButton isIconOnly subject={{ kind: 'item', project, item: part.item }} className={className} />
  ) : (
    <AskCoachButton
      subject={{ kind: 'section', project, section: part.section }}
      isTight={isTight}
      className={className}
    />
  )
}
