import { CloudUpload } from 'lucide-react'
import { PendingMark } from '@/components/pending-mark'
import type { ResearchTable } from './research-tables'

export function SectionState({ table: { section, isStored } }: { table: ResearchTable }) {
  if (section?.isPending) return <PendingMark typed={section} />
  if (isStored) return null
  return (
    <span className="flex items-center gap-1.5 rounded-full bg-warning-soft px-2 py-1 text-fine font-semibold text-warning sm:px-3">
      <CloudUpload aria-hidden className="size-3.5" />
      Non enregistrée
    </span>
  )
}
