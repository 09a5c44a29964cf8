import type { ReactNode } from 'react'
import { BUDGETS, PLAN_SUCCESS_MAX } from '@/domain/plan/answers'
import { Choices, QUESTION_ID } from './choices'
import { LongAnswer } from './long-answer'
import { ObstacleQuestion } from './obstacle-question'
import { withExample, type BodyProps } from './plan-answers'
import { StageQuestion } from './stage-question'
import { TimeQuestion } from './time-question'

interface Question {
  readonly title: string
  readonly lead?: string
  readonly Body: (props: BodyProps) => ReactNode
}

const SUCCESSES = [
  'Ma boutique est en ligne',
  'Ma première vente à un inconnu',
  '10 commandes livrées',
  '500\u00a0€ de ventes',
] as const

/** One entry a screen. */
export const QUESTIONS: readonly Question[] = [
  {
    title: 'Où en êtes-vous\u00a0?',
    lead: 'Deux minutes. Chaque question peut être passée.',
    Body: StageQuestion,
  },
  {
    title: 'Combien de temps par semaine\u00a0?',
    lead: 'Votre plan tiendra dans ce temps. Mieux vaut 2\u00a0h chaque semaine que 10\u00a0h une seule fois.',
    Body: TimeQuestion,
  },
  {
    title: 'Budget de départ\u00a0?',
    lead: 'La somme que vous acceptez de perdre. On peut commencer sans rien dépenser.',
    Body: ({ answers: { budget }, onAnswer }) => (
      <Choices
        name="budget"
        choices={BUDGETS}
        value={budget}
        onChange={(next) => onAnswer({ budget: next })}
      />
    ),
  },
  {
    title: 'Dans 3 mois, à quoi verrez-vous que ça marche\u00a0?',
    Body: ({ answers: { success }, onAnswer }) => (
      <>
        <LongAnswer
          name="success"
          aria-labelledby={QUESTION_ID}
          maxLength={PLAN_SUCCESS_MAX}
          value={success}
          onText={(next) => onAnswer({ success: next })}
        />
        <ul aria-label="Des exemples à reprendre" className="flex flex-wrap gap-2">
          {SUCCESSES.map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => onAnswer({ success: withExample(success, text, SUCCESSES) })}
                className="min-h-12 rounded-full border border-line-strong bg-surface px-4 text-small font-semibold transition-colors duration-quick hover:bg-hover active:bg-pressed"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </>
    ),
  },
  {
    title: 'Qu’est-ce qui risque de vous freiner\u00a0?',
    lead: 'Le plan prévoit quoi faire ce jour-là.',
    Body: ObstacleQuestion,
  },
]
