import { Link } from 'react-router-dom'
import { COPYRIGHT_YEAR } from '@/domain/business'
import { paths } from '@/lib/paths'

const LINKS = [
  { name: 'Conditions générales', path: paths.terms },
  { name: 'Confidentialité', path: paths.privacy },
  { name: 'Mentions légales', path: paths.legalNotice },
  { name: 'Documentation', path: paths.rules },
] as const

export function AppShellFooter() {
  return (
    <footer className="mt-6 border-t border-line">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 px-4 py-4 text-fine text-muted sm:px-6">
        <p className="py-2 lg:mr-auto">© {COPYRIGHT_YEAR} Coach Boom</p>
        <ul className="flex flex-wrap gap-x-5">
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
