import * as json from '@/domain/base/json'
import { coachPath } from '@/domain/account/coach-document'
import { sharingWrites } from '@/domain/coach/dossier/coach-choices'
import { DOSSIER_PART_KEYS, type DossierChoice } from '@/domain/coach/dossier/dossier-parts'
import { NEVER_ASKED, parseSharing, type Sharing } from '@/domain/coach/dossier/sharing'
import { defineMutation } from '@/data/sync/mutation'
import { documentQuery, type Query } from '@/data/sync/query'

export function sharingQuery(uid: string): Query<Sharing> {
  return documentQuery('coach', uid, ({ fields }) => parseSharing(fields), NEVER_ASKED)
}

/** Sets the parts that the coach may see, for all conversations. */
export const chooseSharing = defineMutation<Partial<DossierChoice>>({
  name: 'coach.share',
  args: json.argsOf(json.some(DOSSIER_PART_KEYS, json.flag)),
  reads: (_, uid) => [coachPath(uid)],
  writes: (changed, doc, { uid }) => sharingWrites(uid, doc(coachPath(uid)), changed),
  key: (changed) => `sharing ${Object.keys(changed).join(' ')}`,
  says: () => 'Ce que le coach voit',
})
