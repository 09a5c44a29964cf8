import { BrandLogo } from '@/components/frame/brand-logo'
import { SiteLink } from '@/components/frame/site-link'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

const PLACES = [
  { id: 'coach', name: 'Le coach' },
  { id: 'chemin', name: 'Le chemin' },
  { id: 'tarif', name: 'Tarif' },
  { id: 'questions', name: 'Questions' },
] as const

export function LandingHeader() {
  return (
    <header className="z-20 border-b border-line bg-surface lg:[@media(height>=36rem)]:sticky lg:[@media(height>=36rem)]:top-0">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-y-1 px-3 py-3 sm:gap-x-4 sm:px-6">
        <BrandLogo />
        <nav aria-label="Dans cette page" className="mx-auto hidden lg:flex">
          {PLACES.map(({ id, name }) => (
            <a key={id} href={`#${id}`} className={buttonClass({ variant: 'ghost' }, 'text-muted')}>
              {name}
            </a>
          ))}
        </nav>
        <nav aria-label="Compte" className="ml-auto flex items-center sm:gap-3 lg:ml-0">
          <SiteLink
            to={paths.login}
            className={buttonClass({ variant: 'ghost' }, 'px-1.5 text-fine sm:px-4 sm:text-small')}
          >
            Connexion
          </SiteLink>
          <SiteLink
            to={paths.signUp}
            data-trial=""
            className={buttonClass({ variant: 'secondary' }, 'px-2 text-fine sm:px-5 sm:text-small')}
          >
            Essai gratuit
          </SiteLink>
        </nav>
      </div>
    </header>
  )
}
