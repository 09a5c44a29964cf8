import { doc, serverTimestamp, writeBatch, type Firestore } from 'firebase/firestore'
import { addDays, dateInWeek, localDateOf, type LocalDate } from '@/domain/base/local-date'
import { PRIORITIES } from '@/domain/base/text-limits'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { firstOn } from '@/domain/todos/week-of-todo'
import { doneTexts, statsOf, type LookBack } from '@/domain/weeks/look-back'
import { parseWeek, weekId, type Week } from '@/domain/weeks/week'
import {
  isWritten,
  priorityTexts,
  saysTheSame,
  todosToMake,
  writtenSince,
  type DraftPriority,
  type WeekDraft,
} from '@/domain/weeks/week-draft'
import { deliveryOf } from '@/data/live/delivery'
import { openDatabase } from '@/data/live/firestore'
import { arrivedFields } from '@/data/live/server-answer'
import { newTodoIds } from '@/data/todo-ids'
import { newTodoFields } from '@/data/todos/todo-writes'
import { keptReviews, readReviews } from './kept-reviews'

interface Closing {
  readonly uid: string
  readonly draft: WeekDraft
  /** The closing that this one corrects; null: the week is open. */
  readonly closed: Week | null
  readonly back: LookBack
  /** On the device's clock, whose days the todos follow. */
  readonly now: Date
}

/** The ids of the todos that the priorities of one review become. */
export function newPriorityIds(count: number, now: Date): readonly string[] {
  return newTodoIds(count, now)
}

/**
 * Writes the week and the todos of its priorities together: both of it or nothing. Resolves at once when it is handed
 * over, which offline is all there is for now; its review stays on the device until the server answered, and is `refused`
 * then where the server said no. A week that was closed elsewhere meanwhile is not replaced: the rules see that this
 * closing does not know of it.
 */
export async function closeWeek({ uid, draft, closed, back, now }: Closing): Promise<void> {
  const version = crypto.randomUUID()
  const sent: WeekDraft = { ...draft, state: 'sent', base: closed?.version ?? '', version }
  keptReviews.begin(sent.monday, sent)
  keptReviews.edit(uid, (drafts) => {
    const known = drafts.get(sent.monday)
    // Another tab may have written in it an instant ago.
    const isSeen = !known || saysTheSame(known, sent)
    drafts.set(sent.monday, isSeen ? sent : writtenSince(sent, known, newPriorityIds(PRIORITIES, now)))
  })
  const { db } = await openDatabase()
  const todos = todosToMake(sent, closed).map((priority) => todoOf(uid, priority, sent.monday, now))
  const saved = commit(db, { uid, sent, closed, back, todos })
  void saved.then(
    () => answered(uid, sent, true),
    (thrown: unknown) => {
      console.warn('A week was not closed', thrown)
      // Its acknowledgement may have been lost, and it was sent twice: the server knows, and is asked until it answers.
      answered(uid, sent, null)
      return deliverReviews(uid)
    },
  )
}

interface Together {
  readonly uid: string
  readonly sent: WeekDraft
  readonly closed: Week | null
  readonly back: LookBack
  readonly todos: readonly Todo[]
}

function commit(db: Firestore, { uid, sent, closed, back, todos }: Together): Promise<void> {
  const batch = writeBatch(db)
  const { monday, went, blocked, ifThen, version, base } = sent
  batch.set(doc(db, 'weeks', weekId(uid, monday)), {
    userId: uid,
    monday,
    priorities: priorityTexts(sent.priorities),
    went: went.trim(),
    blocked: blocked.trim(),
    ifThen: ifThen.trim(),
    // What could not be counted now stays as it was counted then.
    stats: { ...closed?.stats, ...statsOf(back) },
    done: back.days ? doneTexts(back) : (closed?.done ?? []),
    version,
    corrects: base,
    closedAt: serverTimestamp(),
  })
  for (const todo of todos) batch.set(doc(db, 'todos', todo.id), newTodoFields(todo))
  return batch.commit()
}

function todoOf(uid: string, { todoId, text, day }: DraftPriority, monday: LocalDate, now: Date): Todo {
  const date = dateInWeek(addDays(monday, 7), day)
  // A new todo is for the first such day from now on; another one has to be named.
  const isFirst = firstOn(day, localDateOf(now)) === date || date < localDateOf(now)
  return {
    ...PLAIN_TODO,
    ...{ id: todoId, userId: uid, text, dayOfWeek: day, createdAt: now },
    date: isFirst ? null : date,
  }
}

/** `isSaved`: null: nobody knows yet. */
function answered(uid: string, sent: WeekDraft, isSaved: boolean | null): void {
  keptReviews.end(sent.monday, sent)
  keptReviews.edit(uid, (drafts) => {
    // What was typed since is another review.
    if (isSaved === null || drafts.get(sent.monday)?.version !== sent.version) return
    if (isSaved) drafts.delete(sent.monday)
    else drafts.set(sent.monday, { ...sent, state: 'refused' })
  })
}

/** What a page handed over that is gone: the server is asked what became of it. */
export const deliverReviews = deliveryOf<WeekDraft>({
  find: (uid) =>
    [...readReviews(uid).values()].filter(
      ({ state, monday }) => state === 'sent' && keptReviews.onItsWay(monday).length === 0,
    ),
  settle: async (db, uid, sent) => {
    const isSaved = await isStored(db, uid, sent)
    // The tab that has sent it may not have handed it over yet; it hears the answer itself, or its next page asks.
    if (isSaved || !keptReviews.isElsewhere(sent.monday)) answered(uid, sent, isSaved)
  },
})

/** Or all that it says: two tabs may have closed the same review. */
async function isStored(db: Firestore, uid: string, sent: WeekDraft): Promise<boolean> {
  const id = weekId(uid, sent.monday)
  const week = parseWeek(id, await arrivedFields(doc(db, 'weeks', id), uid))
  return week !== null && (week.version === sent.version || !isWritten(sent, week))
}
