import { Ellipsis, Undo2 } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { PendingMark } from '@/components/pending-mark'
import { RenameForm } from '@/components/rename-form'
import { UnsavedMark } from '@/components/work/unsaved-mark'
import type { LiveVersion } from '@/data/versions'
import { VERSION_NAME_MAX } from '@/domain/base/text/text-limits'
import type { ProjectContent } from '@/domain/projects/parts'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { Button, buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { differingParts, partNames, versionMoment, versionTitle } from './version-words'

const VersionDifferences = lazyWithPreload(() =>
  import('./version-differences').then((m) => m.VersionDifferences),
)

export function menuButtonId(versionId: string): string {
  return `version-menu-${versionId}`
}

interface VersionRowProps {
  uid: string
  version: LiveVersion
  present: ProjectContent
  now: Date
  obstacle: string | null
  fieldId: string
  isRenamed: boolean
  /** With the new name, or null when unchanged. */
  onRename: (name: string | null) => void
  onTakeBack: (content: ProjectContent) => void
  onMenu: (anchor: HTMLElement) => void
}

export function VersionRow(props: VersionRowProps) {
  const { uid, version, now, isRenamed, onMenu } = props
  const { id, content, isPending, refused } = version
  const titleId = useId()
  const title = versionTitle(version)
  return (
    <li className="flex flex-col gap-2 rounded-field border border-line bg-surface px-4 py-3">
      {isRenamed ? (
        <RenameForm
          label="Nom de la version"
          max={VERSION_NAME_MAX}
          confirmLabel="Renommer"
          draftKey={`version.name.${uid}.${id}`}
          fieldId={props.fieldId}
          initial={version.name}
          onClose={props.onRename}
        />
      ) : (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h3 id={titleId} className="font-semibold wrap-anywhere">
              <bdi>{title}</bdi>
            </h3>
            <p className="flex flex-wrap items-center gap-x-3 text-fine text-muted">
              <span className="inline-block first-letter:uppercase">{versionMoment(version, now)}</span>
              {isPending && <PendingMark />}
            </p>
          </div>
          <button
            type="button"
            id={menuButtonId(id)}
            aria-label="Actions de la version"
            aria-describedby={titleId}
            aria-haspopup="menu"
            className={buttonClass(
              { variant: 'ghost', size: 'icon' },
              '-mt-1.5 -mr-2.5 shrink-0 text-muted hover:text-ink',
            )}
            onClick={(event) => onMenu(event.currentTarget)}
          >
            <Ellipsis aria-hidden className="size-5" />
          </button>
        </div>
      )}
      <UnsavedMark refused={refused} />
      {content ? (
        <Against {...props} content={content} titleId={titleId} />
      ) : (
        <p className="text-small font-medium text-warning">Cette version ne peut pas être lue.</p>
      )}
    </li>
  )
}

function Against({
  content,
  present,
  obstacle,
  titleId,
  onTakeBack,
}: VersionRowProps & { content: ProjectContent; titleId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const parts = differingParts(content, present)
  if (parts.length === 0) return <p className="text-small text-muted">Identique au texte actuel.</p>
  return (
    <>
      <p className="text-small">Diffère du texte actuel&nbsp;: {partNames(parts)}.</p>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-16" />}>
          <VersionDifferences version={content} present={present} parts={parts} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-describedby={titleId}
          disabled={obstacle !== null}
          onClick={() => onTakeBack(content)}
        >
          <Undo2 aria-hidden className="size-4" />
          Reprendre cette version
        </Button>
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-describedby={titleId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Masquer les différences' : 'Voir les différences'}
        </Button>
      </div>
    </>
  )
}
