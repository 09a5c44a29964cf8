import { Check } from 'lucide-react'
import { TRIAL_WORDS } from '@/domain/base/business'

const STEPS = [
  'Vous arrivez sur votre tableau de bord, sans carte bancaire à donner.',
  `Le coach est ouvert pendant ${TRIAL_WORDS}. Rien ne se renouvelle, rien n’est dû à la fin.`,
  'Après, seul le coach se ferme\u00a0: vos tâches, vos projets et vos recherches restent ouverts.',
] as const

/** Answers to common questions, next to the sign-up button. */
export function WhatFollows() {
  return (
    <section aria-labelledby="ensuite" className="rounded-field border border-line p-4 text-small">
      <h2 id="ensuite" className="font-semibold">
        Ce qui se passe ensuite
      </h2>
      <ul className="mt-2 flex flex-col gap-1.5 text-muted">
        {STEPS.map((step) => (
          <li key={step} className="flex gap-2">
            <Check aria-hidden className="mt-1 size-3.5 shrink-0 text-success" strokeWidth={3} />
            {step}
          </li>
        ))}
      </ul>
    </section>
  )
}
