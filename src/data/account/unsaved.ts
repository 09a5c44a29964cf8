import type { TypedFamily } from '@/data/device/stored-keys'
import { storedTexts } from '@/data/device/typed-text'
import { pause } from '@/data/device/within-ms'
import { entriesOf, whenAllIsSent } from '@/data/sync/current'
import { isOnItsWay, wordsOf } from '@/data/sync/entry-words'
import type { Entry } from '@/data/sync/journal'
import type { ExportContent } from '@/domain/export/export-content'
import { draftLinks, draftSections, isWorthKeeping, readDraftText } from '@/domain/research/research-draft'

interface Loss {
  readonly one: string
  readonly many: string
  /** How many of it there are in these texts; without it, each text is one. */
  readonly count?: (texts: readonly string[]) => number
}

/** Texts that this device alone has, in the order in which a sign-out names them; a family without words is a type error. */
const LOSSES: Record<TypedFamily, Loss | readonly Loss[]> = {
  'todos.draft': { one: 'tâche à moitié écrite', many: 'tâches à moitié écrites' },
  'todos.edit': { one: 'tâche à moitié modifiée', many: 'tâches à moitié modifiées' },
  'project.new': {
    one: 'nouveau projet sans titre',
    many: 'nouveaux projets sans titre',
  },
  'project.text': {
    one: 'texte de projet à moitié écrit',
    many: 'textes de projets à moitié écrits',
  },
  'version.name': {
    one: 'nom de version à moitié écrit',
    many: 'noms de versions à moitié écrits',
  },
  'research.drafts': [
    {
      one: 'section de produits non enregistrée',
      many: 'sections de produits non enregistrées',
      count: (texts) =>
        texts.flatMap((text) => draftSections(readDraftText(text))).filter(isWorthKeeping).length,
    },
    {
      one: 'lien non enregistré',
      many: 'liens non enregistrés',
      count: (texts) => texts.flatMap((text) => draftLinks(readDraftText(text))).length,
    },
  ],
  'research.link': { one: 'lien à moitié écrit', many: 'liens à moitié écrits' },
  'research.name': {
    one: 'nom de section à moitié écrit',
    many: 'noms de sections à moitié écrits',
  },
  'research-note': {
    one: 'note de produit non enregistrée',
    many: 'notes de produits non enregistrées',
  },
  'sales-test': { one: 'test de vente à moitié écrit', many: 'tests de vente à moitié écrits' },
  'name-draft': { one: 'nom à moitié écrit', many: 'noms à moitié écrits' },
  'contact-subject': {
    one: "sujet de message à l'équipe",
    many: "sujets de messages à l'équipe",
  },
  'contact-message': {
    one: "message à l'équipe à moitié écrit",
    many: "messages à l'équipe à moitié écrits",
  },
  'coach.draft': { one: 'message à moitié écrit', many: 'messages à moitié écrits' },
  'conversation.name': {
    one: 'nom de conversation à moitié écrit',
    many: 'noms de conversations à moitié écrits',
  },
  'coach.fact': { one: 'souvenir à moitié écrit', many: 'souvenirs à moitié écrits' },
  plan: {
    one: 'plan en 5 questions pas encore créé',
    many: 'plans en 5 questions pas encore créés',
  },
  week: {
    one: 'bilan de semaine pas encore clos',
    many: 'bilans de semaine pas encore clos',
  },
  'review.cut': { one: 'tâche à moitié coupée', many: 'tâches à moitié coupées' },
}

const FAMILIES = Object.keys(LOSSES) as readonly TypedFamily[]

/** What of this person is on this device alone and a sign-out would erase, each kind in words. */
export function unsavedOf(uid: string): string[] {
  return FAMILIES.flatMap((family) => {
    const texts = storedTexts(family, uid)
    return [LOSSES[family]].flat().flatMap(({ one, many, count }: Loss) => {
      const number = count ? count(texts) : texts.length
      return number === 0 ? [] : `${number} ${number === 1 ? one : many}`
    })
  })
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
  return FAMILIES.reduce((known, family) => withTexts(uid, family, known), withEntries(entries, content))
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
