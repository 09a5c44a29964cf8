import { useSignedIn } from '@/components/signed-in-context'
import { CoachAvatar } from './message'

const ABILITIES = [
  'trouver un produit qui se vend',
  'fixer ton prix et ta marge',
  'écrire ta fiche produit',
  'attirer tes premiers clients',
  'organiser ta semaine',
]

const list = new Intl.ListFormat('fr', { type: 'disjunction' })

/** The welcome above every conversation; not stored, not sent. `isShort`: the question below must be visible without scrolling. */
export function Greeting({ isShort }: { isShort: boolean }) {
  const { profile } = useSignedIn()
  const fullName = profile.status === 'ready' ? (profile.value?.fullName ?? '') : ''
  const firstName = fullName.trim().split(/\s+/)[0]
  return (
    <article aria-label="Coach Boom" className="flex gap-3">
      <CoachAvatar className="mt-0.5" />
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="text-heading font-bold">
          {firstName ? `Salut ${firstName}\u00a0!` : 'Salut\u00a0!'} Je suis Coach Boom, ton coach{' '}
          <span className="whitespace-nowrap">e-commerce</span>.
        </p>
        <p className="mt-2">
          Dis-moi où tu en es&nbsp;: je te réponds clairement, avec la prochaine chose à faire.
          {isShort ? (
            <span className="hidden @lg:[@media(height>=34rem)]:inline">
              {' '}
              Je peux t’aider à {list.format(ABILITIES)}.
            </span>
          ) : (
            <> Je peux t’aider à&nbsp;:</>
          )}
        </p>
        {!isShort && (
          <ul className="mt-2 list-disc space-y-1 pl-6 marker:text-brand-text">
            {ABILITIES.map((ability) => (
              <li key={ability}>{ability}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
