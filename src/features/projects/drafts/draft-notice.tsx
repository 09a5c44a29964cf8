import type { ReactNode } from 'react'
import type { DraftStanding, ProjectDraft } from '@/domain/projects/project-draft'
import { errorText } from '@/lib/error-text'
import { formatMoment } from '@/lib/format'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

interface DraftNoticeProps {
  draft: ProjectDraft
  standing: DraftStanding
  now: Date
  onResume: () => void
  onRetry: () => void
  onDrop: () => void
}

export function DraftNotice({ draft, standing, now, onResume, onRetry, onDrop }: DraftNoticeProps) {
  const isRefused = standing === 'refused'
  return (
    <Notice
      tone={isRefused ? 'danger' : standing === 'orphan' ? 'warning' : 'info'}
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={isRefused ? onRetry : onResume}>
            {isRefused ? 'Réessayer' : <Short rest="le brouillon">Reprendre</Short>}
          </Button>
          <Button variant="ghost" onClick={onDrop}>
            <Short rest={isRefused ? 'ces changements' : 'le brouillon'}>Abandonner</Short>
          </Button>
        </span>
      }
    >
      {HEADS[standing]}
      <span className="mt-0.5 block text-ink">
        <bdi className="font-semibold">{draft.title.trim() || 'Projet sans titre'}</bdi>
        {`, gardé sur cet appareil ${formatMoment(draft.keptAt, now)}`}
      </span>
    </Notice>
  )
}

/** On a phone the sentence above says the rest. */
function Short({ children, rest }: { children: string; rest: string }) {
  return (
    <span>
      {children} <span className="max-sm:sr-only">{rest}</span>
    </span>
  )
}

const HEADS: Record<DraftStanding, ReactNode> = {
  refused: (
    <>
      <strong>Non enregistré</strong>
      {` · ${errorText('projectSave', 'unknown')}`}
    </>
  ),
  'never-saved': <strong>Brouillon jamais enregistré</strong>,
  orphan: (
    <>
      <strong>Brouillon</strong>
      {' · le projet a été supprimé depuis'}
    </>
  ),
  'on-card': null,
}
