import { expect, it } from 'vitest'
import type { Answers } from '../answers'
import { dutiesOf } from './duties'
import { dutiesText } from './duties-text'
import type { DutyId } from './duty-conditions'

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
  expect(text).not.toContain('contredire')
  expect(text.match(/https:\/\/\S+$/gm)).toHaveLength(dutiesOf(answers).length)
})

it('gives answers to read again without a box and without a price', () => {
  const inOwnName: Answers = { ...answers, shipsFrom: 'france' }
  const textOf = (marks: readonly DutyId[]) =>
    dutiesText({ title: 'Lampe', answers: inOwnName, marks }, '2026-11-28')
  const [, row = ''] = textOf([]).split('## Relire deux réponses qui peuvent se contredire')
  expect(row.split('## ')[0]).not.toMatch(/Gratuit|confirmé/)
  expect(textOf(['answers-conflict'])).toContain('- Vous avez confirmé vos réponses.')
})
