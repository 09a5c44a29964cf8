import { LandingSection } from './landing-section'

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
    <LandingSection
      id="exemples"
      title="À quoi ressemble une semaine avec Coach Boom"
      lead={
        <>
          <b className="font-semibold text-ink">Exemples illustratifs</b>&nbsp;: ces personnes sont inventées,
          ces situations sont celles pour lesquelles Coach Boom est fait.
        </>
      }
    >
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {EXAMPLES.map(({ name, text }) => (
          <li key={name} className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
            <figure className="flex h-full flex-col gap-4">
              <blockquote className="flex-1">{`«\u00a0${text}\u00a0»`}</blockquote>
              <figcaption className="text-small font-semibold text-muted">{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
