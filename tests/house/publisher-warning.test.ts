import { expect, test } from 'vitest'
import { PUBLISHER_LABELS, type Publisher } from '../../src/domain/base/publisher'
import { publisherWarning } from '../../vite/prerender/publisher-warning'

const filled = Object.fromEntries(
  Object.keys(PUBLISHER_LABELS).map((key) => [key, 'x']),
) as unknown as Publisher

test('a build names the file and each gap, one to a line', () => {
  const lines = publisherWarning({ ...filled, email: null, mediator: ' ' })?.split('\n') ?? []
  expect(lines[0]).toContain('src/domain/base/publisher.ts')
  expect(lines.slice(1)).toEqual(['  - Adresse email', '  - Médiateur de la consommation'])
})

test('a build says nothing once the publisher is complete', () => {
  expect(publisherWarning(filled)).toBeNull()
})
