import { projectQuery, type LiveProject } from '@/data/projects'
import { candidateQuery, type LiveCandidate } from '@/data/research/research'
import { sourceOfQuery, valueOf, type Source } from '@/data/sync/source'
import type { CoachThing } from '@/domain/coach/dossier/coach-subject'
import type { ThingWork } from '@/domain/coach/dossier/dossier-thing'

/** The live project or product of a question, which may be older than all gathered ones. */
export interface LiveThing {
  read: () => ThingWork
  isReading: () => boolean
  /** Watches this thing instead of the previous one; no change if both are equal. */
  open: (thing: CoachThing | null) => void
  close: () => void
}

export function liveThingOf(uid: string, onChange: () => void): LiveThing {
  let key = ''
  let project: Source<LiveProject | null> | null = null
  let candidate: Source<LiveCandidate | null> | null = null
  const isSome = (value: unknown) => value !== null

  function close() {
    project?.close()
    candidate?.close()
    project = null
    candidate = null
    key = ''
  }

  return {
    read: () => ({
      project: project && valueOf(project.read()),
      candidate: candidate && valueOf(candidate.read()),
    }),
    isReading: () => [project, candidate].some((one) => one?.read().status === 'waiting'),
    open(thing) {
      const wanted = JSON.stringify(thing)
      if (wanted === key) return
      close()
      key = wanted
      if (thing?.part === 'project') {
        project = sourceOfQuery(uid, projectQuery(thing.project), isSome, onChange)
      } else if (thing?.part === 'products') {
        const { id, section } = thing.candidate
        candidate = sourceOfQuery(uid, candidateQuery({ id, sectionId: section }), isSome, onChange)
      }
      project?.open()
      candidate?.open()
    },
    close,
  }
}
