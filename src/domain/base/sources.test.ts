import { expect, test } from 'vitest'
import { PAGE_KEYS, SOURCES, type PageKey } from './sources'

/** A line to call, whose first page is all that one needs. */
const LINE: PageKey = '3114'

test.each(PAGE_KEYS.filter((key) => key !== LINE))('« %s » leads to the page of its subject', (key) => {
  const { protocol, pathname } = new URL(SOURCES[key].url)
  expect(protocol).toBe('https:')
  expect(pathname, 'a first page or a whole code').not.toMatch(
    /^\/(?:fr\/?|professionnel\/?|codes\/texte_lc\/.*)?$/,
  )
})

test('no two pages have one address', () => {
  const urls = PAGE_KEYS.map((key) => SOURCES[key].url)
  expect(new Set(urls).size).toBe(urls.length)
})
