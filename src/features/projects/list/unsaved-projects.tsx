import { useEffect, useRef } from 'react'
import { focusHeading } from '@/components/frame/main-landmark'
import { UnsavedMark } from '@/components/work/unsaved-mark'
import { removeProject } from '@/data/projects'
import { pathsOf, type Entry } from '@/data/sync/entry'
import { wordsOf } from '@/data/sync/entry-words'
import { useEntries } from '@/data/sync/use-live'
import { errorText } from '@/lib/text/error-text'
import { showToast } from '@/ui/toast'

/** Refused changes by project; some of these projects have no card any more. */
export function UnsavedProjects({ uid }: { uid: string }) {
  const entries = useEntries(uid)
  const refused = entries.filter(({ name, fault }) => fault !== null && name.startsWith('projects.'))
  useAnnouncedRefusals(entries)
  const byProject = new Map<string, readonly Entry[]>()
  for (const entry of refused) {
    const [path] = pathsOf(entry)
    // An entry that cannot be read is in the list of all unsaved work alone.
    if (path !== undefined) byProject.set(path, [...(byProject.get(path) ?? []), entry])
  }
  if (byProject.size === 0) return null
  return (
    <ul aria-label="Travail non enregistré" className="flex flex-col gap-3 print:hidden">
      {[...byProject].map(([path, changes]) => (
        <li key={path}>
          <UnsavedMark
            refused={changes.map(({ number }) => number)}
            sentence={sentenceOf(changes)}
            onGivenUp={focusHeading}
          >
            {changes.map((change) => (
              <span key={change.number} dir="auto" className="mt-0.5 block wrap-anywhere text-ink">
                {wordsOf(change).says}
              </span>
            ))}
          </UnsavedMark>
        </li>
      ))}
    </ul>
  )
}

function sentenceOf(changes: readonly Entry[]): string {
  const isDeletion = changes.every(({ name }) => name === removeProject.name)
  return errorText(isDeletion ? 'projectDelete' : 'projectSave', 'unknown')
}

/** Shows a toast for a new refusal, because the person may be elsewhere by then. Earlier refusals are only listed. */
function useAnnouncedRefusals(entries: readonly Entry[]): void {
  const waiting = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const isNew = ({ number, fault }: Entry) => fault !== null && waiting.current.has(number)
    const refused = entries.filter((entry) => entry.name.startsWith('projects.') && isNew(entry))
    if (refused.length > 0) showToast({ text: sentenceOf(refused), tone: 'alert' })
    waiting.current = new Set(entries.flatMap(({ number, fault }) => (fault === null ? [number] : [])))
  }, [entries])
}
