import { Suspense, useState } from 'react'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { isBlank } from '@/domain/base/text/visible-text'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { offerReload } from '@/components/frame/offer-reload'
import type { EditorStore } from './editor-store'

const Questions = lazyWithPreload(() => import('./questions').then((m) => m.Questions))

export interface Asking {
  readonly section: ProjectSectionKey
  /** Index of the item in its section. */
  readonly index: number
}

export function useQuestions(store: EditorStore, onSelect: (section: ProjectSectionKey) => void) {
  const [asking, setAsking] = useState<Asking | null>(null)

  /** Starts at the first empty item, or at the first one if none is empty. */
  function begin(section: ProjectSectionKey) {
    setAsking({ section, index: firstEmpty(store.read().content.sections[section]) ?? 0 })
  }

  function goToNextSection() {
    const next = asking && sectionAfter(asking.section)
    if (!next) return
    onSelect(next)
    begin(next)
  }

  return {
    ask: (section: ProjectSectionKey) => {
      Questions.preload().then(
        () => begin(section),
        () => offerReload('Les questions n’ont pas pu s’afficher. Vérifiez votre connexion.'),
      )
    },
    drawn: asking && (
      <Suspense fallback={null}>
        <Questions
          store={store}
          asking={asking}
          onStep={(index) => setAsking({ ...asking, index })}
          onNextSection={goToNextSection}
          onClose={() => setAsking(null)}
        />
      </Suspense>
    ),
  }
}

/** Null: the section is the last one. */
export function sectionAfter(section: ProjectSectionKey): ProjectSectionKey | null {
  const at = PROJECT_SECTIONS.findIndex(({ key }) => key === section)
  return PROJECT_SECTIONS[at + 1]?.key ?? null
}

/** Index in the section; null: all are filled. */
export function firstEmpty(items: readonly { readonly content: string }[]): number | null {
  const index = items.findIndex(({ content }) => isBlank(content))
  return index === -1 ? null : index
}
