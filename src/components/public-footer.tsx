import { Link } from 'react-router-dom'
import { COPYRIGHT_YEAR } from '@/domain/business'
import { paths } from '@/lib/paths'
import { BrandLogo } from './brand-logo'

const LINKS = [
  { name: 'Conditions générales', path: paths.terms },
  { name: 'Confidentialité', path: paths.privacy },
  { name: 'Mentions légales', path: paths.legalNotice },
] as const

/** Under the pages that everybody may read. */
export function PublicFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-3 px-4 py-8 text-small text-muted sm:px-6">
        <div className="text-ink">
          <BrandLogo />
        </div>
        <p className="md:mr-auto">© {COPYRIGHT_YEAR} Coach Boom. Tous droits réservés.</p>
        <ul className="flex flex-wrap gap-x-6">
          {LINKS.map(({ name, path }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-flex min-h-target items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
