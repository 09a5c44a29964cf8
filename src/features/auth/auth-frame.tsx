import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BrandLogo } from '@/components/frame/brand-logo'
import { MAIN_ID } from '@/components/frame/main-landmark'
import { SkipLink } from '@/components/frame/skip-link'
import { useDocumentTitle } from '@/components/frame/use-document-title'
import { paths } from '@/lib/paths'
import { tabTitle } from '@/lib/screens'
import { buttonClass } from '@/ui/button'
import { SidePanel } from './side-panel'

/** Layout of login and sign-up; the brand panel is decoration, hidden on small screens. */
export function AuthFrame({
  title,
  intro,
  children,
}: {
  title: string
  intro: ReactNode
  children: ReactNode
}) {
  useDocumentTitle(tabTitle(title))
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <SkipLink />
      <div className="flex flex-col px-4 py-4 sm:px-8">
        <header>
          <Link to={paths.home} className={buttonClass({ variant: 'ghost' }, '-ml-4 sm:-ml-2')}>
            <ArrowLeft aria-hidden className="size-4" />
            Retour à l'accueil
          </Link>
        </header>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md flex-1 flex-col pt-[12vh] pb-8 outline-none [&_h1]:outline-none"
        >
          <BrandLogo />
          <h1 className="mt-8 text-title font-bold">{title}</h1>
          <p className="mt-2 text-muted">{intro}</p>
          <div className="mt-6">{children}</div>
        </main>
      </div>
      <SidePanel />
    </div>
  )
}
