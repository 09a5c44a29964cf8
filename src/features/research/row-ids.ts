import { CRITERIA, type CriterionKey } from '@/domain/research/candidate'

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

export function answerId(candidateId: string, criterion: CriterionKey): string {
  return `answer-${candidateId}-${criterion}`
}

export function firstAnswerId(candidateId: string): string {
  return answerId(candidateId, CRITERIA[0].key)
}

export function evaluateId(candidateId: string): string {
  return `evaluate-${candidateId}`
}

/** « … » of a row. */
export function menuId(candidateId: string): string {
  return `menu-${candidateId}`
}
