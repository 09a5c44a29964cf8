import type { PageContext } from '@/domain/launch/control/context'
import type { Correction } from '@/domain/launch/control/correct'
import type { Fault, FaultId } from '@/domain/launch/control/fault-rows'
import type { Signal } from '@/domain/launch/control/signals'
import type { FactKey, Facts } from '@/domain/launch/facts'

export type ControlRequest =
  | { readonly kind: 'control'; readonly text: string; readonly context: PageContext; readonly facts: Facts }
  | { readonly kind: 'correct'; readonly id: FaultId }

export type ControlAnswer =
  | {
      readonly kind: 'read'
      /** Cleaned: what the passages are in. */
      readonly text: string
      readonly faults: readonly Fault[]
      readonly signals: readonly Signal[]
    }
  | { readonly kind: 'proposal'; readonly id: FaultId; readonly proposal: Proposal }
  | { readonly kind: 'corrected'; readonly text: string | null }

export interface Proposal {
  /** Null: none can be made. */
  readonly correction: Pick<Correction, 'words' | 'removed'> | null
  /** Facts to type first. */
  readonly lacking: readonly FactKey[]
}

export interface RunningControl {
  readonly correct: (id: FaultId) => void
  readonly stop: () => void
}

/** Controls a page in a worker. `tell`: each answer, in order; null: the worker failed. No text leaves the device. */
export function runControl(
  page: Omit<Extract<ControlRequest, { kind: 'control' }>, 'kind'>,
  tell: (answer: ControlAnswer | null) => void,
): RunningControl {
  const worker = new Worker(new URL('./control-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ControlAnswer>) => tell(data))
  worker.addEventListener('error', () => tell(null))
  const send = (request: ControlRequest) => worker.postMessage(request)
  send({ kind: 'control', ...page })
  return { correct: (id) => send({ kind: 'correct', id }), stop: () => worker.terminate() }
}
