import * as json from '@/domain/base/json'
import { coachPath } from '@/domain/account/coach-document'
import {
  declarationWrites,
  DECLARED_STAGES,
  NO_PLAN,
  parseStoredPlan,
  type DeclaredStage,
  type StoredPlan,
} from '@/domain/plan/stored-plan'
import { defineMutation } from './sync/mutation'
import { documentQuery, type Query } from './sync/query'

/** The first plan and the declared stages; `NO_PLAN`: neither exists. */
export function planQuery(uid: string): Query<StoredPlan> {
  return documentQuery('coach', uid, ({ fields }) => parseStoredPlan(fields), NO_PLAN)
}

interface Declared {
  readonly stage: DeclaredStage
  readonly isDeclared: boolean
}

export const declareStage = defineMutation<Declared>({
  name: 'stages.declare',
  args: json.args<Declared>({ stage: json.oneOf(DECLARED_STAGES), isDeclared: json.flag }),
  reads: (_, uid) => [coachPath(uid)],
  writes: ({ stage, isDeclared }, doc, { uid }) =>
    declarationWrites(stage, isDeclared, doc(coachPath(uid)), uid),
  says: ({ isDeclared }) => (isDeclared ? 'Étape franchie' : 'Étape à franchir'),
})
