// What the rows say of themselves in `todo-row.tsx`: which todo it is, and by what it is moved.

export function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
}

/** The handle that a press or a key is for; a row whose text is being changed has none. */
export function handleAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null
}

export function rowWith(list: HTMLElement, id: string): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
}

/** Says on the rows themselves which one is lifted and where it would stand: no other row is drawn for it. */
export function markRow(row: HTMLElement | null, mark: 'lifted' | 'before' | 'after'): void {
  row?.setAttribute('data-mark', mark)
}

export function clearMarks(list: HTMLElement, which = '[data-mark]'): void {
  for (const row of list.querySelectorAll(which)) row.removeAttribute('data-mark')
}
