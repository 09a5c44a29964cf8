import { CloudOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { giveUp } from '@/components/give-up'
import { correctFact } from '@/data/coach/memory'
import { serverNow } from '@/data/session/server-clock'
import { mutate, retryEntries } from '@/data/sync/current'
import { FACTS_MAX } from '@/domain/base/text/text-limits'
import { toFactArgs } from '@/domain/coach/facts/fact-writes'
import type { Fact } from '@/domain/coach/facts/facts'
import { errorText } from '@/lib/text/error-text'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { NO_ROOM } from './fact-faults'
import { FactForm } from './fact-form'
import { editButtonId, FactItem } from './fact-item'
import { forget, newFact, remember } from './memory-verbs'
import type { FactRow } from './fact-rows'
import type { MemoryState } from './use-memory'
import { projectName, useOwnProjects, type ProjectName } from './use-own-projects'

export function MemoryList({ uid, state }: { uid: string; state: MemoryState }) {
  const { status, memory, rows, room, isOld, retry } = state
  const { deviceNow } = useSignedIn()
  const projects = useOwnProjects(uid)
  const [edited, setEdited] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)

  if (status === 'error') return <ErrorNotice text={errorText('memoryLoad', 'unknown')} onRetry={retry} />
  if (status === 'unknown') {
    return (
      <EmptyState Icon={CloudOff} tint="brand" title="Hors ligne">
        <p>Cet appareil ne connaît pas encore tes souvenirs. Ils s’affichent dès que le réseau revient.</p>
      </EmptyState>
    )
  }
  const isLoading = status === 'loading'
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-5 outline-none" aria-busy={isLoading}>
      {isOld && (
        <ErrorNotice tone="info" text={'Le réseau manque\u00a0: c’est ce que cet appareil connaît.'} />
      )}
      <FactForm
        label="Ajouter un souvenir"
        draftKey={`coach.fact.${uid}`}
        others={memory.facts}
        projects={projects}
        submitLabel="Ajouter"
        fault={!isLoading && room === 0 ? NO_ROOM : null}
        onSave={({ text, project }, instead) => remember(newFact(text, project), { instead })}
      />
      {isLoading && [1, 2, 3].map((line) => <Skeleton key={line} className="h-14" />)}
      {!isLoading && rows.length === 0 && (
        <EmptyState drawing="facts" title="Rien de retenu pour le moment">
          <p>
            Ajoute ce que tu ne veux pas redire, ou attends que le coach te le propose&nbsp;: rien n’est
            retenu sans toi.
          </p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <section aria-label="Souvenirs">
          <p className="text-fine text-muted tabular-nums">
            {rows.length} sur {FACTS_MAX}
          </p>
          <ul className="flex flex-col divide-y divide-line">
            {rows.map((row) => (
              <li key={row.fact.id}>
                {edited === row.fact.id ? (
                  <EditedFact
                    uid={uid}
                    fact={row.fact}
                    facts={memory.facts}
                    projects={projects}
                    onClose={() => setEdited(null)}
                  />
                ) : (
                  show(row)
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )

  function show(row: FactRow) {
    const { fact, refused } = row
    return (
      <FactItem
        row={row}
        projectName={projectName(projects, fact.project)}
        now={deviceNow}
        onEdit={() => setEdited(fact.id)}
        onForget={() => {
          forget(fact)
          list.current?.focus()
        }}
        onRetry={() => retryEntries(uid, refused)}
        onDrop={() => {
          giveUp(uid, refused)
          list.current?.focus()
        }}
      />
    )
  }
}

interface EditedFactProps {
  uid: string
  fact: Fact
  facts: readonly Fact[]
  projects: readonly ProjectName[] | null
  onClose: () => void
}

function EditedFact({ uid, fact, facts, projects, onClose }: EditedFactProps) {
  const { id, text, project } = fact
  const close = () => {
    onClose()
    // The edit button is rendered again in the next frame.
    requestAnimationFrame(() => document.getElementById(editButtonId(id))?.focus())
  }
  return (
    <div className="py-3">
      <FactForm
        label="Souvenir"
        draftKey={`coach.fact.${uid}.${id}`}
        initial={{ text, project }}
        others={facts.filter((other) => other.id !== id)}
        projects={projects}
        submitLabel="Enregistrer"
        onCancel={close}
        onSave={(said, instead) => {
          close()
          const next = { ...fact, ...said, saidAt: serverNow() }
          if (instead) remember(next, { instead, before: fact })
          else void mutate(correctFact, { fact: toFactArgs(next) })
        }}
      />
    </div>
  )
}
