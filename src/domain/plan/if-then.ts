import { momentText, type Obstacle, type PlanMoment } from './answers'

/** Reactions small enough to be done at the moment of the obstacle. */
const WHEN: Readonly<Record<Obstacle, string>> = {
  procrastination:
    'Si je me dis «\u00a0je le ferai plus tard\u00a0», alors je commence la première tâche, 10 minutes.',
  choice: 'Si j’hésite depuis plus de 20 minutes, alors j’essaie l’option la moins chère.',
  technique:
    'Si un outil me bloque plus de 20 minutes, alors je pose ma question et je passe à la tâche suivante.',
  money:
    'Si une dépense n’est pas dans mon budget, alors j’attends demain et je cherche comment faire sans payer.',
  time: 'Si ma journée déborde, alors je fais ma tâche la plus courte et je déplace les autres.',
  other: 'Si quelque chose m’arrête, alors je l’écris et je fais la plus petite étape qui reste.',
}

/** A first « Si … alors je … » for the person to change; '' without obstacle and slot. */
export function ifThenFor(obstacle: Obstacle | null, moment: PlanMoment | null): string {
  const sentences = [
    ...(obstacle ? [WHEN[obstacle]] : []),
    ...(moment
      ? [`Si c’est ${momentText(moment)}, alors j’ouvre ma liste et je fais la première tâche.`]
      : []),
  ]
  return sentences.join(' ')
}
