import { readStored, storedKeys, writeStored } from './device-storage'
import { declareKept, keptChanged, type KeptKind, type Loss } from './kept-kinds'
import type { HalfTypedFamily, StoredKey, TypedFamily } from './stored-keys'

/** Every field whose text outlives its page; one without a name is a type error. */
const FIELDS: Record<HalfTypedFamily, Pick<KeptKind, 'screen'> & Omit<Loss, 'count'>> = {
  'todos.draft': { screen: 'todos', one: 'tâche à moitié écrite', many: 'tâches à moitié écrites' },
  'todos.edit': { screen: 'todos', one: 'tâche à moitié modifiée', many: 'tâches à moitié modifiées' },
  'project.new': {
    screen: 'projects',
    one: 'nouveau projet sans titre',
    many: 'nouveaux projets sans titre',
  },
  'project.text': {
    screen: 'projects',
    one: 'texte de projet à moitié écrit',
    many: 'textes de projets à moitié écrits',
  },
  'version.name': {
    screen: 'projects',
    one: 'nom de version à moitié écrit',
    many: 'noms de versions à moitié écrits',
  },
  'research.link': { screen: 'research', one: 'lien à moitié écrit', many: 'liens à moitié écrits' },
  'research.name': {
    screen: 'research',
    one: 'nom de section à moitié écrit',
    many: 'noms de sections à moitié écrits',
  },
  'research-note': {
    screen: 'research',
    one: 'note de produit non enregistrée',
    many: 'notes de produits non enregistrées',
  },
  'name-draft': { screen: 'account', one: 'nom à moitié écrit', many: 'noms à moitié écrits' },
  'contact-subject': {
    screen: 'account',
    one: "sujet de message à l'équipe",
    many: "sujets de messages à l'équipe",
  },
  'contact-message': {
    screen: 'account',
    one: "message à l'équipe à moitié écrit",
    many: "messages à l'équipe à moitié écrits",
  },
  plan: {
    screen: 'account',
    one: 'plan en 5 questions pas encore créé',
    many: 'plans en 5 questions pas encore créés',
  },
  week: {
    screen: 'review',
    one: 'bilan de semaine pas encore clos',
    many: 'bilans de semaine pas encore clos',
  },
  'review.cut': { screen: 'review', one: 'tâche à moitié coupée', many: 'tâches à moitié coupées' },
  'coach.draft': { screen: 'coach', one: 'message à moitié écrit', many: 'messages à moitié écrits' },
  'lesson.draft': { screen: 'account', one: 'exercice commencé', many: 'exercices commencés' },
  'conversation.name': {
    screen: 'coach',
    one: 'nom de conversation à moitié écrit',
    many: 'noms de conversations à moitié écrits',
  },
  'coach.fact': { screen: 'coach', one: 'souvenir à moitié écrit', many: 'souvenirs à moitié écrits' },
}

export const HALF_TYPED = Object.fromEntries(
  Object.entries(FIELDS).map(([name, { screen, one, many }]) => {
    const family = name as HalfTypedFamily
    const count = (uid: string) => storedTexts(family, uid).length
    return [family, declareKept({ family, screen, losses: [{ one, many, count }], exported: null })]
  }),
) as unknown as Record<HalfTypedFamily, KeptKind>

/**
 * Texts that are being typed. Two tabs may type under one key: each keeps its own, and what one of them settles is not
 * the other's. The device has what was typed last, for the tab that comes next.
 */
export function readTyped(key: StoredKey): string | null {
  return ownOf(key).text
}

/** null: it is settled. */
export function writeTyped(key: StoredKey, text: string | null): void {
  const isOurs = text !== null || readStored(key, 'device') === ownOf(key).onDevice
  if (isOurs) writeStored(key, text)
  writeStored(key, text, 'session')
  remember(key, { text, onDevice: isOurs ? readStored(key, 'device') : undefined })
  keptChanged()
}

/** Every text of a family that is this person's, as it is stored; blank ones are none. */
export function storedTexts(family: TypedFamily, uid: string): string[] {
  const own: StoredKey = isOfTheDevice(family) ? family : `${family}.${uid}`
  return storedKeys(own)
    .filter((key) => key === own || key.startsWith(`${own}.`))
    .map((key) => readStored(key) ?? '')
    .filter((text) => text.trim() !== '')
}

/**
 * Kept without saying whose it is: a section's name by the section alone, a first plan from before there is an account.
 * Whoever signs out takes them all along.
 */
function isOfTheDevice(family: TypedFamily): boolean {
  return family === 'research.name' || family === 'plan'
}

interface Own {
  readonly text: string | null
  /** What is this tab's of what the device has; undefined: nothing is, another tab typed there last. */
  readonly onDevice: string | null | undefined
}

const own = new Map<StoredKey, Own>()

function ownOf(key: StoredKey): Own {
  const known = own.get(key)
  if (known) return known
  const text = readStored(key)
  const onDevice = readStored(key, 'device')
  return remember(key, { text, onDevice: onDevice === text ? text : undefined })
}

function remember(key: StoredKey, now: Own): Own {
  own.set(key, now)
  return now
}
