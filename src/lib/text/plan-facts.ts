import { inPart, PART_NAMES } from '@/domain/projects/parts'
import type { PlanFact } from '@/domain/projects/text/project-markdown'
import { projectProgress, type ProjectPlan } from '@/domain/projects/project'
import { formatDay } from './format'

export function planFacts(plan: ProjectPlan, author: string): PlanFact[] {
  const { createdAt, updatedAt, sections } = plan
  const items = Object.values(sections).flat()
  const filled = items.filter(({ completed }) => completed).length
  return [
    ...(author === '' ? [] : [{ label: 'Auteur', value: author }]),
    ...partFacts(plan),
    {
      label: 'Progression',
      value: `${projectProgress(sections)}\u00a0% (${filled} ${filled > 1 ? 'points' : 'point'} sur ${items.length})`,
    },
    ...(createdAt ? [{ label: 'Créé le', value: formatDay(createdAt) }] : []),
    ...(updatedAt ? [{ label: 'Mis à jour le', value: formatDay(updatedAt) }] : []),
  ]
}

function partFacts(plan: ProjectPlan): PlanFact[] {
  return PART_NAMES.flatMap((part) =>
    inPart(part, ({ label, fact }, valueIn) => {
      const value = fact?.(valueIn(plan)) ?? ''
      return value === '' ? [] : [{ label, value }]
    }),
  )
}
