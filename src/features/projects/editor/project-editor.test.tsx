// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { offerUndo } from '@/components/offer-undo'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { emptyContent } from '@/domain/projects/parts'
import { playedDevice } from './played-device.test-support'
import { ProjectEditor } from './project-editor'

const page = vi.hoisted(() => ({ live: {} as unknown, device: {} as unknown, isKept: false }))

vi.mock('@/data/sync/use-live', () => ({ useLive: () => page.live }))
vi.mock('@/components/offer-undo', () => ({ offerUndo: vi.fn<() => void>() }))
vi.mock('@/components/coach-seat', () => ({ CoachSeat: () => null }))
vi.mock('./editor-form', () => ({ EditorForm: () => null }))
vi.mock('./editor-footer', () => ({ EditorFooter: () => null }))
vi.mock('./editor-device', () => ({
  begunProject: () => null,
  deleteProject: vi.fn<() => void>(),
  editorDevice: () => page.device,
  hasTypedTexts: () => page.isKept,
}))
vi.mock('@/ui/popups/overlay-dialog', () => ({
  OverlayDialog: (props: { title: string; onDismiss: () => void; children: ReactNode }) => (
    <div role="dialog" aria-label={props.title}>
      <button type="button" onClick={props.onDismiss}>
        Esc
      </button>
      {props.children}
    </div>
  ),
}))

const editor = () => (
  <SignedInContext value={{ user: { uid: 'lea' } } as SignedIn}>
    <ProjectEditor projectId="p" isNew={false} isFresh={false} item={null} onClose={() => undefined} />
  </SignedInContext>
)
const live = (value: unknown) => ({ status: 'ready', value, isLive: true })
const escape = () => fireEvent.click(screen.getByRole('button', { name: 'Esc' }))

beforeEach(() => {
  vi.mocked(offerUndo).mockClear()
  page.isKept = false
})

test('a project that is not there says so, unless the device has a text of it', () => {
  page.device = playedDevice(null).device
  page.live = live(null)
  const { unmount } = render(editor())
  expect(screen.getByText('Ce projet n’existe plus.')).toBeDefined()
  expect(screen.queryByRole('dialog', { name: 'Nouveau projet' })).toBeNull()
  unmount()
  page.isKept = true
  render(editor())
  expect(screen.getByRole('dialog', { name: 'Nouveau projet' })).toBeDefined()
})

test.each([
  ['Esc', escape],
  ['Back', () => undefined],
])('leaving a project that was deleted elsewhere by %s offers a new one of its text', async (_, press) => {
  const played = playedDevice({ ...emptyContent(), title: 'Gourde' })
  page.device = played.device
  page.live = live(played.device.read())
  const { rerender, unmount } = render(editor())
  played.removeElsewhere()
  page.live = live(null)
  rerender(editor())
  press()
  unmount()
  await act(() => Promise.resolve())
  expect(offerUndo).toHaveBeenCalledOnce()
  const [text, run, label] = vi.mocked(offerUndo).mock.calls[0] ?? []
  expect([text, label]).toEqual(['Ce projet a été supprimé', 'En faire un nouveau'])
  await act(() => Promise.resolve(run?.()))
  expect(played.project()?.title).toBe('Gourde')
})

test('leaving a project that is there offers nothing', async () => {
  const played = playedDevice({ ...emptyContent(), title: 'Gourde' })
  page.device = played.device
  page.live = live(played.device.read())
  const { unmount } = render(editor())
  escape()
  unmount()
  await act(() => Promise.resolve())
  expect(offerUndo).not.toHaveBeenCalled()
})
