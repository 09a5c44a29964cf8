export function openButtonId(projectId: string): string {
  return `open-${projectId}`
}
