import type { Fields } from '@/domain/base/read-field'
import type { Write } from '@/domain/base/write'

/** Who changes something, and when: the server's time, as this device knew it at the click. */
export interface Author {
  readonly uid: string
  readonly at: Date
}

/**
 * A verb of the product. It runs at once on the replica (what the screen shows), and again as the truth in a transaction on
 * the server, from the same source. Arguments are plain JSON.
 */
export interface Mutation<Args> {
  /** `subject.verb`; the subject names the module that registers it (`data/mutations.ts`). */
  readonly name: string
  /** The documents that it is about. A refused entry holds back later entries that are about one of its documents. */
  readonly reads: (args: Args, uid: string) => readonly string[]
  /** Documents that it sees and may write too, without holding anything back: the profile that earns XP. */
  readonly besides?: (args: Args, uid: string) => readonly string[]
  /**
   * What it writes, seeing these documents (`reads`, then `besides`, in their order; null: there is none). Pure. Run on its
   * own result it returns no writes, or writes that change nothing.
   */
  readonly writes: (args: Args, docs: readonly (Fields | null)[], author: Author) => readonly Write[]
  /**
   * Entries of one key: a later one replaces an earlier one that was never sent, as long as only keyed entries about the
   * same documents stand between them; and one that was refused.
   */
  readonly key?: (args: Args) => string
  /**
   * The arguments of the one that stays, where `key` replaces: by default the later ones. Null: the later one did not start
   * from the earlier one (another tab wrote it), and both stay.
   */
  readonly joined?: (earlier: Args, later: Args) => Args | null
  /**
   * The sender leaves its entries alone: a screen has a function of the server do what they say, when the person asks. An
   * entry goes as soon as the server's documents show it. It holds nothing back: its documents are in `besides`.
   */
  readonly isSentByScreen?: true
  /** In French, for the list of unsaved work and the question at sign-out: « Tâche ajoutée : Appeler Léa ». */
  readonly says: (args: Args) => string
  /** The text that a person would lose with it, to be copied or downloaded; none where `says` is all. */
  readonly text?: (args: Args) => string
}

const registry = new Map<string, Mutation<unknown>>()

export function defineMutation<Args>(mutation: Mutation<Args>): Mutation<Args> {
  // The entry that names it carries its arguments.
  registry.set(mutation.name, mutation as unknown as Mutation<unknown>)
  return mutation
}

/** Null: no module that is loaded knows it. */
export function mutationOf(name: string): Mutation<unknown> | null {
  return registry.get(name) ?? null
}
