import { expect, test } from 'vitest'
import { sourceNote } from './source-note'

const PAGE = { url: 'https://www.douane.gouv.fr/', title: 'Droits de douane' }

test('a page that was not opened has no date', () => {
  expect(sourceNote({ ...PAGE, checkedOn: null })).toBe('à vérifier sur la page officielle')
})

test('a page that was opened says when', () => {
  expect(sourceNote({ ...PAGE, checkedOn: '2026-12-03' })).toBe('adresse vérifiée le 3\u00a0décembre 2026')
})
