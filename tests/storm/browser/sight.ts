import type { Page } from '@playwright/test'
import { parseChanges, type TodoChange } from '@/domain/todos/todo-change'

/** How long a page may leave a question unanswered before it counts as one that is just being loaded. */
const ANSWER_MS = 3_000

export interface Row {
  readonly id: string
  readonly text: string
  readonly isDone: boolean
}

/** What a tab shows, and what its device keeps of changes that no server has answered. */
export interface Sight {
  readonly path: string
  readonly isSignedIn: boolean
  /** All that can be read. */
  readonly text: string
  readonly rows: readonly Row[]
  readonly refused: readonly TodoChange[]
  /** What is on its way, as text: the ids of the tasks are in it. */
  readonly waiting: string
  readonly isWaiting: boolean
}

/** null: the page is just being loaded, or gone. */
export async function look(page: Page): Promise<Sight | null> {
  const seen = await Promise.race([
    page.evaluate(readPage).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWER_MS)),
  ])
  if (!seen) return null
  const { outboxes, queue, ...rest } = seen
  const changes = outboxes.flatMap((text) => parseChanges(text))
  const underWay = changes.filter(({ state }) => state !== 'refused')
  return {
    ...rest,
    refused: changes.filter(({ state }) => state === 'refused').map(({ change }) => change),
    waiting: JSON.stringify(underWay) + queue,
    isWaiting: underWay.length > 0 || queue !== '[]',
  }
}

/**
 * Runs in the page. The outbox is read before Firestore's queue: what is in neither was answered. No function here has a name
 * of its own: the compiler would wrap it in one that pages do not have.
 */
async function readPage() {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) =>
    row.checkVisibility(),
  )
  const rows = shown.flatMap((row) => {
    const box = row.querySelector<HTMLInputElement>('input[type=checkbox]')
    const text = row.querySelector('label > span[dir]')?.textContent ?? ''
    return box ? [{ id: row.dataset['row'] ?? '', text, isDone: box.checked }] : []
  })
  const seen = {
    path: location.pathname,
    isSignedIn: localStorage.getItem('coach-boom.signed-in') !== null,
    text: document.body.innerText,
    rows,
    outboxes: Object.entries(localStorage)
      .filter(([key]) => key.startsWith('coach-boom.todos.outbox.'))
      .map(([, text]) => String(text)),
  }
  const known = (await indexedDB.databases()).find(({ name }) => name?.startsWith('firestore/'))
  const queue = await new Promise<unknown[]>((resolve) => {
    if (known?.name === undefined) {
      resolve([])
      return
    }
    const opening = indexedDB.open(known.name)
    // It was erased in between.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve([])
    opening.onsuccess = () => {
      const database = opening.result
      database.onversionchange = () => database.close()
      if (!database.objectStoreNames.contains('mutations')) {
        database.close()
        resolve([])
        return
      }
      const asking = database.transaction('mutations').objectStore('mutations').getAll()
      asking.onsuccess = () => {
        database.close()
        resolve(asking.result)
      }
    }
  })
  return { ...seen, queue: JSON.stringify(queue) }
}
