import { SiteLink } from './site-link'
import { cn } from '@/lib/cn'
import { allScreens } from '@/lib/screens'

export function FooterLinks({ className }: { className?: string }) {
  const links = allScreens.filter(({ footer }) => footer)
  return (
    <ul className={cn('flex flex-wrap gap-x-5', className)}>
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
