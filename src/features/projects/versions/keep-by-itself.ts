import { keepVersion } from '@/data/projects/versions'
import { serverNow } from '@/data/session/server-clock'
import { VERSIONS_WORDS } from '@/domain/base/business'
import type { ProjectContent } from '@/domain/projects/parts'
import type { VersionReason } from '@/domain/projects/project-version'
import { showToast } from '@/ui/toast'

/** Without being asked, and without a word but where it could not: the text itself is saved or not by other means. */
export function keepByItself(kept: {
  readonly uid: string
  readonly projectId: string
  readonly content: ProjectContent
  readonly reason: VersionReason
}): void {
  keepVersion({ ...kept, name: '', now: serverNow(), isWanted: false }).then(
    (outcome) => {
      if (outcome === 'full')
        showToast({ text: `${FULL_WORDS} Celle d'avant vos changements n'est pas gardée.` })
    },
    (thrown: unknown) => {
      console.warn('A version was not kept', thrown)
    },
  )
}

export const FULL_WORDS = `Vos ${VERSIONS_WORDS} ont un nom\u00a0: aucune ne part d'elle-même.`
