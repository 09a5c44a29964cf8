import { Link, useLocation } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { currentLabel, offeredScreens } from '@/lib/screens'
import { useDrawnScreens } from './drawn-screens'

const looks = {
  top: {
    nav: 'hidden lg:block',
    list: 'flex items-center gap-1',
    link: 'min-h-target rounded-full px-3.5 text-small font-semibold',
    current: 'bg-selected text-ink',
    other: 'text-muted hover:bg-hover active:bg-pressed hover:text-ink',
    // Six labels with icons would be wider than the page.
    icon: null,
  },
  /** At the bottom of a phone or tablet; its last place is the coach's round button. */
  bottom: {
    nav: 'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pr-[calc(var(--coach-place)+env(safe-area-inset-right,0px))] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] lg:hidden print:hidden',
    list: 'mx-auto grid max-w-xl auto-cols-[minmax(0,1fr)] grid-flow-col',
    link: 'min-h-15 flex-col justify-center gap-1 text-fine font-semibold',
    current: 'text-ink',
    other: 'text-muted hover:text-ink active:bg-pressed',
    icon: 'size-6',
  },
} as const

export function AppShellNav({ place }: { place: keyof typeof looks }) {
  const { pathname } = useLocation()
  const drawn = useDrawnScreens()
  const current = currentLabel(pathname)
  const look = looks[place]
  return (
    <nav
      aria-label="Navigation principale"
      className={look.nav}
      {...(place === 'bottom' && { 'data-bottom-bar': '' })}
    >
      <ul className={look.list}>
        {offeredScreens.map(({ name, path, navigation, isWideOnly }) => {
          // The bar has no link to the coach, because its round button opens the panel over the current screen.
          if (!navigation || ((isWideOnly || name === 'coach') && place === 'bottom')) return null
          const isCurrent = path === current
          const { Icon } = drawn[name]
          return (
            <li key={path}>
              <Link
                to={path}
                aria-current={isCurrent ? 'page' : undefined}
                className={cn(
                  'relative flex items-center no-underline transition-colors duration-quick',
                  look.link,
                  isCurrent ? look.current : look.other,
                )}
              >
                {isCurrent && place === 'bottom' && (
                  <span aria-hidden className="absolute top-0 h-0.75 w-9 rounded-b-full bg-ink" />
                )}
                {look.icon && <Icon aria-hidden className={look.icon} strokeWidth={isCurrent ? 2.4 : 2} />}
                {navigation}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
