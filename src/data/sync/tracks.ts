import type { Fields } from '@/domain/base/read-field'
import { allPathsOf, type Entry } from './entry'
import type { Documents } from './journal'
import { isNeedless } from './stored'

/** What entries make of one document of the server. */
interface Track {
  /** The document after an entry and all earlier ones, as written, by the entry's number. */
  readonly results: Map<number, Fields | null>
  /** Numbers of the entries that the server's document contains. They are not applied to it again. */
  readonly contained: ReadonlySet<number>
  /** An answer had the document while entries were about it. */
  readonly wasThere: boolean
}

/** Which entries the server's documents contain, told by what each entry made of them. */
export class Tracks {
  private tracks = new Map<string, Track>()
  private readonly read: (path: string) => Fields | null

  /** `read`: the server's document, as this page knows it. */
  constructor(read: (path: string) => Fields | null) {
    this.read = read
  }

  /**
   * Compares each document with the results of the entries about it: the server's answer contains those up to the one that it equals.
   * `sent`: the entries without those that are not sent, which are in no answer, also where the document is what their change would leave.
   * Neither is a pending deletion of a document that no answer had: it is missing because its creation is pending too.
   */
  findContained(sent: readonly Entry[], committed: readonly Entry[]): void {
    const about = new Map<string, readonly number[]>()
    const numbersOf = new Set(committed.map(({ number }) => number))
    for (const entry of sent) {
      for (const path of allPathsOf(entry)) about.set(path, [...(about.get(path) ?? []), entry.number])
    }
    const tracks = new Map<string, Track>()
    for (const [path, numbers] of about) {
      const now = this.read(path)
      const { results, wasThere } = this.trackOf(path)
      const isThere = wasThere || now !== null
      const shown = numbers.findLastIndex(
        (number) => isShownAs(results.get(number), now) && (isThere || numbersOf.has(number)),
      )
      tracks.set(path, { results, contained: new Set(numbers.slice(0, shown + 1)), wasThere: isThere })
    }
    this.tracks = tracks
  }

  isContained({ number }: Entry, path: string): boolean {
    return this.tracks.get(path)?.contained.has(number) ?? false
  }

  /** The view applied an entry. */
  made({ number }: Entry, path: string, result: Fields | null): void {
    this.tracks.get(path)?.results.set(number, result)
  }

  /** A transaction left these documents. One that this page has from it alone contains its entries: none is applied to it again. */
  committed(entries: readonly Entry[], documents: Documents): void {
    for (const [path, fields] of documents) {
      const last = entries.findLast((entry) => allPathsOf(entry).includes(path))
      if (!last) continue
      const track = this.trackOf(path)
      track.results.set(last.number, fields)
      this.tracks.set(path, track)
    }
  }

  private trackOf(path: string): Track {
    return this.tracks.get(path) ?? { results: new Map(), contained: new Set(), wasThere: false }
  }
}

/** Whether a document as written is the server's one. */
function isShownAs(raw: Fields | null | undefined, now: Fields | null): boolean {
  return raw ? isNeedless({ kind: 'set', path: '', fields: raw }, now) : raw === null && now === null
}
