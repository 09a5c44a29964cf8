import type { ReadDocument, Write } from '@/domain/base/write'

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
  /** Reads the arguments of an entry that the device stored (`readArgs`). Null: they are not of this mutation, and it never runs. */
  readonly args: (stored: unknown) => Args | null
  /**
   * Paths of the documents that the mutation is about. As long as an entry is refused or held, later entries that are about one of them, or
   * need it, wait.
   */
  readonly reads: (args: Args, uid: string) => readonly string[]
  /** Paths of documents that it reads and waits for, but that no other entry waits for because of it: the section of a link. */
  readonly needs?: (args: Args, uid: string) => readonly string[]
  /** Paths of further documents that it reads and may write without blocking entries: the profile that earns XP. */
  readonly besides?: (args: Args, uid: string) => readonly string[]
  /**
   * Pure: the writes. `doc` gives a document by its path and throws for a path that none of these three names. Idempotent: run
   * on its own result it returns no writes, or writes that change nothing.
   */
  readonly writes: (args: Args, doc: ReadDocument, author: Author) => readonly Write[]
  /**
   * Coalescing: a later entry of the same key replaces an earlier one that was refused, or that was never sent and has no
   * unkeyed entry about the same documents behind it.
   */
  readonly key?: (args: Args) => string
  /**
   * A text that is being typed: its entry is sent after this pause, in ms, since the last entry of its key (`pauses.ts`). Until then
   * the next one replaces it.
   */
  readonly quietMs?: number
  /**
   * Arguments of the coalesced entry; default: those of the later one. Null: the later entry did not start from the earlier
   * one (another tab wrote it), and both stay.
   */
  readonly joined?: (earlier: Args, later: Args) => Args | null
  /** A deletion: refused entries about its documents alone are given up with it, or they would block it (`blockersOf`). */
  readonly isRemoval?: true
  /** For a mutation whose entries may be held (`Entry.isHeld`). */
  readonly held?: {
    /** The next entry of this key changes or releases the held one, in its place. */
    readonly key: (args: Args) => string
    /** One sentence in French for the list of unsaved work: where the person sends it. */
    readonly says: string
  }
  /** One line in French for the list of unsaved work and the question at sign-out: « Tâche ajoutée : Appeler Léa ». */
  readonly says: (args: Args) => string
  /** The typed text, to be copied or downloaded; absent where `says` contains it all. */
  readonly text?: (args: Args) => string
}

/** `Mutation.quietMs` of a text field. */
export const TYPING_PAUSE_MS = 2_000

/** A use of some mutation with its own arguments. */
type Use<T> = <Args>(mutation: Mutation<Args>, args: Args) => T

type Asked = <T>(stored: unknown, use: Use<T>) => T | null

const registry = new Map<string, Asked>()

export function defineMutation<Args>(mutation: Mutation<Args>): Mutation<Args> {
  registry.set(mutation.name, (stored, use) => {
    const args = mutation.args(stored)
    return args === null ? null : use(mutation, args)
  })
  return mutation
}

/** `todos` of `todos.add`. */
export function subjectOf(name: string): string {
  return name.split('.')[0] ?? ''
}

/** Whether a loaded module defines it. */
export function isDefined(name: string): boolean {
  return registry.has(name)
}

/** Names of the mutations that loaded modules define. */
export function definedNames(): readonly string[] {
  return [...registry.keys()]
}

/** Uses an entry's mutation with the entry's arguments; null where none is loaded, or where it cannot read the arguments. */
export function askMutation<T>(
  { name, args }: { readonly name: string; readonly args: unknown },
  use: Use<T>,
): T | null {
  return registry.get(name)?.(args, use) ?? null
}

/** The documents that a mutation reads and may write. */
export function allReads<Args>(mutation: Mutation<Args>, args: Args, uid: string): readonly string[] {
  return [
    ...mutation.reads(args, uid),
    ...(mutation.needs?.(args, uid) ?? []),
    ...(mutation.besides?.(args, uid) ?? []),
  ]
}

/** The writes of a mutation on these documents. Throws what it throws: a `Refusal`, or a path that it does not name. */
export function runMutation<Args>(
  mutation: Mutation<Args>,
  args: Args,
  read: ReadDocument,
  author: Author,
): readonly Write[] {
  const named = new Set(allReads(mutation, args, author.uid))
  const doc: ReadDocument = (path) => {
    if (!named.has(path)) throw new Error(`${mutation.name} does not name ${path}`)
    return read(path)
  }
  return mutation.writes(args, doc, author)
}
