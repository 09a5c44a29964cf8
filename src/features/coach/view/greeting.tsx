import { CoachAvatar } from './coach-avatar'

const ABILITIES = [
  'trouver un produit qui se vend',
  'fixer ton prix et ta marge',
  'écrire ta fiche produit',
  'attirer tes premiers clients',
  'organiser ta semaine',
]

/** The welcome at the head of every conversation; shown, never stored nor sent (record 030, line 12). */
export function Greeting({ firstName }: { firstName: string }) {
  return (
    <article aria-label="Coach Boom" className="flex gap-3">
      <CoachAvatar className="mt-0.5" />
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="text-heading font-bold">
          {firstName === '' ? 'Salut\u00a0!' : `Salut ${firstName}\u00a0!`} Je suis Coach Boom, ton coach
          e-commerce.
        </p>
        <p className="mt-2">
          Dis-moi où tu en es&nbsp;: je te réponds clairement, avec la prochaine chose à faire. Je peux
          t'aider à&nbsp;:
        </p>
        <ul className="mt-2 list-disc space-y-1 pl-6 marker:text-brand-text">
          {ABILITIES.map((ability) => (
            <li key={ability}>{ability}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}
