import { Suspense, useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { readQuestionPlace, writeQuestionPlace } from '@/data/question-place'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { showToast } from '@/ui/toast'
import type { EditorStore } from './editor-store'

const Questions = lazyWithPreload(() => import('./questions').then((m) => m.Questions))

/** What is asked question by question: a whole section, or those of its texts that were empty. */
export interface Asking {
  readonly section: ProjectSectionKey
  /** Places of the texts in the section, at least one: what is written into them leaves them in the list. */
  readonly items: readonly number[]
  readonly step: number
  /** « Une question à la fois »: its place is remembered, and the next section follows it. */
  readonly isWhole: boolean
}

/** The questions of one editor, and what draws them where they are open. */
export function useQuestions(store: EditorStore, onSelect: (section: ProjectSectionKey) => void) {
  const { user } = useSignedIn()
  const [asking, setAsking] = useState<Asking | null>(null)
  const remember = ({ section, items, step, isWhole }: Asking) => {
    if (isWhole) writeQuestionPlace(user.uid, store.projectId, { section, index: items[step] ?? 0 })
  }

  function show(next: Asking) {
    setAsking(next)
    remember(next)
  }

  function open(next: Asking) {
    Questions.preload().then(
      () => show(next),
      () =>
        showToast({
          text: "Les questions n'ont pas pu s'afficher. Vérifiez votre connexion.",
          tone: 'alert',
        }),
    )
  }

  function end() {
    if (asking?.isWhole === true) writeQuestionPlace(user.uid, store.projectId, null)
    setAsking(null)
  }

  function goToNextSection() {
    const next = asking && sectionAfter(asking.section)
    if (!next) return
    onSelect(next)
    show(wholeSection(next))
  }

  return {
    isAsking: asking !== null,
    askEmpty: (section: ProjectSectionKey) => {
      const items = emptyItems(store.read().content.sections[section])
      if (items.length > 0) open({ section, items, step: 0, isWhole: false })
    },
    /** Goes on where one stopped in this section. */
    askAll: (section: ProjectSectionKey) => {
      const place = readQuestionPlace(user.uid, store.projectId)
      open(wholeSection(section, place?.section === section ? place.index : 0))
    },
    drawn: asking && (
      <Suspense fallback={null}>
        <Questions
          store={store}
          asking={asking}
          onStep={(step) => show({ ...asking, step })}
          onNextSection={goToNextSection}
          onEnd={end}
          onClose={() => setAsking(null)}
        />
      </Suspense>
    ),
  }
}

/** null: it is the last one. */
export function sectionAfter(section: ProjectSectionKey): ProjectSectionKey | null {
  const at = PROJECT_SECTIONS.findIndex(({ key }) => key === section)
  return PROJECT_SECTIONS[at + 1]?.key ?? null
}

export function emptyItems(items: readonly { readonly content: string }[]): number[] {
  return items.flatMap(({ content }, index) => (content.trim() === '' ? [index] : []))
}

function wholeSection(section: ProjectSectionKey, step = 0): Asking {
  const { items } = PROJECT_SECTIONS.find(({ key }) => key === section) ?? PROJECT_SECTIONS[0]
  return { section, items: items.map((_, index) => index), step, isWhole: true }
}
