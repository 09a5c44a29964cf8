const EXAMPLES = [
  {
    trade: 'Bougies artisanales',
    text: 'Je ne savais jamais par où commencer. Maintenant j’ouvre ma liste du lundi et je déroule.',
  },
  {
    trade: 'Accessoires de vélo',
    text: 'J’ai écarté deux produits qui ne laissaient pas de marge. Le tableau m’a évité un mauvais stock.',
  },
  {
    trade: 'Cosmétiques solides',
    text: 'Le coach a relu ma page à onze heures du soir. J’ai réécrit le titre le lendemain.',
  },
] as const

/** Small, and marked as fictional first. */
export function Testimonials() {
  return (
    <section
      aria-labelledby="exemples-illustratifs"
      className="mx-auto max-w-page px-4 py-6 text-fine sm:px-6 sm:py-8"
    >
      <h2 id="exemples-illustratifs" className="text-heading font-bold">
        Exemples illustratifs
      </h2>
      <p className="text-muted">Personnes inventées, situations pour lesquelles Coach Boom est fait.</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {EXAMPLES.map(({ trade, text }) => (
          <li key={trade}>
            <figure className="border-l-3 border-line-strong pl-4">
              <blockquote>{`«\u00a0${text}\u00a0»`}</blockquote>
              <figcaption className="text-muted">{trade}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
