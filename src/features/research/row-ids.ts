// Ids of the buttons of a table and its rows, which take the focus.

export function nameButtonId(tableId: string): string {
  return `name-${tableId}`
}

export function addLinkId(tableId: string): string {
  return `add-link-${tableId}`
}

export function linkFieldId(tableId: string): string {
  return `link-field-${tableId}`
}

export function linkId(candidateId: string): string {
  return `link-${candidateId}`
}

export function firstAnswerId(candidateId: string): string {
  return `first-answer-${candidateId}`
}

export function evaluateId(candidateId: string): string {
  return `evaluate-${candidateId}`
}

export function removeId(candidateId: string): string {
  return `remove-${candidateId}`
}
