import { Download, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import type { ProjectPlan } from '@/domain/projects/project'
import { Button } from '@/ui/button'
import { AnchoredMenu } from '@/ui/menu'
import type { EditorStore } from './editor-store'
import { usePrintedInstead, useProjectExports } from '../print/use-project-exports'

/** The plan as it stands in the fields, saved or not. */
export function EditorExports({ store }: { store: EditorStore }) {
  const { downloadMarkdown, print } = useProjectExports()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const read = () => planOf(store)
  usePrintedInstead(read)
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label="Exporter"
        title="Exporter"
        onClick={(event) => setAnchor(event.currentTarget)}
        className="px-3 first:-ml-2"
      >
        <Download aria-hidden className="size-5 shrink-0" />
        <span className="max-lg:sr-only">Exporter</span>
      </Button>
      <AnchoredMenu
        label="Exporter"
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={[
          {
            key: 'print',
            label: (
              <>
                <Printer aria-hidden className="mr-2.5 size-4" />
                Imprimer ou PDF
              </>
            ),
            onSelect: () => print(read()),
          },
          {
            key: 'markdown',
            label: (
              <>
                <FileText aria-hidden className="mr-2.5 size-4" />
                Fichier Markdown
              </>
            ),
            onSelect: () => downloadMarkdown(read()),
          },
        ]}
      />
    </>
  )
}

function planOf(store: EditorStore): ProjectPlan {
  const { content, base } = store.read()
  return {
    ...content,
    description: base?.description ?? '',
    createdAt: base?.createdAt ?? null,
    updatedAt: base?.updatedAt ?? null,
  }
}
