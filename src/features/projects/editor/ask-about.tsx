import { AskCoachButton } from '@/components/ask-coach-button'
import { useEditing, type EditorStore } from './editor-store'

interface AskAboutProps {
  store: EditorStore
  item: string
  className?: string
}

/** « Demander au coach » about one text of the project, with the title in the field above. */
export function AskAbout({ store, item, className = '' }: AskAboutProps) {
  const title = useEditing(store, ({ content }) => content.title)
  const project = { id: store.projectId, title }
  return <AskCoachButton isIconOnly subject={{ kind: 'item', project, item }} className={className} />
}
