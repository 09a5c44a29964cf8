import type { TypedFamily } from '@/data/device/stored-keys'
import { storedTexts } from '@/data/device/typed-text'
import { entriesOf } from '@/data/sync/current'
import { wordsOf } from '@/data/sync/entry-words'
import { sendable, type Entry } from '@/data/sync/journal'
import type { ExportContent } from '@/domain/export/export-content'
import { draftLinks, draftSections, isWorthKeeping, readDraftText } from '@/domain/research/research-draft'

interface Loss {
  readonly one: string
  readonly many: string
  /** Number of items in these texts; default: one per text. */
  readonly count?: (texts: readonly string[]) => number
}

/** Texts that only this device has, in the order of the question at sign-out; a family without words is a type error. */
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

/** Unsaved texts that a sign-out would delete, one line per kind. */
export function unsavedOf(uid: string): string[] {
  return FAMILIES.flatMap((family) => {
    const texts = storedTexts(family, uid)
    return [LOSSES[family]].flat().flatMap(({ one, many, count }: Loss) => {
      const number = count ? count(texts) : texts.length
      return number === 0 ? [] : `${number} ${number === 1 ? one : many}`
    })
  })
}

/** Refused and blocked entries, then unsaved texts, one line each. */
export async function allUnsavedOf(uid: string): Promise<string[]> {
  const entries = await entriesOf(uid)
  const sent = sendable(entries)
  const kept = entries.filter((entry) => !sent.includes(entry)).map((entry) => wordsOf(entry).says)
  // A question and its answer are two entries of one conversation.
  return [...new Set(kept), ...unsavedOf(uid)]
}

/** The server's data with this device's unsaved texts. `entries`: uncommitted ones, in order. */
export function withUnsaved(uid: string, content: ExportContent, entries: readonly Entry[]): ExportContent {
  const journal = entries.map((entry) => {
    const { name, args, at, fault } = entry
    return { says: wordsOf(entry).says, name, args, at, fault }
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
