import { NO_PLAN, parseStoredPlan, type StoredPlan } from '@/domain/plan/stored-plan'
import { documentQuery, type Query } from './sync/query'

/** The first plan and the declared stages; `NO_PLAN`: neither exists. */
export function planQuery(uid: string): Query<StoredPlan> {
  return documentQuery('coach', uid, ({ fields }) => parseStoredPlan(fields), NO_PLAN)
}
