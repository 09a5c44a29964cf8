import { useMemo, useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { guidanceOf, guidanceQueries, type GuidancePart } from '@/data/guidance'
import { forgetPutOffs, putOffStep, putOffSteps } from '@/data/put-offs'
import { retryAll } from '@/data/sync/live'
import { useQueries } from '@/data/sync/use-live'
import { localDateOf } from '@/domain/base/time/local-date'
import { nextSteps, offeredSteps, stepKey, type GuidanceFacts, type Step } from '@/domain/guidance/next-steps'
import { isCertain } from '@/domain/guidance/step-certainty'
import { useLasts } from '@/lib/hooks/use-lasts'

/** Longest time that one part may delay the others. */
const PATIENCE_MS = 4_000

export interface NextSteps {
  readonly facts: GuidanceFacts
  /** Data that could change the first step is still loading. */
  readonly isReading: boolean
  /** The next step and at most two others. */
  readonly steps: readonly Step[]
  /** All open steps were put off on this device. */
  readonly isAllPutOff: boolean
  /** Parts that could not be read; the steps ignore them. */
  readonly unread: readonly GuidancePart[]
  readonly retry: () => void
  /** « Pas maintenant » */
  readonly putOff: (step: Step) => void
  readonly resume: () => void
}

/** `hasWeek`: see `guidanceQueries`. */
export function useGuidance(hasWeek = false): NextSteps {
  const { user, deviceNow: now } = useSignedIn()
  const lives = useQueries(user.uid, guidanceQueries(user.uid, now, hasWeek))
  const day = localDateOf(now)
  const { facts, status, unread } = useMemo(
    () => guidanceOf(lives, now, user.createdAt),
    // oxlint-disable-next-line react/exhaustive-deps -- of the time only the day matters here
    [lives, day, user.createdAt],
  )
  const isSlow = useLasts(status === 'reading', PATIENCE_MS)
  const [, setPutOffs] = useState(0)

  const putOff = putOffSteps(user.uid, now)
  const all = nextSteps(facts, now)
  const steps = offeredSteps(all, (step) => putOff.has(stepKey(step)))
  return {
    facts,
    isReading: status === 'reading' && !isSlow && !isCertain(steps[0], facts, user.createdAt, now),
    steps,
    isAllPutOff: all.length > 0 && steps.length === 0,
    unread,
    retry: () => retryAll(lives),
    putOff(step) {
      putOffStep(user.uid, stepKey(step), now)
      setPutOffs((count) => count + 1)
    },
    resume() {
      forgetPutOffs(user.uid)
      setPutOffs((count) => count + 1)
    },
  }
}
