import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { SelectField } from '@/ui/select-field'

const OPTIONS = PROJECT_SECTIONS.map(({ key, label }) => ({ value: key, label }))

interface SectionSelectProps {
  section: ProjectSectionKey
  onSelect: (section: ProjectSectionKey) => void
}

/** The sections where there is no room for a column of tabs. */
export function SectionSelect({ section, onSelect }: SectionSelectProps) {
  return (
    <SelectField
      label="Section"
      isLabelHidden
      options={OPTIONS}
      value={section}
      onChange={onSelect}
      className="min-w-0 flex-1 font-semibold"
    />
  )
}
