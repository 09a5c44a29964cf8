import { SiteLink } from './site-link'
import { paths } from '@/lib/paths'

const LEGAL_LINKS = [
  { name: 'Conditions générales', path: paths.terms },
  { name: 'Confidentialité', path: paths.privacy },
  { name: 'Mentions légales', path: paths.legalNotice },
  { name: 'Accessibilité', path: paths.accessibility },
]
const DOCUMENTATION = { name: 'Documentation', path: paths.rules }

/** The links under every page; the documentation is for who is signed in. */
export function FooterLinks({ hasDocumentation = false }: { hasDocumentation?: boolean }) {
  const links = hasDocumentation ? [...LEGAL_LINKS, DOCUMENTATION] : LEGAL_LINKS
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ name, path }) => (
        <li key={path}>
          <SiteLink
            to={path}
            className="inline-flex min-h-target items-center underline-offset-4 hover:text-ink hover:underline"
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
