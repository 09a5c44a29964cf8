import { PackageSearch } from 'lucide-react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'

const STEPS = [
  'Cherchez une idée dans les publicités qui tournent en ce moment.',
  'Ouvrez une section au nom du produit et collez les liens de ses vendeurs.',
  'Répondez aux huit questions\u00a0: le score dit lequel mérite votre temps.',
] as const

/** Before the first section: what this screen is for, and how to begin. */
export function FirstSection({ onNew }: { onNew: () => void }) {
  return (
    <Card className="flex flex-col items-center gap-5 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-tint-research text-ink-research">
        <PackageSearch aria-hidden className="size-7" />
      </span>
      <h2 className="text-title font-extrabold">Choisissez avec des raisons</h2>
      <ol className="flex flex-col gap-3 text-left">
        {STEPS.map((step, index) => (
          <li key={step} className="flex max-w-reading items-start gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-small font-bold text-brand-text"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <Button variant="secondary" onClick={onNew}>
        Ouvrir ma première section
      </Button>
    </Card>
  )
}
