import { coachPath, sharingWrites } from '@/domain/coach/coach-document'
import type { DossierChoice } from '@/domain/coach/dossier-parts'
import { NEVER_ASKED, parseSharing, type Sharing } from '@/domain/coach/sharing'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { defineMutation } from './sync/mutation'
import { documentQuery, type Query } from './sync/query'
import { watchQuery } from './sync/use-live'

export function sharingQuery(uid: string): Query<Sharing | null> {
  return documentQuery('coach', uid, ({ fields }) => parseSharing(fields))
}

/** For what is gathered through `sourceOf`. */
export function watchSharing(uid: string, onValue: OnValue<Sharing>, onError: OnError): Unsubscribe {
  return watchQuery(
    uid,
    sharingQuery(uid),
    (sharing, { isLive }) => onValue(sharing ?? NEVER_ASKED, { isFromCache: !isLive, isPending: false }),
    onError,
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
