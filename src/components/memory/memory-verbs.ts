import { offerUndo } from '@/components/offer-undo'
import { forgetFacts, rememberFact, renewFact, restoreFacts } from '@/data/coach/memory'
import { serverNow } from '@/data/session/server-clock'
import { codeOf } from '@/domain/base/errors'
import type { Fact, Memory } from '@/domain/coach/facts'
import { errorText } from '@/lib/error-text'
import { showToast } from '@/ui/toast'

// What is done with facts wherever they are shown: each says at once what it did, and gives it back at a touch.

/** What a person typed, as a fact of their own. */
export function newFact(text: string, project: string | null): Fact {
  return { id: crypto.randomUUID(), text, project, saidAt: serverNow(), from: 'person', conversation: null }
}

interface Replaced {
  /** The one whose place it takes. */
  readonly instead: Fact | null
  /** What it was itself before it was edited; null: it is new. */
  readonly before?: Fact | null
}

/** A refusal shows on its row. */
export function remember(
  uid: string,
  fact: Fact,
  { husks }: Memory,
  { instead, before = null }: Replaced,
): void {
  void rememberFact(uid, fact, { husks, instead: instead?.id ?? null })
  if (!instead) return
  offerUndo('Remplacé', () => {
    if (!before) forgetFacts(uid, [fact.id]).catch(tell('memoryForget'))
    restoreFacts(uid, before ? [instead, before] : [instead]).catch(tell('memorySave'))
  })
}

export function forget(uid: string, fact: Fact): void {
  forgetFacts(uid, [fact.id]).catch(tell('memoryForget'))
  offerUndo('Oublié', () => {
    restoreFacts(uid, [fact]).catch(tell('memorySave'))
  })
}

/** `ids`: of all that is stored, what this version cannot read included. */
export function forgetAll(uid: string, { facts, ids }: Memory): void {
  forgetFacts(uid, ids).catch(tell('memoryForget'))
  offerUndo('Tout est oublié', () => {
    restoreFacts(uid, facts).catch(tell('memorySave'))
  })
}

export function renew(uid: string, fact: Fact): void {
  renewFact(uid, fact, serverNow()).catch(tell('memorySave'))
}

function tell(place: 'memorySave' | 'memoryForget') {
  return (thrown: unknown) => {
    // Offline it is kept, and goes out later.
    const code = codeOf(thrown)
    if (code !== 'network/offline') showToast({ text: errorText(place, code), tone: 'alert' })
  }
}
