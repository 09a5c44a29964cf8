export const PROJECT_STATUSES = ['planning', 'in_progress', 'completed'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

const LABELS: Readonly<Record<ProjectStatus, string>> = {
  planning: 'Planification',
  in_progress: 'En cours',
  completed: 'Complété',
}

export function projectStatusLabel(status: ProjectStatus): string {
  return LABELS[status]
}
