import { PackageSearch } from 'lucide-react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'

const STEPS = [
  'Cherchez une idée dans les publicités qui tournent en ce moment.',
  'Collez le lien qui vous plaît dans «\u00a0Mes liens\u00a0», et répondez aux huit questions.',
  'Plusieurs vendeurs du même produit\u00a0? Créez un tableau pour ce produit et comparez-les.',
] as const

/** Shown before the first section: the purpose of this screen, and a first step. */
export function FirstSection({ onNew }: { onNew: () => void }) {
  return (
    <Card>
      <EmptyState
        Icon={PackageSearch}
        tint="research"
        title="Comment choisir un bon produit"
        titleAs="h2"
        action={
          <Button variant="secondary" onClick={onNew}>
            Ouvrir ma première section
          </Button>
        }
      >
        <ol className="mt-3 flex flex-col gap-3 text-left text-ink">
          {STEPS.map((step, index) => (
            <li key={step} className="flex items-start gap-3">
              <span
                aria-hidden
                className="grid size-6 shrink-0 place-items-center rounded-full bg-tint-research text-fine font-bold text-ink-research"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </EmptyState>
    </Card>
  )
}
