import type { ReactNode } from 'react'
import { PublicPage } from '@/components/frame/public-page'
import { LegalContents } from './legal-contents'

export interface LegalSection {
  /** The URL fragment. Other sites may link to it: do not change. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface LegalPageProps {
  title: string
  /** Date of the text, not of the build. Not `Intl`: Node and browsers may format differently. */
  updated: { readonly iso: string; readonly text: string }
  summary: ReactNode
  sections: readonly LegalSection[]
}

export function LegalPage({ title, updated, summary, sections }: LegalPageProps) {
  return (
    <PublicPage title={title} hasSide>
      <div className="max-w-reading lg:col-start-2">
        <h1 className="text-title font-bold">{title}</h1>
        <p className="mt-2 text-small text-muted">
          Dernière mise à jour&nbsp;: <time dateTime={updated.iso}>{updated.text}</time>
        </p>
        <div className={`mt-5 flex flex-col gap-3 rounded-card border border-line bg-surface p-5 ${PROSE}`}>
          {summary}
        </div>
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
    </PublicPage>
  )
}

const PROSE =
  '[&_a]:font-semibold [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4 [&_h3]:font-bold ' +
  '[&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5 [&_li]:break-inside-avoid'
