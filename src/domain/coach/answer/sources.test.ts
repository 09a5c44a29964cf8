import { expect, test } from 'vitest'
import { SOURCE_KEYS, SOURCES } from '@/domain/base/sources'
import { isOwnSource, withSources } from './sources'

test.each([
  [
    'a known key',
    'Vérifie le seuil [[tva]].',
    'Vérifie le seuil [TVA et impôts des professionnels (impots.gouv.fr)](https://www.impots.gouv.fr/professionnel).',
  ],
  ['an unknown key', 'Vérifie [[impots-secrets]].', 'Vérifie.'],
  ['a name of Object', 'Vérifie [[constructor]].', 'Vérifie.'],
  ['an answer without', 'Rien [à] vérifier.', 'Rien [à] vérifier.'],
  ['half a key, as it streams in', 'Vérifie [[tv', 'Vérifie'],
  ['a key whose last sign is on its way', 'Vérifie [[tva]', 'Vérifie'],
])('%s', (_, answer, expected) => {
  expect(withSources(answer)).toBe(expected)
})

test.each(SOURCE_KEYS)('« %s » is an official page over https', (key) => {
  const { protocol, host } = new URL(SOURCES[key].url)
  expect(protocol).toBe('https:')
  expect(host).toMatch(/(?:\.gouv\.fr|urssaf\.fr|cnil\.fr|inpi\.fr|3114\.fr)$/)
  expect(isOwnSource(SOURCES[key].url)).toBe(true)
})

test('an address of the model is not ours', () => {
  expect(isOwnSource('https://www.impots.gouv.fr.pirate.example/')).toBe(false)
})
