import type { Fields } from '@/domain/base/read-field'
import type { Write } from '@/domain/base/write'

/** The person who changes something, and the server's time at the click, as this device knew it. */
export interface Author {
  readonly uid: string
  readonly at: Date
}

/**
 * A verb of the product. It runs at once on the replica (optimistic update), and again in a transaction on the server's
 * documents, which decides. Arguments are plain JSON.
 */
export interface Mutation<Args> {
  /** `subject.verb`; the subject names the module that registers it (`data/mutations.ts`). */
  readonly name: string
  /** Paths of the documents that the mutation is about. A refused entry blocks later entries about one of them. */
  readonly reads: (args: Args, uid: string) => readonly string[]
  /** Paths of further documents that it reads and may write without blocking entries: the profile that earns XP. */
  readonly besides?: (args: Args, uid: string) => readonly string[]
  /**
   * Pure: the writes for these documents (`reads`, then `besides`, in this order; null: missing). Idempotent: run on its own
   * result it returns no writes, or writes that change nothing.
   */
  readonly writes: (args: Args, docs: readonly (Fields | null)[], author: Author) => readonly Write[]
  /**
   * Coalescing: a later entry of the same key replaces an earlier one that was refused, or that was never sent and has no
   * unkeyed entry about the same documents behind it.
   */
  readonly key?: (args: Args) => string
  /**
   * Arguments of the coalesced entry; default: those of the later one. Null: the later entry did not start from the earlier
   * one (another tab wrote it), and both stay.
   */
  readonly joined?: (earlier: Args, later: Args) => Args | null
  /**
   * The sender skips its entries: a screen calls a Cloud Function instead. An entry is dropped as soon as the server's
   * documents show its result. It blocks no other entry: its documents are in `besides`.
   */
  readonly isSentByScreen?: true
  /** One line in French for the list of unsaved work and the question at sign-out: « Tâche ajoutée : Appeler Léa ». */
  readonly says: (args: Args) => string
  /** The typed text, to be copied or downloaded; absent where `says` contains it all. */
  readonly text?: (args: Args) => string
}

const registry = new Map<string, Mutation<unknown>>()

export function defineMutation<Args>(mutation: Mutation<Args>): Mutation<Args> {
  // An entry carries the arguments of the mutation that it names.
  registry.set(mutation.name, mutation as unknown as Mutation<unknown>)
  return mutation
}

/** Null: no loaded module defines it. */
export function mutationOf(name: string): Mutation<unknown> | null {
  return registry.get(name) ?? null
}
