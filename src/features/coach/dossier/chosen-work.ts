import { projectQuery, type LiveProject } from '@/data/projects'
import { candidateQuery, type LiveCandidate } from '@/data/research'
import { sourceOfQuery, valueOf, type Source } from '@/data/sync/source'
import type { Chosen, Work } from './with-chosen'

/** The project and the product that a conversation is about, live: they may be older than all that is gathered. */
export interface ChosenWork {
  read: () => Work
  isReading: () => boolean
  /** From now on these; what is watched already stays. */
  open: (chosen: Chosen) => void
  close: () => void
}

export function chosenWorkOf(uid: string, onChange: () => void): ChosenWork {
  let open: { id: string | null; source: Source<LiveProject | null> } | null = null
  let found: { id: string | null; source: Source<LiveCandidate | null> } | null = null
  const isSome = (value: unknown) => value !== null

  return {
    read: () => ({
      project: open && valueOf(open.source.read()),
      candidate: found && valueOf(found.source.read()),
    }),
    isReading: () => [open, found].some((one) => one?.source.read().status === 'waiting'),
    open({ project, candidate }) {
      if (project !== (open?.id ?? null)) {
        open?.source.close()
        open =
          project === null
            ? null
            : { id: project, source: sourceOfQuery(uid, projectQuery(project), isSome, onChange) }
        open?.source.open()
      }
      if (candidate?.id !== (found?.id ?? undefined)) {
        found?.source.close()
        found = candidate && {
          id: candidate.id,
          source: sourceOfQuery(
            uid,
            candidateQuery({ id: candidate.id, sectionId: candidate.section }),
            isSome,
            onChange,
          ),
        }
        found?.source.open()
      }
    },
    close() {
      open?.source.close()
      found?.source.close()
      open = null
      found = null
    },
  }
}
