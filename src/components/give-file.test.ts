import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openToasts } from '@/ui/toast'
import { giveFile } from './give-file'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

interface Browser {
  readonly userAgent: string
  /** Absent outside iOS. */
  readonly standalone?: boolean
  /** Absent: this browser cannot share files. */
  readonly share?: () => Promise<void>
}

const downloaded = vi.fn<(name: string) => void>()
const share = vi.fn<(data: ShareData) => Promise<void>>()
const offered: (() => void)[] = []
openToasts(({ action }) => {
  if (action) offered.push(action.run)
  return () => undefined
})

function useBrowser({ userAgent, standalone, share: shares }: Browser) {
  vi.stubGlobal('navigator', {
    userAgent,
    ...(standalone !== undefined && { standalone }),
    ...(shares && { canShare: () => true, share }),
  })
  if (shares) share.mockImplementation(shares)
}

beforeEach(() => {
  vi.clearAllMocks()
  offered.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded(this.download)
  })
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const works = () => Promise.resolve()
const fails = (name: string) => () => Promise.reject(new DOMException('', name))

test.each<[string, Browser, string]>([
  ['a desktop', { userAgent: 'Chrome/140.0 Safari/537.36', share: works }, 'download'],
  [
    'Safari of an iPhone',
    { userAgent: `${SAFARI} Safari/604.1`, standalone: false, share: works },
    'download',
  ],
  ['an installed iPhone app', { userAgent: SAFARI, standalone: true, share: works }, 'share'],
  [
    'an installed iPhone app that says Safari',
    { userAgent: `${SAFARI} Safari/604.1`, standalone: true, share: works },
    'share',
  ],
  [
    'a browser inside an iPhone app',
    { userAgent: `${SAFARI} Instagram 300`, standalone: false, share: works },
    'share',
  ],
  [
    'Chrome of an iPhone',
    { userAgent: `${SAFARI} CriOS/140.0 Safari/604.1`, standalone: false, share: works },
    'download',
  ],
  [
    'the app of Facebook on an iPhone',
    { userAgent: `${SAFARI} [FBAN/FBIOS;FBAV/450]`, standalone: false, share: works },
    'share',
  ],
  ['an iPhone app that cannot share', { userAgent: SAFARI, standalone: true }, 'download'],
  ['Chrome of Android', { userAgent: ANDROID, share: works }, 'download'],
  [
    'a browser inside an Android app',
    { userAgent: ANDROID.replace('Pixel 8', 'Pixel 8; wv'), share: works },
    'share',
  ],
  [
    'a sheet that was closed',
    { userAgent: SAFARI, standalone: true, share: fails('AbortError') },
    'given-up',
  ],
])('%s', async (_, browser, given) => {
  useBrowser(browser)
  await expect(giveFile('mes-taches.csv', 'text/csv', 'a')).resolves.toBe(given)
  expect(downloaded).toHaveBeenCalledTimes(given === 'download' ? 1 : 0)
  expect(offered).toHaveLength(0)
})

test('a press that is too long ago is asked for again', async () => {
  useBrowser({ userAgent: SAFARI, standalone: true, share: fails('NotAllowedError') })
  await expect(giveFile('mes-taches.csv', 'text/csv', 'a')).resolves.toBe('given-up')
  share.mockImplementation(works)
  offered[0]?.()
  expect(share).toHaveBeenCalledTimes(2)
})

test('a name of 300 signs is shortened, and keeps its ending', async () => {
  useBrowser({ userAgent: 'Chrome/140.0 Safari/537.36' })
  await giveFile(`${'é'.repeat(300)}.csv`, 'text/csv', 'a')
  expect(downloaded.mock.lastCall?.[0]).toMatch(/^é{80}…\.csv$/)
  await giveFile('a.b.md', 'text/markdown', 'a')
  expect(downloaded.mock.lastCall?.[0]).toBe('a.b.md')
})
