import { readFields, readInteger } from '@/domain/base/read-field'
import { firestore } from '../admin'
import { coachDailyMax } from '../params'
import { createDailyStock } from './daily-stock'

/** One document for the running day: written once per block and instance. */
const book = firestore.doc('ceilings/coach')

function leaseFromBook(day: string, wanted: number, max: number): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const fields = readFields((await transaction.get(book)).data())
    const taken = fields?.['day'] === day ? readInteger(fields['taken'], 0, Number.MAX_SAFE_INTEGER, max) : 0
    const granted = Math.max(0, Math.min(wanted, max - taken))
    if (granted > 0) transaction.set(book, { day, taken: taken + granted })
    return granted
  })
}

export const dailyStock = createDailyStock({ maxOf: coachDailyMax, lease: leaseFromBook })
