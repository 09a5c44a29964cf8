import { ListChecks } from 'lucide-react'
import { Suspense, useState } from 'react'
import { PROJECT_PARTS } from '@/domain/projects/parts'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { showToast } from '@/ui/toast'
import { AskAbout } from './ask-about'
import { useEditing, type EditorStore } from './editor-store'

const FillSection = lazyWithPreload(() => import('./fill-section').then((m) => m.FillSection))

interface SectionHelpProps {
  store: EditorStore
  section: ProjectSectionKey
}

/** Under the name of a section: its empty texts question by question, and the coach. */
export function SectionHelp({ store, section }: SectionHelpProps) {
  const { label } = PROJECT_PARTS[section]
  const hasEmpty = useEditing(store, ({ content }) => emptyItems(content.sections[section]).length > 0)
  /** Those that were empty when it was opened: what is written into them leaves them in the list. */
  const [filling, setFilling] = useState<readonly number[] | null>(null)

  const isFillable = hasEmpty || filling !== null

  function fill() {
    const items = emptyItems(store.read().content.sections[section])
    FillSection.preload().then(
      () => setFilling(items),
      () =>
        showToast({
          text: "Les questions n'ont pas pu s'afficher. Vérifiez votre connexion.",
          tone: 'alert',
        }),
    )
  }

  return (
    <div className="-mx-2 -mt-3 flex flex-wrap items-center gap-x-2">
      {isFillable && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Remplir avec le coach\u00a0: ${label}`}
          onClick={fill}
          className="inline-flex min-h-target items-center gap-1.5 rounded-full px-2 text-small font-medium text-brand-text hover:bg-brand-soft"
        >
          <ListChecks aria-hidden className="size-4" />
          Remplir avec le coach
        </button>
      )}
      <AskAbout store={store} part={{ section: label }} isTight={isFillable} />
      {filling && (
        <Suspense fallback={null}>
          <FillSection store={store} section={section} items={filling} onClose={() => setFilling(null)} />
        </Suspense>
      )}
    </div>
  )
}

function emptyItems(items: readonly { readonly content: string }[]): number[] {
  return items.flatMap(({ content }, index) => (content.trim() === '' ? [index] : []))
}
