import { changeFact, forgetFacts, rememberFact, watchMemory } from '@/data/coach/memory'
import { dropFactChanges, keptFacts, readFactChanges, subscribeFactChanges } from '@/data/coach/memory-outbox'
import { serverNow } from '@/data/session/server-clock'
import { rowsOf, settledBy, type FactRow } from '@/components/memory/fact-rows'
import { NO_MEMORY, type Memory } from '@/domain/coach/facts'
import { one, said, type Deed, type TextScreen } from './text-screen'

let memory: Memory = NO_MEMORY
let isServers = false

/** « Ce que le coach retient », as `use-memory.ts` and `memory-list.tsx` have it. */
export const memoryScreen: TextScreen = {
  follow(uid) {
    const settle = () => {
      const ids = isServers ? settledBy(memory, readFactChanges(uid)) : []
      if (ids.length > 0) dropFactChanges(uid, ids)
    }
    watchMemory(
      uid,
      (value, meta) => {
        memory = value
        isServers = !meta.isPending && !meta.isFromCache
        settle()
      },
      () => undefined,
    )
    subscribeFactChanges(settle)
  },
  isSettled: (uid) => isServers && rows(uid).every(({ state }) => state !== 'waiting'),
  state: (uid) =>
    `${memory.facts.length} facts${isServers ? '' : ' not from the server'}, ${rows(uid)
      .map(({ state }) => state)
      .join(' ')}`,
  shown: () => new Map(memory.facts.map(({ id, text }) => [id, text])),
  offered: (uid) =>
    [...keptFacts.values(uid).values()].map(({ fact, state }) => ({
      ...{ text: fact.text, isRefused: state === 'refused' },
    })),
  write(uid, at, text) {
    const row = at % 3 === 0 ? undefined : one(rows(uid), at >> 2)
    if (row) {
      const fact = { ...row.fact, text, saidAt: serverNow() }
      void changeFact(uid, fact)
      return { ...placeOf(row), over: row.fact.text }
    }
    if (memory.room === 0) return null
    const said = { saidAt: serverNow(), from: 'person', conversation: null } as const
    const fact = { id: crypto.randomUUID(), text, project: null, ...said }
    void rememberFact(uid, fact, { husks: memory.husks })
    return { place: `fact ${fact.id.slice(-4)}`, homes: [fact.id], over: '' }
  },
  retry(uid, at) {
    const row = refused(uid, at)
    if (!row) return null
    void rememberFact(uid, row.fact, { husks: memory.husks, instead: row.instead })
    return { ...placeOf(row), over: null }
  },
  drop(uid, at) {
    const row = refused(uid, at)
    if (!row) return null
    dropFactChanges(uid, [row.fact.id])
    return { ...placeOf(row), over: null, given: row.fact.text }
  },
  remove(uid, at) {
    const row = one(rows(uid), at)
    if (!row) return null
    return {
      ...placeOf(row),
      over: null,
      given: row.fact.text,
      removal: said(forgetFacts(uid, [row.fact.id])),
    }
  },
}

function rows(uid: string): readonly FactRow[] {
  return rowsOf(memory, readFactChanges(uid), isServers)
}

function refused(uid: string, at: number): FactRow | undefined {
  return one(
    rows(uid).filter(({ state }) => state === 'refused'),
    at,
  )
}

function placeOf({ fact }: FactRow): Pick<Deed, 'place' | 'homes'> {
  return { place: `fact ${fact.id.slice(-4)}`, homes: [fact.id] }
}
