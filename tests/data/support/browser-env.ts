import { inject, vi } from 'vitest'

// The variables that `local/browser-env.ts` gives to Vite, set before `src/data/live/env.ts` reads them.
const { projectId, authUrl, firestoreHost } = inject('dataStack')
vi.stubEnv('VITE_FIREBASE_API_KEY', 'any')
vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'localhost')
vi.stubEnv('VITE_FIREBASE_PROJECT_ID', projectId)
vi.stubEnv('VITE_FIREBASE_APP_ID', 'any')
vi.stubEnv('VITE_AUTH_URL', authUrl)
vi.stubEnv('VITE_FIRESTORE_HOST', firestoreHost)

// jsdom does not render.
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
