import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BrandLogo } from '@/components/brand-logo'
import { MAIN_ID } from '@/components/main-landmark'
import { PublicFooter } from '@/components/public-footer'
import { SkipLink } from '@/components/skip-link'
import { useDocumentTitle } from '@/components/use-document-title'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

/** A page to read, open to everybody. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(`${title} – Coach Boom`)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 px-4 py-3 sm:px-6">
          <BrandLogo />
          <Link to={paths.home} className={buttonClass({ variant: 'ghost' }, '-mx-3 px-3')}>
            <ArrowLeft aria-hidden className="size-4" />
            Retour à l'accueil
          </Link>
        </div>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-8 px-4 py-10 outline-none sm:px-6 sm:py-14 [&_h1]:outline-none"
      >
        <h1 className="text-title font-extrabold">{title}</h1>
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 [&_a]:font-semibold [&_a]:text-brand-text [&_a]:underline [&_a]:underline-offset-4 [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5">
      <h2 className="text-heading font-bold">{title}</h2>
      {children}
    </section>
  )
}
