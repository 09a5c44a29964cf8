import { expect, it } from 'vitest'
import { clockText } from './clock-text'

const MINUTE_MS = 60_000

it.each([
  [-3 * 24 * 60, 'avance de 3\u00a0jours.'],
  [24 * 60, 'retarde de 1\u00a0jour.'],
  [23.7 * 60, 'retarde de 1\u00a0jour.'],
  [-90, 'avance de 2\u00a0heures.'],
  [4, 'retarde de 4\u00a0minutes.'],
])('%d minutes: %s', (minutes, text) => {
  expect(clockText(minutes * MINUTE_MS)).toContain(text)
})
