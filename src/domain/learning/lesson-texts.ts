import type { LessonText } from './lesson'
import type { LessonId } from './lessons'

const TEXTS: Readonly<Record<LessonId, () => Promise<{ readonly TEXT: LessonText }>>> = {
  'four-models': () => import('./texts/four-models'),
  'one-euro-journey': () => import('./texts/one-euro-journey'),
  'first-formalities': () => import('./texts/first-formalities'),
  'week-that-holds': () => import('./texts/week-that-holds'),
  'honest-selling': () => import('./texts/honest-selling'),
  'start-from-a-problem': () => import('./texts/start-from-a-problem'),
  'eight-criteria': () => import('./texts/eight-criteria'),
  'proof-of-demand': () => import('./texts/proof-of-demand'),
  'margin-after-ads': () => import('./texts/margin-after-ads'),
  'decide-before-testing': () => import('./texts/decide-before-testing'),
  'one-person-one-sentence': () => import('./texts/one-person-one-sentence'),
  'page-that-answers': () => import('./texts/page-that-answers'),
  'three-videos': () => import('./texts/three-videos'),
  'first-ad': () => import('./texts/first-ad'),
  'read-three-numbers': () => import('./texts/read-three-numbers'),
}

export async function loadLessonText(id: LessonId): Promise<LessonText> {
  const { TEXT } = await TEXTS[id]()
  return TEXT
}
