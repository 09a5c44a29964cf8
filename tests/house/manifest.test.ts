// Everything that the manifest names for the installation exists and has the declared type and size.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'

interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
  label?: string
}

interface Manifest {
  id: string
  start_url: string
  scope: string
  lang: string
  background_color: string
  theme_color: string
  icons: Picture[]
  share_target: { action: string; method: string; enctype: string; params: Record<string, string> }
  shortcuts: { name: string; url: string; icons: Picture[] }[]
  screenshots: Picture[]
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest
const { icons, shortcuts, screenshots } = manifest
const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots]

test.each(pictures.map((picture) => [picture.src, picture] as const))(
  '%s is there, of the type and size that the manifest says',
  (src, { type, sizes }) => {
    const file = join('public', src)
    expect(existsSync(file)).toBe(true)
    expect(factsOf(readFileSync(file))).toEqual({ type, sizes })
  },
)

test('every kind of icon that a system asks for', () => {
  const kinds = icons.map(({ purpose, sizes }) => `${purpose ?? 'any'} ${sizes}`)
  expect(kinds).toEqual(
    expect.arrayContaining([
      'any any',
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
      'monochrome 512x512',
    ]),
  )
})

test("the app starts at today's todos, and its shortcuts lead to addresses of the product", () => {
  expect(manifest.start_url).toBe(paths.todos)
  expect(manifest.scope).toBe(paths.home)
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Aujourd’hui', paths.todos],
    ['Coach', paths.coach],
  ])
})

test('a share from another app opens the research, with the parameters title, text and url', () => {
  expect(manifest.share_target).toEqual({
    action: paths.research,
    method: 'GET',
    // The default, but Chromium warns without it.
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  })
})

test('a store shows the product on a computer and on a phone', () => {
  expect(new Set(screenshots.map((screenshot) => screenshot.form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  )
  for (const { src, label, form_factor, sizes } of screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map(Number)
    expect(label, src).toMatch(/\S/)
    expect(width > height, src).toBe(form_factor === 'wide')
    // Chrome ignores longer pictures: https://web.dev/articles/add-manifest
    expect(Math.max(width, height) / Math.min(width, height), src).toBeLessThanOrEqual(2.3)
    expect(readFileSync(join('public', src)).length, src).toBeLessThan(120_000)
  }
})

test('the window that opens has the colour of the page that follows', () => {
  const canvas = /--canvas: (#[0-9a-f]{6});/.exec(readFileSync('src/ui/theme.css', 'utf8'))?.[1]
  expect(canvas).toBeDefined()
  expect([manifest.background_color, manifest.theme_color]).toEqual([canvas, canvas])
})

/** Reads type and sizes from the bytes: a PNG header, a WebP's first chunk, or an SVG element. */
function factsOf(bytes: Buffer): { type: string; sizes: string } {
  const head = bytes.toString('latin1', 0, 16)
  if (head.startsWith('\x89PNG')) {
    return { type: 'image/png', sizes: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` }
  }
  if (head.endsWith('WEBPVP8X')) {
    const side = (offset: number) => bytes.readUIntLE(offset, 3) + 1
    return { type: 'image/webp', sizes: `${side(24)}x${side(27)}` }
  }
  if (head.startsWith('<svg ')) return { type: 'image/svg+xml', sizes: 'any' }
  throw new Error(`Unknown picture: ${head}`)
}
