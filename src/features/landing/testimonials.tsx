import { Quote } from 'lucide-react'
import { Card } from '@/ui/card'

const EXAMPLES = [
  {
    name: 'Inès, bougies artisanales',
    text: "Je ne savais jamais par où commencer. Maintenant j'ouvre ma liste du lundi et je déroule, une tâche après l'autre.",
  },
  {
    name: 'Mathieu, accessoires de vélo',
    text: "J'ai écarté deux produits qui me plaisaient mais ne laissaient pas de marge. Le tableau m'a évité un mauvais stock.",
  },
  {
    name: 'Aïcha, cosmétiques solides',
    text: "Le coach a relu ma page produit à onze heures du soir. J'ai réécrit le titre et les photos le lendemain.",
  },
] as const

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="border-t border-line bg-surface">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="testimonials" className="text-title font-extrabold">
            À quoi ressemble une semaine avec Coach Boom
          </h2>
          <p className="rounded-full border border-line-strong px-3 py-1 text-fine font-semibold text-muted">
            Exemples illustratifs
          </p>
        </div>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {EXAMPLES.map(({ name, text }) => (
            <li key={name} className="grid">
              <Card className="bg-canvas">
                <figure className="flex h-full flex-col gap-4">
                  <Quote aria-hidden className="size-7 text-brand-text" />
                  <blockquote className="flex-1">{text}</blockquote>
                  <figcaption className="text-small font-semibold text-muted">{name}</figcaption>
                </figure>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
