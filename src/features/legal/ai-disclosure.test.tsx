import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dossierOf } from '@/domain/coach/dossier/dossier'
import { SHARES_ALL, SHARES_NOTHING } from '@/domain/coach/dossier/sharing'
import { parseProject } from '@/domain/projects/project'
import { parseCandidate } from '@/domain/research/candidate'
import { parseStoredPlan } from '@/domain/plan/stored-plan'
import { parseTodo } from '@/domain/todos/todo'
import { AiDisclosure } from './ai-disclosure'

test('of somebody’s work the page names each part that can be sent, and no other', () => {
  const known = <T,>(value: T | null): T[] => (value === null ? [] : [value])
  const facts = {
    memory: [
      {
        id: 'f',
        text: 'Vegan',
        project: null,
        saidAt: new Date(),
        from: 'person',
        conversation: null,
      } as const,
    ],
    plan: parseStoredPlan({ plan: { answers: { hours: 5 } } }),
    projects: ['a', 'b'].flatMap((id) => known(parseProject(id, { userId: 'u', title: id }))),
    candidates: known(parseCandidate('c', { userId: 'u', link: 'https://ex.fr/c' })),
    todos: known(parseTodo('t', { userId: 'u', text: 'Filmer', dayOfWeek: 'lundi', completed: false })),
    weeks: [],
    profile: { level: 1, xp: 0 },
  }
  const { text } = dossierOf(facts, SHARES_ALL, new Date())
  const sent = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  const page = renderToStaticMarkup(<AiDisclosure />)
  const named = [...page.matchAll(/<dt class="inline[^>]*>([^<]+)\u00a0:<\/dt>/g)].map(([, title]) => title)
  expect(sent).toHaveLength(5)
  expect(named).toEqual(sent)
  expect(dossierOf(facts, SHARES_NOTHING, new Date()).text).toBe('')
})
