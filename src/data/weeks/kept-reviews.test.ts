// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { newDraft } from '@/domain/weeks/week-draft'

const MONDAY = '2026-11-16'
const begin = () => newDraft(MONDAY, ['a', 'b', 'c'], ['lundi'])

/** A new page, or another tab, on the same device. */
function reload() {
  vi.resetModules()
  return import('./kept-reviews')
}

test('writes over nothing of another tab when a tab that had no room has some again', async () => {
  const [store, other] = [await reload(), await reload()]
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.changeReview('lea', MONDAY, begin, (draft) => ({ ...draft, went: 'Sans place' }))
  full.mockRestore()
  other.changeReview('lea', MONDAY, begin, (draft) => ({ ...draft, blocked: "Dans l'autre onglet" }))

  store.changeReview('lea', MONDAY, begin, (draft) => ({ ...draft, ifThen: 'Depuis' }))
  const texts = { went: 'Sans place', blocked: "Dans l'autre onglet", ifThen: 'Depuis' }
  expect(store.readReviews('lea').get(MONDAY)).toMatchObject(texts)
  expect((await reload()).readReviews('lea').get(MONDAY)).toMatchObject(texts)
})
