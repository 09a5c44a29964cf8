import { Link } from 'react-router-dom'
import { ITEM_PLACES, itemPlace } from '@/domain/projects/text/item-text'
import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import { paths } from '@/lib/paths'
import { SelectField } from '@/ui/fields/select-field'
import { Skeleton } from '@/ui/skeleton'
import { PresentText } from '@/components/work/present-text'
import type { useProjectsToChoose } from '@/components/work/use-projects'

export interface Place {
  readonly projectId: string
  /** For example `product-1`. */
  readonly element: string
}

interface ProjectPlaceProps {
  projects: ReturnType<typeof useProjectsToChoose>
  place: Place
  onChange: (place: Place) => void
}

export function ProjectPlace({ projects, place, onChange }: ProjectPlaceProps) {
  if (projects.status === 'loading') return <Skeleton className="h-40" />
  if (projects.status === 'error') {
    return <p className="text-small text-danger">Les projets n'ont pas pu être lus.</p>
  }
  const { value: items } = projects
  const chosen = items.find(({ id }) => id === place.projectId) ?? items[0]
  if (!chosen) {
    return (
      <p className="text-small">
        Aucun projet pour le moment.{' '}
        <Link to={paths.projects} className="font-semibold text-brand-text underline">
          Créer un projet
        </Link>
      </p>
    )
  }
  const section = itemPlace(place.element)?.section ?? 'product'
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label="Projet"
        value={chosen.id}
        options={items.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(projectId) => onChange({ ...place, projectId })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Partie"
          value={section}
          options={PROJECT_SECTIONS.map(({ key, label }) => ({ value: key, label }))}
          onChange={(key) => onChange({ projectId: chosen.id, element: `${key}-1` })}
        />
        <SelectField
          label="Élément"
          value={place.element}
          options={ITEM_PLACES.filter((item) => item.section === section).map(({ id, title }) => ({
            value: id,
            label: title,
          }))}
          onChange={(element) => onChange({ projectId: chosen.id, element })}
        />
      </div>
      <PresentText project={chosen} element={place.element} />
    </div>
  )
}
