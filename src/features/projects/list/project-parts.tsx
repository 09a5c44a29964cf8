import { ChevronRight } from 'lucide-react'
import type { LiveProject } from '@/data/project-lists'
import { planSections } from '@/domain/projects/project'
import { Card } from '@/ui/card'

interface ProjectPartsProps {
  project: LiveProject
  /** Opens the project at an item, by its id. */
  onOpen: (item: string) => void
}

/** The parts of a person's only project, beside its card: each opens at its first empty item. */
export function ProjectParts({ project, onOpen }: ProjectPartsProps) {
  return (
    <Card aria-labelledby="parties" className="print:hidden">
      <h2 id="parties" className="text-heading font-bold">
        Ses sept parties
      </h2>
      <ul className="mt-2 gap-x-8 xl:columns-2">
        {planSections(project.sections).map(({ key, label, filled, missing, progress }) => {
          const items = project.sections[key]
          const item = items.find(({ completed }) => !completed) ?? items[0]
          return (
            <li key={key} className="break-inside-avoid border-b border-line last:border-b-0">
              <button
                type="button"
                className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] items-center gap-3 rounded-field px-2 text-left text-small hover:bg-hover active:bg-pressed"
                onClick={() => {
                  if (item) onOpen(item.id)
                }}
              >
                <span className="min-w-0 flex-1 font-semibold">{label}</span>
                <span
                  aria-hidden
                  className="h-2 w-16 shrink-0 overflow-hidden rounded-full bg-line max-[24rem]:hidden sm:w-24"
                >
                  <span className="block h-full bg-brand" style={{ width: `${progress}%` }} />
                </span>
                <span className="shrink-0 text-muted tabular-nums">
                  {`${filled.length} sur\u00a0${filled.length + missing.length}`}
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
              </button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
