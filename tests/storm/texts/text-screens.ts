import { exchangeScreen } from './exchange-screen'
import { linksScreen } from './links-screen'
import { memoryScreen } from './memory-screen'
import { nameScreen } from './name-screen'
import { notesScreen } from './notes-screen'
import { reviewScreen } from './review-screen'
import type { TextKind } from './text-operations'
import type { Offer, TextScreen } from './text-screen'

/** The screens of one page on which the other texts are written, beside tasks and projects. */

// The links are shown with the tables that the notes follow.
const SCREENS: Readonly<Record<TextKind, TextScreen>> = {
  name: nameScreen,
  fact: memoryScreen,
  review: reviewScreen,
  link: linksScreen,
  note: notesScreen,
  exchange: exchangeScreen,
}

let uid: string | null = null

export const textScreens = {
  ...SCREENS,
  follow(who: string) {
    uid = who
    for (const screen of Object.values(SCREENS)) screen.follow(who)
  },
  isSettled: () => uid === null || Object.values(SCREENS).every((screen) => screen.isSettled(uid ?? '')),
  state: () =>
    Object.values(SCREENS)
      .filter((screen) => uid !== null && !screen.isSettled(uid))
      .map((screen) => screen.state(uid ?? ''))
      .join('; ') || 'texts settled',
  /** What is shown of what the server has, by what it stands in. */
  shown: (): ReadonlyMap<string, string> =>
    new Map(Object.values(SCREENS).flatMap((screen) => [...screen.shown()])),
  offered: (who: string): readonly Offer[] => Object.values(SCREENS).flatMap((screen) => screen.offered(who)),
  answers: () => exchangeScreen.answers(),
  leave() {
    for (const screen of Object.values(SCREENS)) screen.leave?.()
  },
}
