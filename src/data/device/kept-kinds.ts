import { Listeners } from '@/domain/base/listeners'
import type { ExportContent } from '@/domain/export/export-content'
import type { TypedFamily } from './stored-keys'

/** What a sign-out would erase of one sort: what it is called, and how many of it this person has here. */
export interface Loss {
  readonly one: string
  readonly many: string
  readonly count: (uid: string) => number
}

/** What has to be said of every text that this device keeps; one that does not say it is a type error. */
export interface KeptKind {
  /** How its keys begin in the device's storage. */
  readonly family: TypedFamily
  /** The screen that may not say « Tout est enregistré » as long as there is some. */
  readonly screen: 'todos' | 'projects' | 'research' | 'coach' | 'account' | 'review'
  readonly losses: readonly [Loss, ...Loss[]]
  /**
   * How « Emporter mes données » brings it together with what the server has; null: it takes the texts along as they
   * are stored, beside what the server has.
   */
  readonly exported: ((uid: string, content: ExportContent) => ExportContent) | null
}

const kinds = new Map<TypedFamily, KeptKind>()
const watchers = new Listeners()

/** From here on the sign-out, the archive and the state of its screen know of it. */
export function declareKept<K extends KeptKind>(kind: K): K {
  kinds.set(kind.family, kind)
  return kind
}

/** Those whose modules this page has loaded; `account/unsaved.ts` loads them all. */
export function declaredKinds(): readonly KeptKind[] {
  return [...kinds.values()]
}

/** What of this person is on this device alone, in words: « 2 tâches non enregistrées ». */
export function lossesOf(uid: string, among: readonly KeptKind[]): string[] {
  return among
    .flatMap(({ losses }) => losses)
    .flatMap(({ one, many, count }) => {
      const number = count(uid)
      return number === 0 ? [] : `${number} ${number === 1 ? one : many}`
    })
}

/** Whether nothing that a screen shows is on this device alone. */
export function isAllSaved(uid: string, screen: KeptKind['screen']): boolean {
  const shown = declaredKinds().filter((kind) => kind.screen === screen)
  return lossesOf(uid, shown).length === 0
}

/** Hears of every change of every kind. */
export const subscribeKept = watchers.subscribe

export function keptChanged(): void {
  watchers.tell()
}
