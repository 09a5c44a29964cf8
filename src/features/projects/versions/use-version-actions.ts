import { useEffect, useMemo, useRef } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { keepVersion, removeVersion, renameVersion, restoreVersion } from '@/data/projects/versions'
import { serverNow } from '@/data/session/server-clock'
import { codeOf } from '@/domain/base/errors'
import type { ProjectContent } from '@/domain/projects/parts'
import type { ProjectVersion } from '@/domain/projects/project-version'
import { errorText } from '@/lib/error-text'
import { showToast } from '@/ui/toast'
import { FULL_WORDS } from './keep-by-itself'

type Place = Parameters<typeof errorText>[0]

/** What can be asked of the versions of a project. The list shows it at once; a refusal is said, and takes it back. */
export function useVersionActions(uid: string, projectId: string) {
  const focusNext = useRef<string | null>(null)

  useEffect(() => {
    const id = focusNext.current
    focusNext.current = null
    if (id !== null) document.getElementById(id)?.focus()
  })

  return useMemo(
    () => ({
      /** Once what is drawn next is there. */
      focus(id: string) {
        focusNext.current = id
      },
      keep(content: ProjectContent, name: string, onFailed: () => void) {
        const keeping = { uid, projectId, content, name, reason: 'person', now: serverNow() } as const
        heard(keepVersion({ ...keeping, isWanted: true }), 'versionKeep', onFailed)
      },
      rename(version: ProjectVersion, name: string) {
        heard(renameVersion(version, name), 'versionRename')
      },
      remove(version: ProjectVersion) {
        heard(removeVersion(uid, version), 'versionDelete')
        // Nothing can be put back of what nobody could read.
        if (!version.content) return
        offerUndo('Version supprimée', () =>
          heard(restoreVersion(uid, version, serverNow()), 'versionRestore'),
        )
      },
    }),
    [uid, projectId],
  )
}

function heard(done: Promise<unknown>, place: Place, onFailed?: () => void): void {
  done.then(
    (outcome) => {
      if (outcome !== 'full') return
      onFailed?.()
      showToast({ text: FULL_WORDS, tone: 'alert' })
    },
    (thrown: unknown) => {
      console.warn('A version was not changed', thrown)
      onFailed?.()
      showToast({ text: errorText(place, codeOf(thrown)), tone: 'alert' })
    },
  )
}
