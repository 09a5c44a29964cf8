import { Heart, Lightbulb, Package, ShoppingBag, Store, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { BUDGETS, HOURS, PLAN_PRODUCT_MAX, PLAN_SUCCESS_MAX, STAGES, type Stage } from '@/domain/plan/answers'
import { Choices, QUESTION_ID } from './choices'
import { LongAnswer } from './long-answer'
import { MomentQuestion } from './moment-question'
import { ObstacleQuestion } from './obstacle-question'
import { withExample, type BodyProps } from './plan-answers'
import { WeekDays } from './week-days'

interface Question {
  /** Of the five; two steps of one question have the same. */
  readonly number: 1 | 2 | 3 | 4 | 5
  readonly title: string
  readonly lead?: string
  readonly Body: (props: BodyProps) => ReactNode
}

const STAGE_ICONS: Readonly<Record<Stage, LucideIcon>> = {
  desire: Heart,
  idea: Lightbulb,
  product: Package,
  shop: Store,
  sales: ShoppingBag,
}

const SUCCESSES = [
  'Ma boutique est en ligne',
  'Ma première vente à un inconnu',
  '10 commandes livrées',
  '500\u00a0€ de ventes',
] as const

/** One entry a step. */
export const QUESTIONS: readonly Question[] = [
  {
    number: 1,
    title: 'Où en êtes-vous\u00a0?',
    lead: 'Deux minutes. Chaque question peut être passée.',
    Body: ({ answers: { stage }, onAnswer }) => (
      <Choices
        name="stage"
        choices={STAGES}
        icons={STAGE_ICONS}
        value={stage}
        onChange={(next) => onAnswer({ stage: next })}
      />
    ),
  },
  {
    number: 1,
    title: 'Quel produit, en quelques mots\u00a0?',
    lead: 'Il nommera votre premier projet.',
    Body: ({ answers: { product }, onAnswer }) => (
      <LongAnswer
        name="product"
        aria-labelledby={QUESTION_ID}
        autoComplete="off"
        placeholder="Gourde filtrante"
        maxLength={PLAN_PRODUCT_MAX}
        value={product}
        onText={(next) => onAnswer({ product: next })}
      />
    ),
  },
  {
    number: 2,
    title: 'Combien de temps par semaine\u00a0?',
    lead: 'Votre plan tiendra dans ce temps. Mieux vaut 2\u00a0h chaque semaine que 10\u00a0h une seule fois.',
    Body: ({ answers: { hours }, onAnswer }) => (
      <Choices
        name="hours"
        choices={HOURS}
        value={hours}
        className="grid-cols-2"
        onChange={(next) => onAnswer({ hours: next })}
      />
    ),
  },
  {
    number: 2,
    title: 'Quels jours\u00a0?',
    Body: ({ answers: { days }, onAnswer }) => (
      <WeekDays days={days} onChange={(next) => onAnswer({ days: next })} />
    ),
  },
  {
    number: 3,
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
    number: 4,
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
                className="min-h-12 rounded-full border border-line-strong bg-surface px-4 text-small font-semibold transition-colors duration-quick hover:bg-brand-soft"
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
    number: 5,
    title: "Qu'est-ce qui risque de vous freiner\u00a0?",
    lead: 'Le plan prévoit quoi faire ce jour-là.',
    Body: ObstacleQuestion,
  },
  {
    number: 5,
    title: 'Quel jour vous y mettez-vous\u00a0?',
    Body: MomentQuestion,
  },
]
