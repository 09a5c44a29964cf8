// One edit of business.ts changes every text that says the number: no page, mail or legal text holds a figure of its own.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import * as business from '@/domain/base/business'
import { spelled } from '@/domain/base/french-count'
import { textsUnder } from './french-texts'

interface Figure {
  readonly name: keyof typeof business
  readonly becomes: number
  /** As it is said now, and as it is said then. */
  readonly said: RegExp
  readonly saidThen: RegExp
}

const FIGURES: readonly Figure[] = [
  { name: 'PRICE_CENTS', becomes: 3141, said: /\b29[.,]99/, saidThen: /\b31[.,]41/ },
  { name: 'TRIAL_DAYS', becomes: 4, said: /\b(2|Deux) jours/, saidThen: /\b(4|Quatre) jours/ },
  { name: 'FORMER_ADDRESS_MONTHS', becomes: 13, said: /\b12 mois/, saidThen: /\b13 mois/ },
  {
    name: 'REFUND_WINDOW_DAYS',
    becomes: 17,
    said: /(pendant|rétractation de|Les) 14 jours(?! au plus)/,
    saidThen: /(pendant|rétractation de|Les) 17 jours(?! au plus)/,
  },
  {
    name: 'HAND_REFUND_DAYS',
    becomes: 19,
    said: /(dans les|sous) 14 jours/,
    saidThen: /(dans les|sous) 19 jours/,
  },
  { name: 'RECONCILIATION_MINUTES', becomes: 11, said: /\b15 minutes/, saidThen: /\b11 minutes/ },
  { name: 'BACKUP_DAYS', becomes: 23, said: /\b14 jours au plus/, saidThen: /\b23 jours au plus/ },
  {
    name: 'MAIL_RECORD_DAYS',
    becomes: 41,
    said: /\b30 (jours\. Après|au plus)/,
    saidThen: /\b41 (jours\. Après|au plus)/,
  },
  { name: 'LOG_DAYS', becomes: 37, said: />30 jours</, saidThen: />37 jours</ },
  { name: 'SIGN_UP_PASSWORD_MIN', becomes: 9, said: /\b8 caractères/, saidThen: /\b9 caractères/ },
  { name: 'NEW_PASSWORD_MIN', becomes: 7, said: /\b6 caractères/, saidThen: /\b7 caractères/ },
  { name: 'PASSWORD_MAX', becomes: 4095, said: /\b4096 caractères/, saidThen: /\b4095 caractères/ },
  { name: 'COACH_MESSAGES_PER_HOUR', becomes: 61, said: /\b60 messages/, saidThen: /\b61 messages/ },
  {
    name: 'COACH_MESSAGES_PER_TRIAL',
    becomes: 211,
    said: /\b200 (questions|messages|pendant)/,
    saidThen: /\b211 (questions|messages|pendant)/,
  },
  {
    name: 'COACH_MESSAGES_BEFORE_CONFIRMATION',
    becomes: 22,
    said: /(après|Après|et) 20\b/,
    saidThen: /(après|Après|et) 22\b/,
  },
  { name: 'COACH_STREAMS_MAX', becomes: 4, said: /Deux réponses sont/, saidThen: /Quatre réponses sont/ },
  { name: 'CONTACTS_PER_DAY', becomes: 6, said: /\b5 messages/, saidThen: /\b6 messages/ },
  { name: 'UNDO_SECONDS', becomes: 8, said: /\b(dix|10) secondes/, saidThen: /\b(huit|8) secondes/ },
  { name: 'XP_PER_LEVEL', becomes: 1_500, said: /Encore 1 000 XP/, saidThen: /Encore 1 500 XP/ },
  { name: 'XP_PER_TASK', becomes: 12, said: /rapporte 10 XP/, saidThen: /rapporte 12 XP/ },
  { name: 'XP_PER_PROJECT_ITEM', becomes: 26, said: /note de projet 25/, saidThen: /note de projet 26/ },
  { name: 'COPYRIGHT_YEAR', becomes: 2029, said: /© 2024/, saidThen: /© 2029/ },
]

/** Numbers that nothing says aloud, or that follow from others. */
const UNSAID = [
  'TRIAL_MS',
  'REFUND_WINDOW_MS',
  'HAND_REFUND_MS',
  'MAIL_RECORD_MS',
  'UNDO_MS',
  'ACCESS_CHECK_INTERVAL_MS',
  'REDIRECT_AFTER_PAYMENT_MS',
  'INITIAL_LEVEL',
  'INITIAL_XP',
  'XP_MAX',
]

const HOME = join('src', 'domain', 'base', 'business.ts')

let now: Record<string, string> = {}
let then: Record<string, string> = {}

beforeAll(async () => {
  now = await textsWith((source) => source)
  then = await textsWith((source) => FIGURES.reduce(changed, source))
})

test('every number of the business is tried here', () => {
  const numbers = Object.entries(business).flatMap(([name, value]) => (typeof value === 'number' ? name : []))
  expect([...FIGURES.map(({ name }) => name), ...UNSAID].sort()).toEqual(numbers.sort())
})

describe.each(FIGURES)('$name', ({ said, saidThen }) => {
  test('is said somewhere', () => {
    expect(placesOf(said, now)).not.toEqual([])
  })

  test('changes wherever it is said', () => {
    expect(placesOf(said, then)).toEqual([])
    expect(placesOf(saidThen, then)).toEqual(placesOf(said, now))
  })
})

/** Examples of other people's shops, whose days and prices are their own. */
const EXAMPLES = ['item-help.ts', 'example-lamp.ts']

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
      !EXAMPLES.includes(basename(file)) && figures.some((figure) => figure.test(legible(text))),
  )
  expect(wrong.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
  // What is searched is there to be found.
  expect(figures.some((figure) => figure.test(`L'essai dure ${spelled(business.TRIAL_DAYS)} jours.`))).toBe(
    true,
  )
})

/** With plain spaces. */
function legible(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function placesOf(said: RegExp, texts: Record<string, string>): string[] {
  return Object.entries(texts).flatMap(([place, text]) => (said.test(text) ? place : []))
}

function changed(source: string, { name, becomes }: Figure): string {
  const [before, after] = source.split(new RegExp(`(?<=export const ${name} = )[\\d_]+(?=\n)`))
  if (after === undefined) throw new Error(`${name} is no plain number in ${HOME}`)
  return `${before ?? ''}${becomes}${after}`
}

/** All texts, drawn by a server of their own that reads business.ts so. */
async function textsWith(change: (source: string) => string): Promise<Record<string, string>> {
  const edited: Plugin = {
    name: 'edited-business',
    enforce: 'pre',
    load(id) {
      // Nobody signs in while texts are drawn.
      if (id.endsWith('/src/data/session/auth.ts')) return 'export {}'
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
    plugins: [edited, react()],
  })
  try {
    const { everyText } = (await server.ssrLoadModule('/tests/house/figures/every-text.tsx')) as {
      everyText: () => Promise<Record<string, string>>
    }
    return await everyText()
  } finally {
    await server.close()
  }
}
