import { SlidersHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/ui/button'
import { SearchField } from '@/ui/fields/search-field'
import { SelectField } from '@/ui/fields/select-field'
import { isNarrowed, UNNARROWED, type ResearchView } from '../tables/toolbar-view'

const SORT_OPTIONS = [
  { value: 'date', label: 'Date' },
  { value: 'margin', label: 'Meilleure marge' },
  { value: 'score', label: 'Meilleur score' },
  { value: 'unanswered', label: 'Réponses manquantes' },
] as const

const FILTER_OPTIONS = [
  { value: 'all', label: 'Tous' },
  { value: 'promising', label: 'Prometteurs' },
  { value: 'unsure', label: 'À creuser' },
  { value: 'weak', label: 'À écarter' },
  { value: 'to-judge', label: 'À évaluer' },
] as const

interface ResearchToolbarProps {
  view: ResearchView
  onChange: (view: ResearchView) => void
  /** Number of hidden candidates in the tables read so far. */
  hidden: number
  /** A table has more candidates than it loaded, and only loaded ones are sorted. */
  isPartial: boolean
}

interface ToolsButtonProps {
  toolsId: string
  isOpen: boolean
  onToggle: () => void
}

/** Folded on a phone, so that the first product is in sight. */
export function ToolsButton({ toolsId, isOpen, onToggle }: ToolsButtonProps) {
  return (
    <Button
      variant="ghost"
      className="-mr-3 px-3"
      aria-expanded={isOpen}
      aria-controls={toolsId}
      onClick={onToggle}
    >
      <SlidersHorizontal aria-hidden className="size-4" />
      Outils
    </Button>
  )
}

export function ResearchToolbar({ view, onChange, hidden, isPartial }: ResearchToolbarProps) {
  const field = useRef<HTMLInputElement>(null)

  /** The pressed button disappears, so the search field takes the focus. */
  function clear(next: ResearchView) {
    field.current?.focus()
    onChange(next)
  }

  return (
    <div role="search" aria-label="Dans mes produits" className="@container flex flex-col gap-2 print:hidden">
      <div className="grid grid-cols-2 gap-3 @xl:grid-cols-[minmax(0,1fr)_13rem_12rem]">
        <div className="col-span-2 @xl:col-span-1">
          <SearchField
            ref={field}
            label="Rechercher"
            placeholder="Un lien, un mot d’une note"
            clearLabel="Effacer la recherche"
            value={view.search}
            onChange={(search) => onChange({ ...view, search })}
            onClear={() => clear({ ...view, search: '' })}
          />
        </div>
        <SelectField
          label="Trier par"
          options={SORT_OPTIONS}
          value={view.sort}
          onChange={(sort) => onChange({ ...view, sort })}
        />
        <SelectField
          label="Afficher"
          options={FILTER_OPTIONS}
          value={view.filter}
          onChange={(filter) => onChange({ ...view, filter })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className="text-small text-muted">
          {isNarrowed(view) ? hiddenText(hidden) : ''}
        </p>
        {isNarrowed(view) && (
          <Button variant="ghost" className="text-ink" onClick={() => clear({ ...view, ...UNNARROWED })}>
            Tout afficher
          </Button>
        )}
        {isPartial && view.sort !== 'date' && (
          <p className="text-small text-muted">Le tri porte sur les produits affichés.</p>
        )}
      </div>
    </div>
  )
}

function hiddenText(hidden: number): string {
  if (hidden === 0) return 'Aucun masqué par le filtre'
  return hidden === 1 ? '1 masqué par le filtre' : `${hidden} masqués par le filtre`
}
