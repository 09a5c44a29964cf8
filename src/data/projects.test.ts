import { expect, test } from 'vitest'
import { emptyContent } from '@/domain/projects/parts'
import { changeBy, newProject, projectPath } from '@/domain/projects/project-writes'
import { readerOf, written, type Documents } from '../../tests/support/documents'
import { copyProject, setField } from './projects'
import { runMutation } from './sync/mutation'

const AUTHOR = { uid: 'lea', at: new Date('2026-11-28T09:00:00.000Z') }

const typed = (from: string, to: string) => ({
  ...({ id: 'p', title: 'Gourde', field: 'title', from, to, opens: from === '' } as const),
})

test('a text goes on from the one before it, and takes the place of no text of another tab', () => {
  expect(setField.joined?.(typed('', 'Un'), typed('Un', 'Une'))).toEqual(typed('', 'Une'))
  expect(setField.joined?.(typed('', 'Un'), typed('', 'Deux'))).toBeNull()
})

test('a copied project has the description, tasks and « Mise en vente » of its source, as a copy may have them', () => {
  const source = projectPath('p')
  const rest = {
    description: 'Une gourde pliable',
    tasks: [{ id: 't', title: 'Appeler un fournisseur', completed: false }],
    launch: { seller: 'Marie Durand EI', selling: 'yes' },
  }
  const made = newProject(changeBy('p', null, null, AUTHOR), { ...emptyContent(), title: 'Gourde' })
  let docs: Documents = written(new Map(), made, AUTHOR.at)
  docs = new Map([[source, { ...docs.get(source), ...rest }]])
  const writes = runMutation(copyProject, { id: 'q', source: 'p' }, readerOf(docs), AUTHOR)
  const copy = written(docs, writes, AUTHOR.at).get(projectPath('q'))
  expect(copy).toMatchObject({ ...rest, title: 'Gourde (copie)', launch: { seller: 'Marie Durand EI' } })
  expect(copy?.['launch']).not.toHaveProperty('selling')
})
