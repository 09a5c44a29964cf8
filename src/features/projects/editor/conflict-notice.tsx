import { Check } from 'lucide-react'
import { PROJECT_PARTS } from '@/domain/projects/parts'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { goTo, placeOfChoice } from './editor-focus'
import type { Conflict } from './editor-state'

interface ConflictNoticeProps {
  conflict: Conflict
  onSelect: (section: ProjectSectionKey) => void
}

/** Which parts wait for a choice, and the way to each. */
export function ConflictNotice({ conflict, onSelect }: ConflictNoticeProps) {
  const { parts, choices } = conflict
  const areAllChosen = parts.every((part) => choices[part])
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <span className="flex flex-wrap gap-2">
          {parts.map((part) => (
            <Button
              key={part}
              variant="secondary"
              aria-label={`${PROJECT_PARTS[part].label}\u00a0: ${choices[part] ? 'choisi' : 'à choisir'}`}
              onClick={() => goTo(placeOfChoice(part), onSelect)}
            >
              {choices[part] && <Check aria-hidden className="size-4 text-success" />}
              {PROJECT_PARTS[part].label}
            </Button>
          ))}
        </span>
      }
    >
      {areAllChosen
        ? 'Vos choix seront enregistrés quand vous sauvegarderez.'
        : 'Ce projet a été enregistré ailleurs entre-temps. Choisissez la version à garder\u00a0:'}
    </Notice>
  )
}
