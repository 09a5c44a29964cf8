import type { ModuleKey } from './lessons'

export type LearningStatus = 'completed' | 'in_progress' | 'pending'

export interface LearningModule {
  readonly key: ModuleKey
  readonly title: string
  readonly description: string
  readonly status: LearningStatus
  /** 0 to 100. */
  readonly progress: number
  readonly level: number
}

/** Specified values with sample progress; `progress.ts` computes a person's own progress. */
export const LEARNING_MODULES: readonly LearningModule[] = [
  {
    key: 'basics',
    title: "Introduction à l'e-commerce",
    description: 'Les bases\u00a0: modèle, marché, vocabulaire et premiers pas.',
    status: 'completed',
    progress: 100,
    level: 1,
  },
  {
    key: 'research',
    title: 'Recherche de produits',
    description: 'Repérer, comparer et valider un produit avant de se lancer.',
    status: 'in_progress',
    progress: 60,
    level: 1,
  },
  {
    key: 'marketing',
    title: 'Marketing digital',
    description: 'Attirer ses premiers clients et mesurer ce qui fonctionne.',
    status: 'pending',
    progress: 0,
    level: 2,
  },
]

/** 100 completes a module; any other value, 0 included, means `in_progress`. */
export function withProgress(module: LearningModule, progress: number): LearningModule {
  return { ...module, progress, status: progress === 100 ? 'completed' : 'in_progress' }
}
