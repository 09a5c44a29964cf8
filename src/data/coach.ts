import { coachPath, sharingWrites } from '@/domain/coach/coach-document'
import type { DossierChoice } from '@/domain/coach/dossier-parts'
import { NEVER_ASKED, parseSharing, type Sharing } from '@/domain/coach/sharing'
import { defineMutation } from './sync/mutation'
import { documentQuery, withDefault, type Query } from './sync/query'

export function sharingQuery(uid: string): Query<Sharing> {
  return withDefault(
    documentQuery('coach', uid, ({ fields }) => parseSharing(fields)),
    NEVER_ASKED,
  )
}

/**
 * Notes that the question about sharing was answered. `always`: what every conversation begins with from now on; null:
 * nothing; left out: as before.
 */
export const answerSharing = defineMutation<{ readonly always?: DossierChoice | null }>({
  name: 'coach.share',
  reads: (_, uid) => [coachPath(uid)],
  writes: ({ always }, [doc = null], { uid }) => sharingWrites(uid, doc, always),
  key: () => 'sharing',
  joined: (earlier, later) => ({ ...earlier, ...later }),
  says: () => 'Ce que le coach voit',
})
