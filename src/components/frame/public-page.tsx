import { ArrowLeft } from 'lucide-react'
import { useContext, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { tabTitle } from '@/lib/screens'
import { buttonClass } from '@/ui/button'
import { SignedInContext } from '../signed-in-context'
import { BrandLogo } from './brand-logo'
import { MAIN_ID } from './main-landmark'
import { PublicFooter } from './public-footer'
import { SiteLink } from './site-link'
import { SkipLink } from './skip-link'
import { useDocumentTitle } from './use-document-title'

interface PublicPageProps {
  /** Heading of the page, and title of its tab. */
  title: string
  /** The page has a side column on wide screens; its text is in the second of two columns. */
  hasSide?: boolean
  children: ReactNode
}

/** Layout of a public text page, rendered without a router, also for print. A signed-in person sees it inside the app's frame. */
export function PublicPage({ title, hasSide = false, children }: PublicPageProps) {
  useDocumentTitle(tabTitle(title))
  const columns = hasSide && 'lg:grid lg:grid-cols-[15rem_minmax(0,44rem)] lg:gap-x-16'
  if (useContext(SignedInContext)) return <div className={cn('print:block', columns)}>{children}</div>
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 px-4 py-3 sm:px-6">
          <BrandLogo />
          <SiteLink to={paths.home} className={buttonClass({ variant: 'ghost' }, '-mx-3 px-3')}>
            <ArrowLeft aria-hidden className="size-4" />
            Retour à l'accueil
          </SiteLink>
        </div>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={cn(
          'mx-auto w-full max-w-page flex-1 px-4 py-10 outline-none sm:px-6 sm:py-14 print:block print:p-0 [&_h1]:outline-none',
          columns,
        )}
      >
        {children}
      </main>
      <div className="print:hidden">
        <PublicFooter />
      </div>
    </div>
  )
}
