import { useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { planFileName, projectMarkdown } from '@/domain/projects/text/project-markdown'
import type { ProjectPlan } from '@/domain/projects/project'
import { giveFile } from '@/components/give-file'
import { planFacts } from '@/lib/text/plan-facts'
import { publishPrintRequest, readPrintRequest } from './print-request'

/** The exports: a Markdown file, and paper (or the PDF that every browser prints to). */
export function useProjectExports() {
  const author = useAuthor()
  return useMemo(
    () => ({
      downloadMarkdown: (plan: ProjectPlan) =>
        void giveFile(
          planFileName(plan.title, new Date(), 'md'),
          'text/markdown',
          projectMarkdown(plan, planFacts(plan, author)),
        ),
      print: (plan: ProjectPlan) => publishPrintRequest({ plan, author, isAsked: true }),
    }),
    [author],
  )
}

/** While the editor is open, the browser's own « Imprimer » prints its project. */
export function usePrintedInstead(read: () => ProjectPlan): void {
  const author = useAuthor()
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    const takePlace = () => {
      if (readPrintRequest()) return
      // The browser reads the page as soon as this returns.
      flushSync(() => publishPrintRequest({ plan: latest.current(), author, isAsked: false }))
    }
    window.addEventListener('beforeprint', takePlace)
    return () => window.removeEventListener('beforeprint', takePlace)
  }, [author])
}

function useAuthor(): string {
  const { profile } = useSignedIn()
  return profile.status === 'ready' ? (profile.value?.fullName ?? '') : ''
}
