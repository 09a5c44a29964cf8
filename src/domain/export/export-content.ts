import type { Fields } from '@/domain/base/read-field'

/** A stored document, including fields that this version does not know. */
export interface StoredDocument {
  readonly id: string
  readonly fields: Fields
}

export interface StoredSection extends StoredDocument {
  readonly products: readonly StoredDocument[]
}

export interface ExportContent {
  readonly account: { readonly uid: string; readonly email: string; readonly createdAt: Date | null }
  /** null: never written. */
  readonly profile: StoredDocument | null
  readonly todos: readonly StoredDocument[]
  readonly projects: readonly StoredDocument[]
  /** Versions of projects; `projects` has the same ids. */
  readonly projectVersions: readonly StoredDocument[]
  readonly conversations: readonly StoredDocument[]
  readonly weeks: readonly StoredDocument[]
  /** Sharing choice, first plan and declared stages of the coach; null: missing. */
  readonly coach: StoredDocument | null
  /** Lessons read and exercises done; null: none. */
  readonly learning: StoredDocument | null
  /** « Mes liens » */
  readonly product: readonly StoredDocument[]
  readonly sections: readonly StoredSection[]
  readonly salesTests: readonly StoredDocument[]
  /** What the person said of answers, and let the team read. */
  readonly feedback: readonly StoredDocument[]
  readonly payments: readonly StoredDocument[]
  /** Texts of this device that the server does not have, by kind, in their stored form. */
  readonly unsaved: Readonly<Record<string, readonly unknown[]>>
}

/** One file of the archive; `path` includes folders. */
export interface ExportFile {
  readonly path: string
  readonly text: string
}
