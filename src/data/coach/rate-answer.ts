import { callEndpoint } from '@/data/live/endpoints'
import { AppError } from '@/domain/base/errors'
import type { Rating } from '@/domain/coach/feedback'

/** Throws an `AppError`. Nothing waits on the device: the person sees whether it has left. */
export async function rateAnswer(rating: Rating): Promise<void> {
  if (!navigator.onLine) throw new AppError('network/offline')
  await callEndpoint('rateAnswer', { ...rating }, () => true, { unauthenticated: 'coach/unauthenticated' })
}
