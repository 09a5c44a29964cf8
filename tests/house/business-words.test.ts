// Editing business.ts changes every text with the number: no page, mail or legal text has its own copy.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import * as business from '@/domain/base/business'
import { spelled } from '@/domain/base/text/french-count'
import { inTheirPlace } from '../../vite/prerender/in-their-place'
import { textsUnder } from './typography/french-texts'

const HOME = join('src', 'domain', 'base', 'business.ts')

/** Numbers that no text contains. */
const UNSAID = [
  'CONTACTS_OF_TRIALS_MAX',
  'CONTACTS_OF_UNCONFIRMED_MAX',
  'INITIAL_LEVEL',
  'INITIAL_XP',
  'REDIRECT_AFTER_PAYMENT_MS',
  'XP_MAX',
  'XP_PER_STEP_MAX',
]

/** A number of business.ts, and the value that stands in its place in the second drawing of all texts. */
interface Figure {
  readonly name: string
  readonly value: number
  readonly mark: number
}

/** Those that are written there; the others are computed from them. */
const FIGURES: readonly Figure[] = Array.from(
  readFileSync(HOME, 'utf8').matchAll(/^export const (\w+) = ([\d_]+)$/gm),
  ([, name = '', digits = '']) => ({ name, value: Number(digits.replaceAll('_', '')) }),
)
  .filter(({ name }) => !UNSAID.includes(name))
  .map((figure, index) => ({ ...figure, mark: 770 + index }))

/** A mark in a text (« 7,70 » or « 7.70 » for a price in cents), with the unit behind it. */
const MARK = /(?<![\d.,])(7[.,]?\d\d)(?!\d)(?:<[^>]*>| )*([\p{L}€]*)/gu

let now: Record<string, string> = {}
let then: Record<string, string> = {}

beforeAll(async () => {
  now = await textsWith((source) => source)
  then = await textsWith((source) => FIGURES.reduce(changed, source))
})

test('no text has a mark by itself', () => {
  expect(saidIn(now)).toEqual([])
})

test.each(FIGURES)('a text says $name', (figure) => {
  expect(saidIn(then).filter((said) => said.figure === figure)).not.toEqual([])
})

test('no text keeps an old figure: all are changed by business.ts alone', () => {
  const old = saidIn(then).flatMap(({ figure, unit }) =>
    unit === '' ? [] : spellings(figure).map((value) => `${value} ?${unit}`),
  )
  const kept = new RegExp(`(?<![\\p{L}\\d.,])(?:${[...new Set(old)].join('|')})(?!\\p{L})`, 'giu')
  // Proves that the search finds a figure in digits and in words.
  expect('Pendant 14 jours, deux jours, 29,99 €'.match(kept)).toHaveLength(3)
  const found = Object.entries(then).flatMap(([place, text]) =>
    Array.from(
      text.matchAll(kept),
      ({ index, 0: words }) => `${place}: ${text.slice(index - 40, index)}${words}`,
    ),
  )
  expect(found).toEqual([])
})

/** Examples of other shops, with their own days and prices; the law that all shops have. */
const EXAMPLES = ['item-help.ts', 'example-lamp.ts', 'law.ts']
const LAW_OF_SHOPS = join('src', 'domain', 'launch')

test('no text writes such a figure by itself, in digits or in words', () => {
  const words = Object.values(business).flatMap((value) =>
    typeof value === 'string' && value !== business.PRICE_CURRENCY ? [legible(value)] : [],
  )
  const spelt = words.map((said) => said.replace(/^\d+/, (digits) => spelled(Number(digits))))
  const figures = [...new Set([...words, ...spelt])].map(
    (said) => new RegExp(`(?<![\\p{L}\\d])${said.replace(/[.]/g, '\\.')}(?![\\p{L}\\d])`, 'iu'),
  )
  const wrong = textsUnder('src', join('functions', 'src')).filter(
    ({ file, text }) =>
      !EXAMPLES.includes(basename(file)) &&
      !file.startsWith(LAW_OF_SHOPS) &&
      figures.some((figure) => figure.test(legible(text))),
  )
  expect(wrong.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
  // Proves that the search finds such a text.
  expect(figures.some((figure) => figure.test(`L’essai dure ${spelled(business.TRIAL_DAYS)} jours.`))).toBe(
    true,
  )
})

function legible(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** In digits and in words; « un » is an article as well. */
function spellings({ name, value }: Figure): readonly string[] {
  if (name === 'PRICE_CENTS') return [(value / 100).toFixed(2).replace('.', '[.,]')]
  return value === 1 ? ['1'] : [String(value), spelled(value)]
}

function saidIn(texts: Record<string, string>): { figure: Figure; unit: string }[] {
  return Object.values(texts).flatMap((text) =>
    Array.from(text.matchAll(MARK)).flatMap(([, digits = '', unit = '']) => {
      const figure = FIGURES.find(({ mark }) => String(mark) === digits.replace(/[.,]/, ''))
      return figure ? { figure, unit } : []
    }),
  )
}

function changed(source: string, { name, mark }: Figure): string {
  return source.replace(new RegExp(`(?<=^export const ${name} = )[\\d_]+$`, 'm'), String(mark))
}

/** Without a browser nothing is read: each live value stays at its beginning. */
const NOTHING_LIVE = `
  const loading = { status: 'loading' }
  const none = []
  export const useLive = () => loading
  export const useQueries = () => new Proxy({}, { get: () => loading })
  export const useLiveList = () => ({ list: loading, items: none, isKnown: false, isOffline: false })
  export const useDeviceList = () => none
  export const useEntries = () => none
`

/** All texts, rendered by their own Vite server with an edited business.ts. */
async function textsWith(change: (source: string) => string): Promise<Record<string, string>> {
  const edited: Plugin = {
    name: 'edited-business',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/src/data/sync/use-live.ts')) return NOTHING_LIVE
      return id.endsWith(`/${HOME}`) ? change(readFileSync(HOME, 'utf8')) : null
    },
  }
  const firebase = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'].map((name) => `VITE_FIREBASE_${name}`)
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: join('node_modules', '.vite', 'business-words'),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': join(process.cwd(), 'src') } },
    define: Object.fromEntries(
      [...firebase, 'VITE_SUPPORT_FORM'].map((name) => [`import.meta.env.${name}`, '"x"']),
    ),
    plugins: [edited, inTheirPlace(), react()],
  })
  try {
    const { everyText } = (await server.ssrLoadModule('/tests/house/figures/every-text.tsx')) as {
      everyText: () => Promise<Record<string, string>>
    }
    const texts = await everyText()
    // Drawings and class names have numbers of their own.
    return Object.fromEntries(
      Object.entries(texts).map(([place, text]) => [
        place,
        text.replace(/<svg\b.*?<\/svg>| class="[^"]*"/gs, ''),
      ]),
    )
  } finally {
    await server.close()
  }
}
