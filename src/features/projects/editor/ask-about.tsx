import { AskCoachButton } from '@/components/ask-coach-button'
import { useEditing, type EditorStore } from './editor-store'

type Part = { readonly item: string } | { readonly section: string }

/** « Demander au coach » about one text or one section of the project as it is called in the field above. */
export function AskAbout({ store, part, className }: { store: EditorStore; part: Part; className: string }) {
  const title = useEditing(store, ({ content }) => content.title)
  const project = { id: store.projectId, title }
  return 'item' in part ? (
    <AskCoachButton isIconOnly subject={{ kind: 'item', project, item: part.item }} className={className} />
  ) : (
    <AskCoachButton subject={{ kind: 'section', project, section: part.section }} className={className} />
  )
}
