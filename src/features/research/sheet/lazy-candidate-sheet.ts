import { lazyWithPreload } from '@/lib/lazy-with-preload'

export const CandidateSheet = lazyWithPreload(() => import('./candidate-sheet').then((m) => m.CandidateSheet))
