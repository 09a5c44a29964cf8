// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { giveFile, shareFile } from '@/components/give-file'
import { showToast } from '@/ui/toast'
import { pictureOf } from './draw-card'
import { FirstSaleDialog } from './first-sale-dialog'

vi.mock('./draw-card', () => ({
  CARD_SIDE: 1,
  drawCard: () => Promise.resolve(),
  pictureOf: vi.fn<() => Promise<Blob | null>>(),
}))
vi.mock('./note-days', () => ({ endFirstSale: () => undefined }))
vi.mock('@/components/give-file', () => ({
  canShareFiles: () => true,
  giveFile: vi.fn(),
  shareFile: vi.fn(),
}))
vi.mock('@/ui/toast', () => ({ showToast: vi.fn() }))

beforeEach(() => {
  vi.clearAllMocks()
  render(<FirstSaleDialog sale={{ on: '2026-11-27', xp: 100 }} />)
})

test.each(['Garder l’image', 'Partager'])('« %s » says that no picture could be made', async (name) => {
  vi.mocked(pictureOf).mockResolvedValue(null)
  fireEvent.click(screen.getByRole('button', { name }))
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith({ text: 'L’image n’a pas pu être faite.' }))
})

test('a picture that was made is given without a word', async () => {
  vi.mocked(pictureOf).mockResolvedValue(new Blob())
  fireEvent.click(screen.getByRole('button', { name: 'Garder l’image' }))
  await vi.waitFor(() => expect(giveFile).toHaveBeenCalledOnce())
  expect(showToast).not.toHaveBeenCalled()
})

test('« Partager » hands the picture to the share sheet, and keeps no file', async () => {
  const picture = new Blob()
  vi.mocked(pictureOf).mockResolvedValue(picture)
  fireEvent.click(screen.getByRole('button', { name: 'Partager' }))
  await vi.waitFor(() =>
    expect(shareFile).toHaveBeenCalledExactlyOnceWith('premiere-vente-2026-11-27.png', 'image/png', picture),
  )
  expect(giveFile).not.toHaveBeenCalled()
})
