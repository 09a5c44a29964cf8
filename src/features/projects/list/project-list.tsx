import { useDeferredValue, useMemo } from 'react'
import type { LiveProject } from '@/data/projects/projects'
import { ProjectCard, type ProjectCardActions } from './project-card'
import type { FoundProject } from './project-list-view'

/** Fills whole rows of one, two and three columns. */
const GROUP = 24

interface ProjectListProps {
  found: readonly FoundProject<LiveProject>[]
  /** Projects with unsaved work on this device. */
  drafted: ReadonlySet<string>
  now: Date
  actions: ProjectCardActions
}

/**
 * All the cards stay in the document, so that searching in the page and screen readers see them; those out of sight
 * are spared layout and paint by groups, and a memoised card is drawn again only when it changed.
 */
export function ProjectList({ found, drafted, now, actions }: ProjectListProps) {
  const shown = useDeferredValue(found, found.slice(0, GROUP))
  const groups = useMemo(() => {
    const count = Math.ceil(shown.length / GROUP)
    return Array.from({ length: count }, (_, index) => shown.slice(index * GROUP, (index + 1) * GROUP))
  }, [shown])
  return (
    <div role="list" aria-label="Projets" className="-mx-4 -mt-1">
      {groups.map((group, index) => (
        <div
          key={index}
          // Painting stays inside of its box: the padding leaves room for shadows and focus rings.
          className="grid gap-4 px-4 pt-1 pb-3 [contain-intrinsic-block-size:auto_345rem] [content-visibility:auto] sm:grid-cols-2 sm:[contain-intrinsic-block-size:auto_164rem] lg:grid-cols-3 lg:gap-6 lg:pb-5 lg:[contain-intrinsic-block-size:auto_112rem]"
        >
          {group.map(({ project, foundIn }) => (
            <ProjectCard
              key={project.id}
              project={project}
              foundIn={foundIn}
              hasDraft={drafted.has(project.id)}
              now={now}
              actions={actions}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
