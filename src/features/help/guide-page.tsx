import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { PublicPage } from '@/components/frame/public-page'
import { SiteLink } from '@/components/frame/site-link'
import { GUIDES, type GuideSlug } from '@/domain/help/guides'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { buttonClass } from '@/ui/button'
import type { Guide, GuidePart } from '@/domain/help/guide'
import { TEXTS } from '@/domain/help/guide-texts'
import { isDark as readIsDark, subscribeTheme } from '@/data/device/theme'
import { useSession } from '@/data/device/use-session'

type GuideFacts = (typeof GUIDES)[number]

export function GuidePage({ guide: { slug, title, about } }: { guide: GuideFacts }) {
  const { parts, screen, picture } = TEXTS[slug]
  return (
    <PublicPage title={title} hasSide>
      <article className="max-w-reading lg:col-start-2">
        <SiteLink to={paths.help} className={buttonClass({ variant: 'ghost' }, '-mt-4 -ml-4 text-ink')}>
          <ArrowLeft aria-hidden className="size-4" />
          Toute l’aide
        </SiteLink>
        <h1 className="mt-1 text-title font-bold">{title}</h1>
        <p className="mt-2 text-muted">{about}</p>
        <GuidePicture slug={slug} alt={picture} />
        {parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        {screen && <WayTo screen={screen} />}
        <Neighbours of={slug} />
      </article>
      <Others than={slug} />
    </PublicPage>
  )
}

function GuidePicture({ slug, alt }: { slug: GuideSlug; alt: string }) {
  const file = (theme: 'light' | 'dark') => `/pictures/aide-${slug}-${theme}.webp`
  // Null: prerendered, where only the browser knows.
  const isDark = useSyncExternalStore<boolean | null>(subscribeTheme, readIsDark, () => null)
  return (
    <picture className="mt-6 block print:hidden">
      {isDark === null && (
        <source media="(prefers-color-scheme:dark)" srcSet={file('dark')} width={704} height={400} />
      )}
      <img
        src={file(isDark ? 'dark' : 'light')}
        alt={alt}
        width={704}
        height={400}
        decoding="async"
        className="h-auto w-full rounded-field border border-line bg-surface"
      />
    </picture>
  )
}

function Part({ part: { title, steps = [], text = [] } }: { part: GuidePart }) {
  return (
    <section className="mt-8 break-inside-avoid">
      <h2 className="text-heading font-bold">{title}</h2>
      {steps.length > 0 && (
        <ol className="mt-3 flex list-decimal flex-col gap-2.5 pl-6 marker:font-bold marker:text-muted">
          {steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      )}
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
    </section>
  )
}

/** Only for signed-in persons: a visitor would be redirected to the login. */
function WayTo({ screen }: { screen: NonNullable<Guide['screen']> }) {
  const isSignedIn = useSession().status === 'signed-in'
  const { path, title, guard } = SCREENS[screen]
  if (guard !== 'everybody' && !isSignedIn) return null
  return (
    <p className="mt-8">
      <SiteLink to={path} className={buttonClass({ variant: 'secondary' })}>
        {`Ouvrir «\u00a0${title}\u00a0»`}
        <ArrowRight aria-hidden className="size-4" />
      </SiteLink>
    </p>
  )
}

function Neighbours({ of }: { of: GuideSlug }) {
  const place = GUIDES.findIndex(({ slug }) => slug === of)
  const [before, next] = [GUIDES[place - 1], GUIDES[place + 1]]
  return (
    <nav
      aria-label="Guide précédent et suivant"
      className="mt-10 flex flex-wrap justify-between gap-3 border-t border-line pt-4 print:hidden"
    >
      {before && (
        <SiteLink to={paths.guide(before.slug)} className={buttonClass({ variant: 'ghost' }, '-ml-4')}>
          <ArrowLeft aria-hidden className="size-4" />
          {before.title}
        </SiteLink>
      )}
      {next && (
        <SiteLink
          to={paths.guide(next.slug)}
          className={buttonClass({ variant: 'ghost' }, '-mr-4 ml-auto text-right')}
        >
          {next.title}
          <ArrowRight aria-hidden className="size-4" />
        </SiteLink>
      )}
    </nav>
  )
}

function Others({ than }: { than: GuideSlug }) {
  return (
    <nav
      aria-label="Guides"
      className="hidden lg:sticky lg:top-[calc(var(--shell-top)+2rem)] lg:col-start-1 lg:row-start-1 lg:block lg:self-start print:hidden"
    >
      <ul className="flex flex-col">
        {GUIDES.map(({ slug, title }) => (
          <li key={slug}>
            <SiteLink
              to={paths.guide(slug)}
              aria-current={slug === than ? 'page' : undefined}
              className="flex min-h-target items-center rounded-field px-3 py-1.5 text-small text-muted no-underline hover:bg-hover hover:text-ink active:bg-pressed aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
