import type { TypedFamily } from '@/data/device/stored-keys'
import { storedTexts } from '@/data/device/typed-text'
import { entriesOf } from '@/data/sync/current'
import { wordsOf } from '@/data/sync/entry-words'
import { pathsOf, waitingEntries, type Entry } from '@/data/sync/entry'
import type { ExportContent } from '@/domain/export/export-content'

interface Loss {
  readonly one: string
  readonly many: string
}

/** Texts that only this device has, in the order of the question at sign-out; a family without words is a type error. */
const LOSSES: Record<TypedFamily, Loss> = {
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
  'research.link': { one: 'lien à moitié écrit', many: 'liens à moitié écrits' },
  'research.name': {
    one: 'nom de tableau à moitié écrit',
    many: 'noms de tableaux à moitié écrits',
  },
  'research-note': {
    one: 'note de produit non enregistrée',
    many: 'notes de produits non enregistrées',
  },
  'sales-test': { one: 'test de vente à moitié écrit', many: 'tests de vente à moitié écrits' },
  'name-draft': { one: 'nom à moitié écrit', many: 'noms à moitié écrits' },
  'contact-subject': {
    one: 'sujet de message à l’équipe',
    many: 'sujets de messages à l’équipe',
  },
  'contact-message': {
    one: 'message à l’équipe à moitié écrit',
    many: 'messages à l’équipe à moitié écrits',
  },
  'coach.draft': { one: 'message à moitié écrit', many: 'messages à moitié écrits' },
  'conversation.name': {
    one: 'nom de conversation à moitié écrit',
    many: 'noms de conversations à moitié écrits',
  },
  'coach.fact': { one: 'souvenir à moitié écrit', many: 'souvenirs à moitié écrits' },
  letter: {
    one: 'courrier gardé sur cet appareil seulement',
    many: 'courriers gardés sur cet appareil seulement',
  },
  plan: {
    one: 'plan en 5 questions pas encore créé',
    many: 'plans en 5 questions pas encore créés',
  },
  sale: {
    one: 'calcul pas encore dans vos produits',
    many: 'calculs pas encore dans vos produits',
  },
  week: {
    one: 'bilan de semaine pas encore clos',
    many: 'bilans de semaine pas encore clos',
  },
  'review.cut': { one: 'tâche à moitié divisée', many: 'tâches à moitié divisées' },
}

const FAMILIES = Object.keys(LOSSES) as readonly TypedFamily[]

/** Unsaved texts that a sign-out would delete, one line per kind. */
export function unsavedOf(uid: string): string[] {
  return FAMILIES.flatMap((family) => {
    const number = storedTexts(family, uid).length
    const { one, many } = LOSSES[family]
    return number === 0 ? [] : `${number} ${number === 1 ? one : many}`
  })
}

/** Drafts, refused and blocked entries, then unsaved texts, one line each. */
export async function allUnsavedOf(uid: string): Promise<string[]> {
  const entries = await entriesOf(uid)
  const waiting = waitingEntries(entries)
  const ofDrafts = new Set(entries.filter(({ isHeld }) => isHeld).flatMap(pathsOf))
  // An answer to a draft goes with the draft, which has its line.
  const isOfDraft = (entry: Entry) =>
    waiting.get(entry.number) === 'held' &&
    !entry.isHeld &&
    pathsOf(entry).every((path) => ofDrafts.has(path))
  const kept = entries
    .filter((entry) => waiting.has(entry.number) && !isOfDraft(entry))
    .map((entry) => wordsOf(entry).says)
  // A question and its answer are two entries of one conversation.
  return [...new Set(kept), ...unsavedOf(uid)]
}

/** The server's data with this device's unsaved texts. `entries`: uncommitted ones, in order. */
export function withUnsaved(uid: string, content: ExportContent, entries: readonly Entry[]): ExportContent {
  const journal = entries.map((entry) => {
    const { name, args, at, fault, isHeld } = entry
    return { says: wordsOf(entry).says, name, args, at, fault, isHeld }
  })
  const texts = FAMILIES.map((family) => [family, storedTexts(family, uid).map(readable)] as const)
  const unsaved = [['journal', journal] as const, ...texts].filter(([, found]) => found.length > 0)
  return { ...content, unsaved: { ...content.unsaved, ...Object.fromEntries<readonly unknown[]>(unsaved) } }
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
