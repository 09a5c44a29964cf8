import type { Fields } from '@/domain/base/read-field'

/** A document as the backend has it, fields that this version does not know included. */
export interface StoredDocument {
  readonly id: string
  readonly fields: Fields
}

export interface StoredSection extends StoredDocument {
  readonly products: readonly StoredDocument[]
}

/** Everything that one person owns. */
export interface ExportContent {
  readonly account: { readonly uid: string; readonly email: string; readonly createdAt: Date | null }
  /** null: never written. */
  readonly profile: StoredDocument | null
  readonly todos: readonly StoredDocument[]
  readonly projects: readonly StoredDocument[]
  /** What they said before, by the ids that `projects` has. */
  readonly projectVersions: readonly StoredDocument[]
  readonly conversations: readonly StoredDocument[]
  /** The reviews. */
  readonly weeks: readonly StoredDocument[]
  /** What the coach may see, the first plan and the declared stages; null: none of it. */
  readonly coach: StoredDocument | null
  /** Which lessons were read, and whose exercise was done; null: none was begun. */
  readonly learning: StoredDocument | null
  /** « Mes liens ». */
  readonly product: readonly StoredDocument[]
  readonly sections: readonly StoredSection[]
  /** The sales tests of candidates. */
  readonly salesTests: readonly StoredDocument[]
  readonly payments: readonly StoredDocument[]
  /** What the device that makes the archive has not handed over yet, by kind, as it keeps it. */
  readonly unsaved: Readonly<Record<string, readonly unknown[]>>
}

/** One file of the archive; folders are in its path. */
export interface ExportFile {
  readonly path: string
  readonly text: string
}
