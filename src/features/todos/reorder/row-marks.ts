// Attributes of the rows in `todo-row.tsx`: their todo, their handle and their mark.

export function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
}

/** The handle of a press or a key; a row whose text is being edited has none. */
export function handleAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null
}

export function rowWith(list: HTMLElement, id: string): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
}

/** Marks the lifted row and the new place directly on the elements, so that no row renders again. */
export function markRow(row: HTMLElement | null, mark: 'lifted' | 'before' | 'after'): void {
  row?.setAttribute('data-mark', mark)
}

export function clearMarks(list: HTMLElement, which = '[data-mark]'): void {
  for (const row of list.querySelectorAll(which)) row.removeAttribute('data-mark')
}
