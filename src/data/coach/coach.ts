import { coachPath, sharingWrites } from '@/domain/coach/conversation/coach-document'
import type { DossierChoice } from '@/domain/coach/dossier/dossier-parts'
import { NEVER_ASKED, parseSharing, type Sharing } from '@/domain/coach/dossier/sharing'
import { defineMutation } from '@/data/sync/mutation'
import { documentQuery, type Query } from '@/data/sync/query'

export function sharingQuery(uid: string): Query<Sharing> {
  return documentQuery('coach', uid, ({ fields }) => parseSharing(fields), NEVER_ASKED)
}

/** Sets the parts that the coach may see, for all conversations. */
export const chooseSharing = defineMutation<Partial<DossierChoice>>({
  name: 'coach.share',
  reads: (_, uid) => [coachPath(uid)],
  writes: (changed, [doc = null], { uid }) => sharingWrites(uid, doc, changed),
  key: (changed) => `sharing ${Object.keys(changed).join(' ')}`,
  says: () => 'Ce que le coach voit',
})
