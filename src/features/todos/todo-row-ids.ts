export function editButtonId(todoId: string): string {
  return `edit-${todoId}`
}

export function deleteButtonId(todoId: string): string {
  return `delete-${todoId}`
}
