import type { CoachThing } from '@/domain/coach/dossier/coach-subject'
import type { Dossier, dossierOf } from '@/domain/coach/dossier/dossier'
import { NOTHING_READ } from '@/domain/coach/dossier/dossier-parts'
import { NO_WORK } from '@/domain/coach/dossier/dossier-thing'
import { offerReload } from '@/components/offer-reload'
import type { Gathered, Gathering } from './gathering'

interface LateGathering extends Gathering {
  /** Builds the dossier; empty until the code is loaded. */
  write: typeof dossierOf
}

const NO_DOSSIER: Dossier = { text: '', parts: [], handles: new Map(), projects: [] }

/** The queries of the dossier and its text: a third of the size of the coach's page. */
export async function loadGathering() {
  const [{ gatheringOf }, { dossierOf }] = await Promise.all([
    import('./gathering'),
    import('@/domain/coach/dossier/dossier'),
  ])
  return { gatheringOf, dossierOf }
}

/**
 * A gathering whose code loads when it is first opened. If the code cannot load (offline and not cached, an old version),
 * every part counts as unread: the question is sent without it, and the page offers a retry.
 */
export function lateGathering(uid: string, onChange: () => void): LateGathering {
  let loaded: { gathering: Gathering; write: typeof dossierOf } | null = null
  let code: 'unasked' | 'loading' | 'failed' = 'unasked'
  /** The subject of the question; undefined: closed. */
  let wanted: CoachThing | null | undefined

  async function load(onFailure?: () => void) {
    code = 'loading'
    onChange()
    try {
      const { gatheringOf, dossierOf } = await loadGathering()
      loaded = { gathering: gatheringOf(uid, onChange), write: dossierOf }
      if (wanted !== undefined) loaded.gathering.open(wanted)
    } catch (thrown) {
      console.warn('What gathers the notes for the coach could not be loaded', thrown)
      code = 'failed'
      onFailure?.()
    }
    onChange()
  }

  function open(thing: CoachThing | null, onFailure?: () => void) {
    wanted = thing
    if (loaded) loaded.gathering.open(thing)
    else if (code !== 'loading') void load(onFailure)
  }

  return {
    read(): Gathered {
      if (loaded) return loaded.gathering.read()
      const status = wanted === undefined ? 'closed' : code === 'failed' ? 'settled' : 'reading'
      return { facts: NOTHING_READ, work: NO_WORK, status, isFromCache: false }
    },
    open: (thing) => open(thing),
    close() {
      wanted = undefined
      loaded?.gathering.close()
    },
    retry() {
      if (loaded) loaded.gathering.retry()
      else open(wanted ?? null, tellUnread)
    },
    write: (...asked) => loaded?.write(...asked) ?? NO_DOSSIER,
  }
}

function tellUnread() {
  offerReload("Le travail à montrer au coach n'a pas pu être lu. Vérifie ta connexion, ou recharge la page.")
}
