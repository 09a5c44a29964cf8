import { setDone } from '@/data/learning'
import { keepMade, readMade } from '@/data/coach/made-work'
import { mutate } from '@/data/sync/current'
import { writeTyped } from '@/data/device/typed-text'
import type { StoredKey } from '@/data/device/stored-keys'
import { isAllMade, withMade, type MadeWork } from '@/domain/learning/made'
import type { Typed } from '@/domain/learning/typed'

/** One exercise of a lesson, and whose it is. */
export interface ExercisePlace {
  readonly uid: string
  readonly lesson: string
  /** Its place among the exercises of the lesson. */
  readonly at: number
  readonly exercises: number
  /** The one to do next: its button is the one of the screen. */
  readonly isNext: boolean
  /** The lesson was done before, here or elsewhere. */
  readonly wasDone: boolean
}

export function typedKey({ uid, lesson, at }: ExercisePlace): StoredKey {
  return `lesson.draft.${uid}.${lesson}-${at}`
}

/** Whether each exercise of the lesson is done once this one is: what it writes then says so too. */
export function endsLesson({ uid, lesson, at, exercises, wasDone }: ExercisePlace): boolean {
  const here = withMade(readMade(uid, lesson), at, { kind: 'there', typed: {}, wasDone })
  return !wasDone && isAllMade(here, exercises)
}

/** From now on the exercise shows what it left; its fields are over. */
export function keepDone(place: ExercisePlace, work: MadeWork, typed: Typed): void {
  keepMade(place.uid, place.lesson, place.at, { ...work, typed, wasDone: place.wasDone })
  writeTyped(typedKey(place), null)
}

/** That the lesson is done, where it was not written with what the exercise left. */
export function sayDone({ lesson }: ExercisePlace, isDone: boolean): void {
  void mutate(setDone, { lesson, isDone })
}

/** It was taken back: the fields are there again, as they were typed. */
export function forgetDone(place: ExercisePlace, typed: Typed): void {
  writeTyped(typedKey(place), Object.keys(typed).length === 0 ? null : JSON.stringify(typed))
  keepMade(place.uid, place.lesson, place.at, null)
}
