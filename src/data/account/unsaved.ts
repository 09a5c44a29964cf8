import { declaredKinds, lossesOf, type KeptKind } from '@/data/device/kept-kinds'
import type { TypedFamily } from '@/data/device/stored-keys'
import { HALF_TYPED, storedTexts } from '@/data/device/typed-text'
import { pause } from '@/data/device/within-ms'
import { entriesOf, whenAllIsSent } from '@/data/sync/current'
import { isOnItsWay, wordsOf } from '@/data/sync/entry-words'
import { keptResearch } from '@/data/research-drafts'
import type { Entry } from '@/data/sync/journal'
import type { ExportContent } from '@/domain/export/export-content'

/** Loads the module of every kind, in the order in which a sign-out names them; a family without one is a type error. */
const KINDS: Record<TypedFamily, KeptKind> = {
  'todos.draft': HALF_TYPED['todos.draft'],
  'todos.edit': HALF_TYPED['todos.edit'],
  'project.new': HALF_TYPED['project.new'],
  'project.text': HALF_TYPED['project.text'],
  'version.name': HALF_TYPED['version.name'],
  'research.drafts': keptResearch,
  'research.link': HALF_TYPED['research.link'],
  'research.name': HALF_TYPED['research.name'],
  'research-note': HALF_TYPED['research-note'],
  'name-draft': HALF_TYPED['name-draft'],
  'contact-subject': HALF_TYPED['contact-subject'],
  'contact-message': HALF_TYPED['contact-message'],
  'coach.draft': HALF_TYPED['coach.draft'],
  'lesson.draft': HALF_TYPED['lesson.draft'],
  'conversation.name': HALF_TYPED['conversation.name'],
  'coach.fact': HALF_TYPED['coach.fact'],
  plan: HALF_TYPED.plan,
  week: HALF_TYPED.week,
  'review.cut': HALF_TYPED['review.cut'],
}

function allKinds(): readonly KeptKind[] {
  return [...new Set([...Object.values(KINDS), ...declaredKinds()])]
}

/** What of this person is on this device alone and a sign-out would erase, each kind in words. */
export function unsavedOf(uid: string): string[] {
  return lossesOf(uid, allKinds())
}

/** The same, after the entries of the journal that are not on their way, each as its mutation says it. */
export async function allUnsavedOf(uid: string): Promise<string[]> {
  const entries = await entriesOf(uid)
  const kept = entries.filter((entry) => !isOnItsWay(entry, entries)).map((entry) => wordsOf(entry).says)
  // A question and its answer are two entries of one conversation.
  return [...new Set(kept), ...unsavedOf(uid)]
}

/** Another tab hears a moment later what the server has refused, and writes it in another way. */
const LOOK_AGAIN_MS = 250

/**
 * What a sign-out would erase: texts, in words, and whether something still waits for the network after `limitMs`. Another
 * tab may be about to write what it has just been refused: two looks have to say the same.
 */
export async function erasedBySignOut(
  uid: string,
  limitMs: number,
): Promise<{ readonly isPending: boolean; readonly unsaved: readonly string[] }> {
  let before: string | null = null
  for (;;) {
    const isPending = !(await whenAllIsSent(uid, limitMs))
    const unsaved = await allUnsavedOf(uid)
    if (isPending || unsaved.join() === before) return { isPending, unsaved }
    before = unsaved.join()
    await pause(LOOK_AGAIN_MS)
  }
}

/** What the server has, with all that this device alone has of this person. */
export function withUnsaved(uid: string, content: ExportContent, entries: readonly Entry[]): ExportContent {
  return allKinds().reduce(
    (known, { family, exported }) => exported?.(uid, known) ?? withTexts(uid, family, known),
    withEntries(entries, content),
  )
}

/** Changes that the server has not taken: `journal`, in the order in which they were made. */
function withEntries(entries: readonly Entry[], content: ExportContent): ExportContent {
  if (entries.length === 0) return content
  const journal = entries.map((entry) => {
    const { name, args, at, state, fault } = entry
    return { says: wordsOf(entry).says, name, args, at, state, fault }
  })
  return { ...content, unsaved: { ...content.unsaved, journal } }
}

function withTexts(uid: string, family: TypedFamily, content: ExportContent): ExportContent {
  const texts = storedTexts(family, uid).map(readable)
  return texts.length === 0 ? content : { ...content, unsaved: { ...content.unsaved, [family]: texts } }
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
