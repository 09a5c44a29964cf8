import { SiteLink } from './site-link'
import { allScreens } from '@/lib/screens'

export function FooterLinks() {
  const links = allScreens.filter(({ footer }) => footer)
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ footer, path }) => (
        <li key={path}>
          <SiteLink
            to={path}
            className="inline-flex min-h-target items-center underline-offset-4 hover:text-ink hover:underline"
          >
            {footer}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
