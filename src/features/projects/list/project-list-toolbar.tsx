import { useRef } from 'react'
import { PROJECT_STATUSES, projectStatusLabel } from '@/domain/projects/project-status'
import { formatNumber } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { SearchField } from '@/ui/fields/search-field'
import { SelectField } from '@/ui/fields/select-field'
import { isNarrowed, WHOLE_LIST, type ProjectListView } from './project-list-view'

const STATUS_OPTIONS = [
  { value: 'all' as const, label: 'Tous' },
  ...PROJECT_STATUSES.map((status) => ({ value: status, label: projectStatusLabel(status) })),
]

const SORT_OPTIONS = [
  { value: 'updated', label: 'Plus récents' },
  { value: 'title', label: 'Titre' },
  { value: 'progress', label: 'Progression' },
] as const

interface ProjectListToolbarProps {
  view: ProjectListView
  onChange: (view: ProjectListView) => void
  /** Number of projects in the view, and of all. */
  shown: number
  total: number
  /** The server has more projects: only the loaded ones are searched and sorted. */
  isPartial: boolean
}

export function ProjectListToolbar({ view, onChange, shown, total, isPartial }: ProjectListToolbarProps) {
  const isWhole = !isNarrowed(view)
  const all = `${isPartial ? 'plus de ' : ''}${countText(total)}`
  const field = useRef<HTMLInputElement>(null)

  /** The pressed button disappears, so the search field takes the focus. */
  function clear(next: ProjectListView) {
    field.current?.focus()
    onChange(next)
  }

  return (
    <div role="search" aria-label="Dans mes projets" className="flex flex-col gap-2 print:hidden">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
        <div className="col-span-2 sm:col-span-1">
          <SearchField
            ref={field}
            label="Rechercher"
            placeholder="Un titre, un mot d’une note"
            clearLabel="Effacer la recherche"
            value={view.search}
            onChange={(search) => onChange({ ...view, search })}
            onClear={() => clear({ ...view, search: '' })}
          />
        </div>
        <SelectField
          label="Statut"
          options={STATUS_OPTIONS}
          value={view.status}
          onChange={(status) => onChange({ ...view, status })}
        />
        <SelectField
          label="Trier par"
          options={SORT_OPTIONS}
          value={view.sort}
          onChange={(sort) => onChange({ ...view, sort })}
        />
      </div>
      <div className="-mb-4 flex min-h-target flex-wrap items-center gap-x-3 text-small text-muted">
        <p role="status">{isWhole ? all : `${formatNumber(shown)} sur ${all}`}</p>
        {!isWhole && (
          <Button
            variant="ghost"
            className="text-ink"
            onClick={() => clear({ ...WHOLE_LIST, sort: view.sort })}
          >
            Tout afficher
          </Button>
        )}
        {isPartial && (!isWhole || view.sort !== 'updated') && (
          <p>{`Parmi les ${formatNumber(total)} plus récents seulement\u00a0: affichez-en plus en bas de la liste.`}</p>
        )}
      </div>
    </div>
  )
}

function countText(count: number): string {
  return `${formatNumber(count)} ${count > 1 ? 'projets' : 'projet'}`
}
