import { textMark } from '@/domain/base/text/text-mark'
import { newTodoIds } from '@/domain/todos/todo-ids'
import type { Card } from '@/domain/coach/cards/card'
import { isEvident } from '@/domain/coach/conversation/claims'
import { isFigureReadIn } from '@/domain/coach/cards/figures'
import { parseProposed, type Proposed } from '@/domain/coach/cards/proposal'
import type { Target } from '@/domain/coach/cards/targets'

/**
 * Makes the cards of one answer from its proposals. Null: unreadable, a fact about an unknown project, or amounts that no text has. Cards
 * record the data sent with the question, to show later whether an item has changed. `texts`: the notes and the person's messages. `at`:
 * timestamp of the answer.
 */
export function cardMaker(
  targets: readonly Target[],
  texts: readonly string[],
  at: number,
): (proposed: Proposed) => Card | null {
  const targetOf = (handle: string) => targets.find((target) => target.handle === handle)
  let order = 0
  return (proposed) => {
    const meant = withText(
      parseProposed(proposed, (_, handle) => targetOf(handle)?.id ?? null),
      texts,
    )
    if (!meant) return null
    const [todoId] = newTodoIds(1, new Date(at))
    const target = meant.genre === 'tache' && todoId !== undefined ? todoId : crypto.randomUUID()
    const id = crypto.randomUUID()
    const made = {
      id,
      at,
      order,
      from: 'coach',
      proposed: meant,
      target,
      state: 'open',
      replaced: null,
    } as const
    order += 1
    return { ...made, ...groundOf(meant, targets, texts) }
  }
}

/** Without the amounts whose passage is in no text. */
function withText(proposed: Proposed | null, texts: readonly string[]): Proposed | null {
  if (proposed?.genre !== 'chiffres') return proposed
  const montants = proposed.montants.filter(({ champ, passage }) => isFigureReadIn(champ, passage, texts))
  return montants.length === 0 ? null : { ...proposed, montants }
}

function groundOf(
  proposed: Proposed,
  targets: readonly Target[],
  texts: readonly string[],
): Pick<Card, 'base' | 'evident'> {
  if (proposed.genre === 'produit') {
    const evident = proposed.criteres.filter(({ preuve }) => isEvident(preuve, texts))
    return { evident: evident.map(({ critere }) => critere) }
  }
  if (proposed.genre !== 'element') return {}
  const marks = targets.find(({ id }) => id === proposed.projet)?.marks
  return marks ? { base: marks[proposed.element] ?? textMark('') } : {}
}
