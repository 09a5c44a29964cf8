import type { ProjectStatus } from './project'

const LABELS: Record<ProjectStatus, string> = {
  planning: 'Planification',
  in_progress: 'En cours',
  completed: 'Complété',
}

export function projectStatusLabel(status: ProjectStatus): string {
  return LABELS[status]
}
