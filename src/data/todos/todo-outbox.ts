// For code that has not moved to the engine yet.
import type { Todo } from '@/domain/todos/todo'

const NONE = { refused: [] as readonly { readonly todo: Todo }[], waiting: new Set<string>() }

export const readOutbox = (uid: string) => (uid === '' ? NONE : NONE)

export const dropChange = (uid: string, id: string): void => (uid === id ? undefined : undefined)
