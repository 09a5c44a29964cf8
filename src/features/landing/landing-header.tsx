import { SiteLink } from '@/components/site-link'
import { BrandLogo } from '@/components/brand-logo'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

export function LandingHeader() {
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <BrandLogo />
        <nav aria-label="Compte" className="ml-auto flex items-center gap-1 sm:gap-3">
          <SiteLink to={paths.login} className={buttonClass({ variant: 'ghost' }, 'px-2.5 sm:px-4')}>
            Connexion
          </SiteLink>
          <SiteLink to={paths.signUp} className={buttonClass({}, 'px-3.5 sm:px-5')}>
            Essai gratuit
          </SiteLink>
        </nav>
      </div>
    </header>
  )
}
