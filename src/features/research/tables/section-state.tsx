import { CloudUpload } from 'lucide-react'
import { PendingMark } from '@/components/pending-mark'
import { editResearchDrafts, saveSections } from '@/data/research/research-drafts'
import { serverNow } from '@/data/session/server-clock'
import type { DraftSection } from '@/domain/research/research-draft'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { withoutSection } from '../candidate/draft-changes'
import { useResearch } from '../research-context'
import type { ResearchTable } from './research-tables'

/** Whether the section is on this device alone, on its way, or waits for the network; beside its name. */
export function SectionState({ table: { section, local } }: { table: ResearchTable }) {
  if (section?.isPending || (!section && local?.state === 'sent')) return <PendingMark />
  if (section || local?.state !== 'open') return null
  return (
    <span className="flex items-center gap-1.5 rounded-full bg-warning-soft px-2 py-1 text-fine font-semibold text-warning sm:px-3">
      <CloudUpload aria-hidden className="size-3.5" />
      Non enregistrée
    </span>
  )
}

/** A section that the server refused, or some candidates of it; everything is still here. */
export function SectionRefusal({ table: { section, local } }: { table: ResearchTable }) {
  const { uid } = useResearch()
  if (local?.state !== 'refused') return null
  return (
    <Notice
      tone="danger"
      role="alert"
      className="mx-4 mb-4 lg:mx-5"
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => saveSections(uid, serverNow())}>
            Réessayer
          </Button>
          {section && (
            <Button variant="ghost" onClick={() => void editResearchDrafts(uid, withoutSection(local.id))}>
              {local.products.length === 1 ? 'Abandonner ce lien' : 'Abandonner ces liens'}
            </Button>
          )}
        </span>
      }
    >
      <strong>Non enregistré</strong>
      {section ? <MissingLinks local={local} /> : ' · La section est gardée sur cet appareil.'}
    </Notice>
  )
}

function MissingLinks({ local: { products: candidates } }: { local: DraftSection }) {
  return (
    <>
      {candidates.length === 1
        ? ' · Un lien de cette section est gardé sur cet appareil.'
        : ` · ${candidates.length} liens de cette section sont gardés sur cet appareil.`}
      <ul className="mt-1 max-h-40 overflow-y-auto">
        {candidates.map(({ id, link }) => (
          <li key={id} className="wrap-anywhere">
            <bdi>{link}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
