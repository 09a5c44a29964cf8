import { ArrowRight } from 'lucide-react'
import { PublicPage } from '@/components/frame/public-page'
import { SiteLink } from '@/components/frame/site-link'
import { GUIDES } from '@/domain/help/guides'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { useSession } from '@/data/device/use-session'

const LINK =
  'inline-flex min-h-target items-center font-semibold text-ink underline underline-offset-4 hover:no-underline'

export function HelpContents() {
  return (
    <PublicPage title={SCREENS.help.title}>
      <h1 className="text-title font-bold">{SCREENS.help.title}</h1>
      <p className="mt-2 max-w-reading text-muted">Des guides courts, deux minutes chacun.</p>
      <ol className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-4">
        {GUIDES.map(({ slug, title, about }) => (
          <li key={slug}>
            <SiteLink
              to={paths.guide(slug)}
              className="group flex h-full min-h-target gap-4 rounded-card border border-line bg-surface p-4 text-ink no-underline shadow-card hover:bg-hover active:bg-pressed sm:p-5"
            >
              <span className="min-w-0 flex-1 wrap-anywhere hyphens-auto">
                <span className="block font-bold">{title}</span>
                <span className="mt-0.5 block text-small text-muted max-sm:min-h-[2lh]">{about}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="size-4.5 shrink-0 self-center text-ink transition-transform duration-calm group-hover:translate-x-1"
              />
            </SiteLink>
          </li>
        ))}
      </ol>
      {/* Below the guides: who is signed in is known after the first paint, and a line above would move them. */}
      <ToLessons />
      <Further />
    </PublicPage>
  )
}

/** The navigation has no room for the lessons. */
function ToLessons() {
  const isSignedIn = useSession().status === 'signed-in'
  if (!isSignedIn) return null
  return (
    <p className="mt-6 max-w-reading text-muted">
      Pour apprendre à vendre&nbsp;:{' '}
      <SiteLink to={paths.learning} className={LINK}>
        {SCREENS.learning.title}
      </SiteLink>
    </p>
  )
}

function Further() {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <section aria-labelledby="plus-loin" className="mt-10 max-w-reading">
      <h2 id="plus-loin" className="text-heading font-bold">
        Vous ne trouvez pas votre réponse&nbsp;?
      </h2>
      <p className="mt-2">
        Une fois connecté, Coach Boom répond aux questions d’e-commerce. Pour joindre notre équipe&nbsp;:
        «&nbsp;Mon Profil&nbsp;», «&nbsp;Nous contacter&nbsp;». Ce que nous gardons de vous et ce que vous
        acceptez sont écrits à part&nbsp;:
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        <li>
          <SiteLink to={paths.privacy} className={LINK}>
            {SCREENS.privacy.footer}
          </SiteLink>
        </li>
        <li>
          <SiteLink to={paths.terms} className={LINK}>
            {SCREENS.terms.footer}
          </SiteLink>
        </li>
        {isSignedIn && (
          <li>
            <SiteLink to={paths.rules} className={LINK}>
              Documentation des données
            </SiteLink>
          </li>
        )}
      </ul>
    </section>
  )
}
