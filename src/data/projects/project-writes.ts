import {
  deleteField,
  doc,
  runTransaction,
  writeBatch,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore'
import { withoutOldMarks } from '@/domain/projects/from-coach'
import { contentOf, emptyContent, mergeContents, type ProjectContent } from '@/domain/projects/parts'
import { parseProject, type Project } from '@/domain/projects/project'
import {
  applyChanges,
  changesBetween,
  isContainedIn,
  type ProjectDraft,
} from '@/domain/projects/project-draft'
import {
  basedOnText,
  changedFields,
  hasLanded,
  knownIds,
  lineOf,
  newlyCounted,
  nextVersion,
  wholeFields,
} from '@/domain/projects/project-save'
import { readFields, readList, readText, type Fields } from '@/domain/base/read-field'
import { addXp, inTurn, knownField, knownProfile } from '@/data/session/profiles'
import { openDatabase } from '@/data/live/firestore'
import { toAppError } from '@/data/live/to-app-error'
import type { WriteBeside } from '@/data/live/write-beside'

export interface ProjectWrite {
  readonly uid: string
  readonly id: string
  /** null: a new document. */
  readonly base: Project | null
  readonly content: ProjectContent
  /** What stays of the document when it is written whole. */
  readonly kept: Fields | null
  /** The version that the stored document must still have; '' where that cannot be said. */
  readonly basis: string
  /** The one that this write makes of it. */
  readonly version: string
  /** The saves that are in what it is based on (`lineOf`). */
  readonly line: readonly string[]
  readonly now: Date
  /** Saves of earlier pages that this one was made on top of, and of which nobody knows whether they are there. */
  readonly below: readonly ProjectDraft[]
  /** Whether what is newly filled is paid for now. */
  readonly earns: boolean
  readonly beside?: WriteBeside
  /** Another tab may have made the same document: then its is the one. */
  readonly isShared: boolean
  /** Whether a project that was deleted elsewhere is made again. */
  readonly mayRevive: boolean
  /** The save before this one: its second try comes before the judgement on this one. */
  readonly before: Promise<unknown>
  /** Whether the project was deleted here meanwhile. */
  readonly isGone: () => boolean
}

export interface StartedWrite {
  readonly xp: number
  readonly newLevel: number | null
  /** Settles with the server's answer; offline that can take days. */
  readonly saved: Promise<void>
}

/** Hands a save, and the points for what is newly filled, to the local cache. */
export function startWrite(write: ProjectWrite): Promise<StartedWrite> {
  return inTurn(() => begin(write))
}

async function begin(write: ProjectWrite): Promise<StartedWrite> {
  const { uid, base, content, now } = write
  const { db } = await openDatabase()
  const ref = doc(db, 'projects', write.id)
  const [known, profile] = await Promise.all([knownField(ref, 'countedItems'), knownProfile(db, uid)])
  const counted = knownIds([...readList(known), ...readList(write.kept?.['countedItems'])])
  const gained = write.earns && profile ? newlyCounted(content, counted) : null

  const batch = writeBatch(db)
  const stamp = { ...stampOf(write), ...(gained && { countedItems: gained.countedItems }) }
  if (base) batch.update(ref, { ...changedFields(contentOf(base), content), ...stamp })
  else
    batch.set(ref, {
      ...wholeFields(content, { uid, now, kept: { ...write.kept, countedItems: counted } }),
      ...stamp,
    })
  const newLevel = gained && profile && addXp(batch, db, { uid, profile, gain: gained.xp, now })
  write.beside?.(db, (...written) => batch.set(...written))
  const saved = batch.commit().catch((thrown: unknown) => settle(ref, write, thrown))
  return { xp: gained?.xp ?? 0, newLevel, saved }
}

/** The whole document of a project that is written with other things, all of it or nothing; it earns nothing. */
export function newProjectFields(write: ProjectWrite): Fields {
  const { uid, now, content, kept } = write
  return { ...wholeFields(content, { uid, now, kept }), ...stampOf(write) }
}

/**
 * What a refusal means is read from the server. This save itself, whose acknowledgement was lost, or one made from
 * it: a success. The version it is based on, or nothing: what stood in the way was the profile, an old document that
 * the rules do not take, or a deletion elsewhere, and the whole document is written once, without points. Another
 * version: what each side changed is brought together, item by item; the same item changed on both is a real refusal,
 * and so is a new project that was made elsewhere in other words.
 */
async function settle(ref: DocumentReference, write: ProjectWrite, thrown: unknown): Promise<void> {
  if (toAppError(thrown).code !== 'data/denied') throw thrown
  await write.before.catch(() => undefined)
  if (write.isGone()) return
  const { uid, now } = write
  // Only a transaction sees what the server has: any other read shows the saves that still wait here as done.
  await runTransaction(ref.firestore, async (transaction) => {
    const stored = await readStored(transaction, ref)
    if (stored && hasLanded(versionOf(stored), write.version)) return
    if (stored && write.isShared && !write.base) return
    if (!stored && !write.mayRevive) throw thrown
    const again = onTopOf(ref.id, stored, write)
    if (!again && !isSaidBy(ref.id, stored, write)) throw thrown
    if (again) {
      transaction.set(ref, {
        ...wholeFields(again.content, { uid, now, kept: stored ?? write.kept }),
        updatedAt: again.version,
        ...(again.basis !== '' && {
          basedOn: basedOnText(
            again.basis,
            newWord(),
            stored ? lineOf(versionOf(stored)) : [],
            write.version,
          ),
        }),
      })
    }
    write.beside?.(ref.firestore, (...written) => transaction.set(...written))
  })
}

/** What a page has on its way another one of its device may take for unsent, and send too. */
function isSaidBy(id: string, stored: Fields | null, { base, content }: ProjectWrite): boolean {
  const theirs = stored && parseProject(id, stored)
  const changes = changesBetween(base ? contentOf(base) : emptyContent(), content)
  return theirs !== null && changes !== null && isContainedIn(changes, contentOf(theirs))
}

/** The save on top of what is stored by now; null: both changed the same text. */
function onTopOf(
  id: string,
  stored: Fields | null,
  { base, content, basis, version, now, below }: ProjectWrite,
): Pick<ProjectWrite, 'content' | 'basis' | 'version'> | null {
  const newer = stored && readText(stored['updatedAt'])
  if (newer === null || newer === basis) return { content, basis, version }
  const theirs = parseProject(id, stored)
  if (!base || !theirs) return null
  // What was refused of an earlier page is this one's change.
  const lost = below.filter(({ savedAs }) => savedAs === undefined || !hasLanded(theirs, savedAs))
  const from = lost.reduce((before, { changes }) => applyChanges(changes, before).base, contentOf(base))
  const { merged, conflicts } = mergeContents(from, content, contentOf(theirs))
  if (conflicts.length > 0) return null
  return { content: withoutOldMarks(merged), basis: newer, version: newVersion(newer, now) }
}

const [pageChance = 0] = crypto.getRandomValues(new Uint32Array(1))

/** What a save makes of that version: no other one is taken for it. */
export function newVersion(version: string, now: Date): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
  return nextVersion(version, now, (pageChance % 1_000) * 1_000 + (chance % 1_000))
}

function newWord(): string {
  return crypto.randomUUID().slice(0, 8)
}

function versionOf(stored: Fields): Pick<Project, 'version' | 'basedOn'> {
  return { version: readText(stored['updatedAt']), basedOn: readText(stored['basedOn']) }
}

function stampOf({ basis, version, line }: ProjectWrite): Fields {
  return {
    updatedAt: version,
    basedOn: basis === '' ? deleteField() : basedOnText(basis, newWord(), line),
  }
}

/** null: it is not there. */
async function readStored(transaction: Transaction, ref: DocumentReference): Promise<Fields | null> {
  try {
    return readFields((await transaction.get(ref)).data())
  } catch (thrown) {
    // A document that does not exist belongs to nobody: reading it is refused too.
    if (toAppError(thrown).code === 'data/denied') return null
    throw thrown
  }
}
