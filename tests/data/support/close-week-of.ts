import { expect } from 'vitest'
import type { LiveList } from '@/data/live/live-list'
import { closeWeek, newPriorityIds } from '@/data/weeks/close-week'
import { changeReview, readReviews } from '@/data/weeks/kept-reviews'
import { weekReadingOf } from '@/data/weeks/week-reading'
import { watchRecentWeeks, watchWeek, type LiveWeek } from '@/data/weeks/weeks'
import { leftIn, lookBack, type LookBack } from '@/domain/weeks/look-back'
import { newDraft, type WeekDraft } from '@/domain/weeks/week-draft'
import { dueWeek, priorityDays } from '@/domain/weeks/week-to-review'
import { letGo, putOffTo, repeatWeekly } from '@/features/weeks/left-verbs'
import type { Life } from './one-life'
import { putStored } from './stored'
import { until } from '../../support/until'

/** « Bilan de la semaine », now: what is counted and what is left is what was told, each gets a decision, the week is closed. */
export async function closeWeekOf(life: Life, week: number, lessons: number): Promise<void> {
  const { uid, told, at, dateOf } = life
  const monday = dateOf(7 * week)
  const now = new Date()
  const recent = await life.asked<LiveList<LiveWeek>>((of, ...rest) => watchRecentWeeks(of, 1, ...rest))
  const last = recent.items[0]?.monday ?? null
  expect(dueWeek({ lastClosed: last, since: new Date(dateOf(0)) }, now)).toBe(monday)

  const store = weekReadingOf(uid, monday)
  const stop = store.subscribe(() => undefined)
  await until(() => expect(store.read()).toMatchObject({ status: 'settled', isFromCache: false, unread: [] }))
  const { facts, open } = store.read()
  const back = lookBack({ ...facts, xp: life.xp() }, monday)
  const done = back.days?.flatMap((day, index) => day.done.map((text) => `${index} ${text}`)) ?? []
  expect(done.sort()).toEqual(told.doneIn(week))

  const left = leftIn(open ?? [], monday, now)
  expect(left.map(({ text }) => text).sort()).toEqual(told.leftBy(week))
  for (const { text } of left) decide(life, text, week)
  await life.settle()

  const draft = newDraft(monday, newPriorityIds(3, now), priorityDays(monday, now))
  await closeAs(life, week, back, withPriorities(draft, [`Priorité 1 de ${week}`, `Priorité 2 de ${week}`]))
  for (const [index, day] of [0, 2].entries())
    told.add(`Priorité ${index + 1} de ${week}`, 7 * week + 7 + day)
  await life.settle()
  if (week === 10) await correct(life, week, back)
  stop()

  const stored = await storedWeek(life, week)
  expect(stored).toMatchObject({
    priorities: [1, 2, ...(week === 10 ? [3] : [])].map((index) => `Priorité ${index} de ${week}`),
    went: week === 10 ? 'Corrigé' : 'Écrit ici',
    stats: {
      ...{ done: done.length, days: new Set(done.map(([day]) => day)).size, xp: told.xp },
      ...{ lessons, found: 0, judged: 0 },
    },
  })
  expect([...(stored?.done ?? [])].sort()).toEqual(done.map((text) => text.slice(2)).sort())
  expect(dueWeek({ lastClosed: monday, since: new Date(dateOf(0)) }, now)).toBeNull()
  at(7 * week + (now.getDay() === 0 ? 6 : 7), '20:00')
}

/** What the person does with what a week left: weeks that drag on are put off, what was missed while away comes each week. */
function decide({ one, told, dateOf }: Life, text: string, week: number): void {
  const tuesday = 7 * week + 8
  if (text === 'Daté 3') {
    repeatWeekly(one(text))
    told.makeWeekly(text)
  } else if ((text === `Traîner ${week}` && week % 4 === 3) || (text === 'Daté 4' && week === 8)) {
    putOffTo(one(text), dateOf(tuesday))
    told.putOff(text, tuesday)
  } else {
    letGo(one(text))
    told.drop(text)
  }
}

function withPriorities(draft: WeekDraft, texts: readonly string[]): WeekDraft {
  const priorities = draft.priorities.map((each, index) => ({ ...each, text: texts[index] ?? '' }))
  return { ...draft, priorities, went: 'Écrit ici' }
}

async function closeAs(life: Life, week: number, back: LookBack, draft: WeekDraft): Promise<void> {
  const { uid, dateOf } = life
  const close = async (written: WeekDraft, closed: LiveWeek | null) => {
    changeReview(
      uid,
      written.monday,
      () => written,
      () => written,
    )
    await closeWeek({ uid, draft: written, closed, back, now: new Date() })
  }
  if (week === 9) {
    await life.withoutNetwork(() => close(draft, null))
  } else if (week === 4) {
    // Another device closes the same week meanwhile.
    await life.withoutNetwork(async () => {
      await close(draft, null)
      await putStored(`weeks/${uid}_${dateOf(7 * week)}`, {
        ...{ userId: uid, monday: dateOf(7 * week), priorities: ['De là-bas'], went: 'De là-bas' },
        ...{
          blocked: '',
          ifThen: '',
          stats: {},
          done: [],
          version: 'there',
          corrects: '',
          closedAt: new Date(),
        },
      })
    })
    const kept = readReviews(uid).get(draft.monday)
    expect(kept).toMatchObject({ state: 'refused', went: 'Écrit ici' })
    const there = await storedWeek(life, week)
    expect(there?.went).toBe('De là-bas')
    // « Le remplacer par celui-ci »
    await close({ ...draft, state: 'open' }, there)
  } else {
    await close(draft, null)
  }
}

async function correct(life: Life, week: number, back: LookBack): Promise<void> {
  const closed = await storedWeek(life, week)
  const [monday, now] = [life.dateOf(7 * week), new Date()]
  const begun = newDraft(monday, newPriorityIds(3, now), priorityDays(monday, now), closed)
  const texts = [1, 2, 3].map((index) => `Priorité ${index} de ${week}`)
  const draft = { ...withPriorities(begun, texts), went: 'Corrigé' }
  changeReview(
    life.uid,
    monday,
    () => draft,
    () => draft,
  )
  await closeWeek({ uid: life.uid, draft, closed, back, now })
  life.told.add(`Priorité 3 de ${week}`, 7 * week + 11)
  await life.settle()
}

async function storedWeek(life: Life, week: number): Promise<LiveWeek | null> {
  const { items } = await life.asked<LiveList<LiveWeek>>((of, ...rest) =>
    watchWeek(of, life.dateOf(7 * week), ...rest),
  )
  return items[0] ?? null
}
