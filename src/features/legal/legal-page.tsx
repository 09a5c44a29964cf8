import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { BrandLogo } from '@/components/frame/brand-logo'
import { MAIN_ID } from '@/components/frame/main-landmark'
import { PublicFooter } from '@/components/frame/public-footer'
import { SiteLink } from '@/components/frame/site-link'
import { SkipLink } from '@/components/frame/skip-link'
import { useDocumentTitle } from '@/components/frame/use-document-title'
import { paths } from '@/lib/paths'
import { tabTitle } from '@/lib/screens'
import { buttonClass } from '@/ui/button'
import { LegalContents } from './legal-contents'

export interface LegalSection {
  /** The part of the address after « # »; links from elsewhere may use it, so it stays. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface LegalPageProps {
  title: string
  /** Of the text, not of the build. Written out: a format may differ between the server and the browser. */
  updated: { readonly iso: string; readonly text: string }
  /** What the page says, in a few lines for who reads no more. */
  summary: ReactNode
  sections: readonly LegalSection[]
}

/** A page to read, open to everybody, drawn without a router, and good on paper too. */
export function LegalPage({ title, updated, summary, sections }: LegalPageProps) {
  useDocumentTitle(tabTitle(title))
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
        className="mx-auto w-full max-w-page flex-1 px-4 py-10 outline-none sm:px-6 sm:py-14 lg:grid lg:grid-cols-[15rem_minmax(0,44rem)] lg:gap-x-16 print:block print:p-0 [&_h1]:outline-none"
      >
        <div className="max-w-reading lg:col-start-2">
          <h1 className="text-title font-extrabold">{title}</h1>
          <p className="mt-2 text-small text-muted">
            Dernière mise à jour&nbsp;: <time dateTime={updated.iso}>{updated.text}</time>
          </p>
          <div className={`mt-5 flex flex-col gap-3 rounded-card bg-brand-soft p-5 ${PROSE}`}>{summary}</div>
        </div>
        <LegalContents sections={sections} />
        <div className="mt-10 flex max-w-reading flex-col gap-10 lg:col-start-2">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id} className={`flex flex-col gap-3 ${PROSE}`}>
              <h2 id={id} className="scroll-mt-6 break-after-avoid text-heading font-bold">
                {heading}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </main>
      <div className="print:hidden">
        <PublicFooter />
      </div>
    </div>
  )
}

/** The links and lists of a text. */
const PROSE =
  '[&_a]:font-semibold [&_a]:text-brand-text [&_a]:underline [&_a]:underline-offset-4 [&_h3]:font-bold ' +
  '[&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5 [&_li]:break-inside-avoid'
