import { expect, it } from 'vitest'
import type { Answers } from '../answers'
import { dutiesOf } from './duties'
import { dutiesText } from './duties-text'

const answers: Answers = {
  status: 'none',
  shipsFrom: 'outside',
  importer: 'me',
  category: 'electric',
  channel: 'shop',
  buyers: 'france',
  marketing: 'none',
  stock: 'yes',
  selling: 'no',
}

it('has every duty with its reason, its page and its mark', () => {
  const text = dutiesText({ title: 'Lampe\n# Lumo', answers, marks: ['eori'] }, '2026-11-28')
  expect(text.match(/^# /gm)).toHaveLength(1)
  expect(text.match(/^## /gm)).toHaveLength(dutiesOf(answers).length)
  expect(text).toContain('## [x] Obtenir votre numéro EORI (gratuit)')
  expect(text).toContain('- Pourquoi\u00a0: Importateur\u00a0: Moi, en mon nom')
  expect(text.match(/https:\/\/\S+$/gm)).toHaveLength(dutiesOf(answers).length)
})
