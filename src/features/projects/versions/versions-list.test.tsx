// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { mutate } from '@/data/sync/current'
import { useLive } from '@/data/sync/use-live'
import { emptyContent, withItemText } from '@/domain/projects/parts'
import { parseVersion, versionId } from '@/domain/projects/project-version'
import { VersionsList } from './versions-list'

vi.mock('@/data/sync/current', () => ({ mutate: vi.fn<() => void>() }))
vi.mock('@/data/sync/use-live', () => ({
  useLive: vi.fn<() => void>(),
  useEntries: () => [],
  useListState: () => ({ isKnown: true, isOffline: false }),
}))

const NOW = new Date('2026-11-25T10:00:00.000Z')
const text = (words: string) => withItemText({ ...emptyContent(), title: 'Lampe' }, 'offer', 'offer-1', words)
const UNKEPT = /^Le texte actuel ne serait pas gardé\s: supprimez d’abord une version\.$/

function show(count: number, obstacle: string | null = null) {
  const versions = Array.from({ length: count }, (_, at) => {
    const { sections, title, status } = text(`Version ${at}`)
    const fields = { projectId: 'p', sections, title, status, name: `V${at}`, keptAt: NOW.toISOString() }
    return { ...parseVersion(versionId('p', at + 1), fields)!, isPending: false, refused: [] }
  })
  const live = { status: 'ready', value: versions, isLive: true, hasMore: false, since: null }
  vi.mocked(useLive).mockReturnValue(live as unknown as ReturnType<typeof useLive>)
  render(
    <SignedInContext value={{ now: NOW, user: { uid: 'lea' } } as SignedIn}>
      <VersionsList
        uid="lea"
        projectId="p"
        present={text('Now')}
        obstacle={obstacle}
        onTakeBack={() => undefined}
        onDone={() => undefined}
      />
    </SignedInContext>,
  )
}

const takeBacks = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Reprendre cette version' })

beforeEach(() => vi.mocked(mutate).mockClear())

test('no version is taken back where the present text would be lost', () => {
  show(5)
  expect(screen.getByText(UNKEPT)).toBeDefined()
  expect(takeBacks().every(({ disabled }) => disabled)).toBe(true)
})

test('with room for the present text a version is taken back', () => {
  show(4)
  expect(screen.queryByText(UNKEPT)).toBeNull()
  expect(takeBacks().some(({ disabled }) => disabled)).toBe(false)
})

test('a version of a deleted project is not kept, and its reason is said', () => {
  show(0, 'Supprimé entre-temps')
  expect(screen.getByText('Supprimé entre-temps')).toBeDefined()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Avant' } })
  fireEvent.click(screen.getByRole('button', { name: 'Garder cette version' }))
  expect(mutate).not.toHaveBeenCalled()
  expect(screen.getAllByText('Supprimé entre-temps')).toHaveLength(2)
})
