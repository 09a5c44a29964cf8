import { inject, vi } from 'vitest'

// What `local/browser-env.ts` gives to Vite, before `src/data/live/env.ts` reads it.
const { projectId, authUrl, firestoreHost } = inject('dataStack')
vi.stubEnv('VITE_FIREBASE_API_KEY', 'any')
vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'localhost')
vi.stubEnv('VITE_FIREBASE_PROJECT_ID', projectId)
vi.stubEnv('VITE_FIREBASE_APP_ID', 'any')
vi.stubEnv('VITE_AUTH_URL', authUrl)
vi.stubEnv('VITE_FIRESTORE_HOST', firestoreHost)

// jsdom draws nothing.
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
