import { COPYRIGHT_YEAR } from '@/domain/base/business'
import { BrandLogo } from './brand-logo'
import { FooterLinks } from './footer-links'

export function PublicFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-3 px-4 py-8 text-small text-muted sm:px-6">
        <div className="text-ink">
          <BrandLogo />
        </div>
        <p className="md:mr-auto">© {COPYRIGHT_YEAR} Coach Boom. Tous droits réservés.</p>
        <FooterLinks />
      </div>
    </footer>
  )
}
