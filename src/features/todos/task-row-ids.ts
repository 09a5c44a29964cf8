export function editButtonId(taskId: string): string {
  return `edit-${taskId}`
}

export function deleteButtonId(taskId: string): string {
  return `delete-${taskId}`
}
