// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProjectListToolbar } from './project-list-toolbar'
import { WHOLE_LIST } from './project-list-view'

test.each([
  ['1 projet', WHOLE_LIST, 1, 1, false],
  ['48 projets', WHOLE_LIST, 48, 48, false],
  ['plus de 48 projets', WHOLE_LIST, 48, 48, true],
  ['3 sur 48 projets', { ...WHOLE_LIST, search: 'lampe' }, 3, 48, false],
  ['3 sur plus de 48 projets', { ...WHOLE_LIST, search: 'lampe' }, 3, 48, true],
] as const)('says « %s »', (text, view, shown, total, isPartial) => {
  render(
    <ProjectListToolbar
      view={view}
      onChange={() => undefined}
      shown={shown}
      total={total}
      isPartial={isPartial}
    />,
  )
  expect(screen.getByRole('status').textContent).toBe(text)
})
