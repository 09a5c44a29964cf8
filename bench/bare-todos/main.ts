// A minimal page that shows a day's todos: the reference for our own page.
import { initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  where,
} from 'firebase/firestore'
import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Defined by the build: our app's environment, and the day to show. */
declare const BENCH_ENV: Record<string, string>
declare const BENCH_DAY: string
const env = BENCH_ENV
const app = initializeApp({
  apiKey: env['VITE_FIREBASE_API_KEY'] ?? '',
  projectId: env['VITE_FIREBASE_PROJECT_ID'] ?? '',
  appId: env['VITE_FIREBASE_APP_ID'] ?? '',
})
const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence })
connectAuthEmulator(auth, env['VITE_AUTH_URL'] ?? '', { disableWarnings: true })
const db = initializeFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
})
const [host = '', port] = (env['VITE_FIRESTORE_HOST'] ?? '').split(':')
connectFirestoreEmulator(db, host, Number(port))

interface Todo {
  readonly id: string
  readonly text: string
  readonly completed: boolean
}

function Todos({ uid }: { uid: string }) {
  const [todos, setTodos] = useState<readonly Todo[]>([])
  useEffect(() => {
    const day = query(
      collection(db, 'todos'),
      where('userId', '==', uid),
      where('dayOfWeek', '==', BENCH_DAY),
      orderBy('createdAt', 'desc'),
      limit(500),
    )
    return onSnapshot(day, { includeMetadataChanges: true }, ({ docs }) => {
      setTodos(
        docs.map((todo) => ({
          id: todo.id,
          text: String(todo.get('text')),
          completed: todo.get('completed') === true,
        })),
      )
    })
  }, [uid])
  return createElement('ul', null, todos.map(todoItem))
}

function todoItem({ id, text, completed }: Todo) {
  const box = createElement('input', { type: 'checkbox', checked: completed, readOnly: true })
  return createElement(
    'li',
    { key: id, 'data-id': id },
    createElement('label', { title: text }, box, ` ${text}`),
  )
}

const root = document.getElementById('root')
onAuthStateChanged(auth, (user) => {
  if (user && root) createRoot(root).render(createElement(Todos, { uid: user.uid }))
})

// `#email password` signs in, once.
const [email, password] = decodeURIComponent(location.hash.slice(1)).split(' ')
if (email && password) void signInWithEmailAndPassword(auth, email, password)
