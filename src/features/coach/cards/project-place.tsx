import { ChooseProject } from '@/components/work/choose-project'
import { PresentText } from '@/components/work/present-text'
import type { LiveProject } from '@/data/project-lists'
import { ITEM_PLACES, itemPlace } from '@/domain/projects/text/item-text'
import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import { SelectField } from '@/ui/fields/select-field'

export interface Place {
  readonly projectId: string
  /** For example `product-1`. */
  readonly element: string
}

interface ProjectPlaceProps {
  uid: string
  /** The chosen project; undefined: none, or not loaded. */
  project: LiveProject | undefined
  element: string
  onChange: (place: Place) => void
}

export function ProjectPlace({ uid, project, element, onChange }: ProjectPlaceProps) {
  const section = itemPlace(element)?.section ?? 'product'
  const projectId = project?.id ?? ''
  return (
    <div className="flex flex-col gap-3">
      <ChooseProject
        uid={uid}
        question="Projet"
        value={projectId}
        onChange={(id) => onChange({ projectId: id, element })}
      />
      {project && (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <SelectField
              label="Partie"
              value={section}
              options={PROJECT_SECTIONS.map(({ key, label }) => ({ value: key, label }))}
              onChange={(key) => onChange({ projectId, element: `${key}-1` })}
            />
            <SelectField
              label="Point"
              value={element}
              options={ITEM_PLACES.filter((item) => item.section === section).map(({ id, title }) => ({
                value: id,
                label: title,
              }))}
              onChange={(id) => onChange({ projectId, element: id })}
            />
          </div>
          <PresentText project={project} element={element} />
        </>
      )}
    </div>
  )
}
