import { Heart, Lightbulb, Package, ShoppingBag, Store, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { asksProduct, PLAN_PRODUCT_MAX, STAGES, type Stage } from '@/domain/plan/answers'
import { Choices } from './choices'
import { LongAnswer } from './long-answer'
import type { BodyProps } from './plan-answers'
import { SubQuestion } from './sub-question'

const ICONS: Readonly<Record<Stage, LucideIcon>> = {
  desire: Heart,
  idea: Lightbulb,
  product: Package,
  shop: Store,
  sales: ShoppingBag,
}

/** The stage, and from « Une idée de produit » on the product. */
export function StageQuestion({ answers, onAnswer }: BodyProps) {
  const { stage, product } = answers
  const isProductAsked = asksProduct(answers)
  const [wasProductAsked] = useState(isProductAsked)
  return (
    <>
      <Choices
        name="stage"
        choices={STAGES}
        icons={ICONS}
        value={stage}
        onChange={(next) => onAnswer({ stage: next })}
      />
      {isProductAsked && (
        <SubQuestion
          id="produit"
          title={'Quel produit, en quelques mots\u00a0?'}
          isRevealed={!wasProductAsked}
        >
          <LongAnswer
            name="product"
            aria-labelledby="produit"
            aria-describedby="produit-aide"
            autoComplete="off"
            placeholder="Gourde filtrante"
            maxLength={PLAN_PRODUCT_MAX}
            value={product}
            onText={(next) => onAnswer({ product: next })}
          />
          <p id="produit-aide" className="text-small text-muted">
            Il nommera votre premier projet.
          </p>
        </SubQuestion>
      )}
    </>
  )
}
