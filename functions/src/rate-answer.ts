import { FEEDBACK_MONTHS } from '@/domain/base/business'
import { readFields } from '@/domain/base/read-field'
import { addCalendarMonths } from '@/domain/base/time/calendar-month'
import { conversationPath } from '@/domain/coach/conversation/conversation-writes'
import { feedbackPath, parseRating, ratingWrites, type Rating } from '@/domain/coach/feedback'
import { logger } from 'firebase-functions'
import { deletionOf } from './account/deletion'
import { firestore } from './admin'
import { write } from './coach/conversation-document'
import { endpoint, type Asked } from './platform/endpoint'
import { Fault } from './platform/fault'

/** « Utile », « Pas utile » and its reasons. What goes to the team is copied from the conversation, as the page has shown it. */
export const rateAnswer = endpoint({ area: 'coach', auth: 'account', fields: parseRating }, rate)

async function rate({ caller, fields: rating }: Asked<Rating>): Promise<Record<string, never>> {
  const { uid } = caller
  const { conversation, message, isUseful, reason } = rating
  await firestore.runTransaction(async (transaction) => {
    const [talk, known, deletion] = await transaction.getAll(
      firestore.doc(conversationPath(conversation)),
      firestore.doc(feedbackPath(message)),
      deletionOf(uid),
    )
    if (deletion?.exists) throw new Fault('coach/unauthenticated', { reason: 'erased' })
    const writes = ratingWrites(
      uid,
      readFields(talk?.data()),
      readFields(known?.data()),
      rating,
      addCalendarMonths(new Date(), FEEDBACK_MONTHS),
    )
    if (!writes) throw new Fault('coach/conversation-gone')
    for (const each of writes) write(transaction, each)
  })
  // The page says the thumb first and the reason with a second call.
  const verdict = isUseful ? 'useful' : reason === null ? 'not-useful' : `reason ${reason}`
  logger.info(`coach.rated ${verdict}`)
  return {}
}
