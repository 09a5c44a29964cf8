import { expect, test } from 'vitest'
import { addProject } from '@/data/projects'
import { mutate, syncOf } from '@/data/sync/current'
import { cardMaker } from '@/domain/coach/dossier/ground'
import { textMark } from '@/domain/base/text/text-mark'
import type { ProposedItem } from '@/domain/coach/cards/kinds/item'
import { SHARES_ALL, SHARES_NOTHING } from '@/domain/coach/dossier/sharing'
import { targetsOf } from '@/domain/coach/cards/targets'
import { emptyContent, withItemText } from '@/domain/projects/parts'
import { coachScopeOf, loadGathering } from '@/features/coach/dossier/coach-scope'
import { comeIn } from './support/person'

test('a card for the project of the question is based on its current text, however old the project is', async () => {
  const uid = await comeIn()
  syncOf(uid)
  const content = { ...emptyContent(), title: 'Gourde' }
  const first = content.sections.product[0]
  const gourde = crypto.randomUUID()
  const made = withItemText(content, 'product', first?.id ?? '', 'En inox')
  await mutate(addProject, { id: gourde, content: made, earns: false })
  // As many newer projects as the dossier contains.
  for (const day of [2, 3, 4, 5, 6]) {
    const newer = { ...emptyContent(), title: `Projet ${day}` }
    await mutate(addProject, { id: crypto.randomUUID(), content: newer, earns: false })
  }
  // Loaded first: a question waits only briefly for this code.
  await loadGathering()
  const scope = coachScopeOf(uid)
  const release = scope.subscribe(() => undefined)
  await scope.choose(SHARES_ALL)
  const subject = { part: 'project', name: 'Gourde', project: gourde } as const
  const dossier = await scope.dossierFor({ subject, isSent: true })
  expect(dossier.text).toContain('P1 «\u00a0Gourde\u00a0»')
  // The shown project comes first in its own conversation while it is shared; otherwise it is sent only with its own question.
  expect((await scope.dossierFor({ subject, isSent: false })).text).toContain('P1 «\u00a0Gourde\u00a0»')
  expect((await scope.dossierFor({ subject: null, isSent: true })).text).toContain(
    'P1 «\u00a0Projet 6\u00a0»',
  )
  await scope.choose(SHARES_NOTHING)
  const alone = (await scope.dossierFor({ subject, isSent: true })).text
  expect(alone).toContain('P1 «\u00a0Gourde\u00a0»')
  expect(alone).not.toMatch(/Projet \d|## (?!Projet)/)
  expect((await scope.dossierFor({ subject, isSent: false })).text).toBe('')
  release()
  const proposed: ProposedItem = {
    genre: 'element',
    projet: 'P1',
    element: 'product-1',
    texte: 'Filtre',
    pourquoi: null,
  }
  expect(cardMaker(targetsOf(dossier), [], 1)(proposed)).toMatchObject({
    proposed: { projet: gourde },
    ground: { base: textMark('En inox') },
  })
})
