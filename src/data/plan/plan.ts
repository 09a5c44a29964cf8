import type { PlanAnswers } from '@/domain/plan/answers'
import type { ChosenPlan } from '@/domain/plan/first-plan'
import type { DeclaredStage, StoredPlan } from '@/domain/plan/stored-plan'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'

/** What an undo could not take back, because somebody went on with it since. */
export interface PlanLeft {
  readonly project: boolean
  readonly todos: number
  /** Another plan was made since: its answers stay. */
  readonly plan: boolean
}

export interface CreatedPlan {
  /** null: no project was made. */
  readonly projectId: string | null
  /** Takes away what is still as it was made; resolves with what stays, rejects with `AppError`. */
  readonly undo: () => Promise<PlanLeft>
}

export function watchPlan(uid: string, onValue: OnValue<StoredPlan>, onError: OnError): Unsubscribe {
  throw new Error(`To come: ${uid} ${String(onValue)} ${String(onError)}`)
}

/**
 * Writes the project, the todos, the answers and `hasLearningPlan` together, under fresh ids. Resolves as soon as it is in
 * the local cache: offline the server's answer can take days.
 */
export function createPlan(uid: string, chosen: ChosenPlan, answers: PlanAnswers): Promise<CreatedPlan> {
  throw new Error(`To come: ${uid} ${String(chosen)} ${String(answers)}`)
}

/** Shows at once through `watchPlan`; resolves with the server's answer. */
export function declareStage(uid: string, stage: DeclaredStage, isDeclared: boolean): Promise<void> {
  throw new Error(`To come: ${uid} ${stage} ${String(isDeclared)}`)
}
