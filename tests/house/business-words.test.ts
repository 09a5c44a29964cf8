// Editing business.ts changes every text with the number: no page, mail or legal text has its own copy.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import * as business from '@/domain/base/business'
import { capital, spelled } from '@/domain/base/text/french-count'
import { inTheirPlace } from '../../vite/prerender/in-their-place'
import { textsUnder } from './typography/french-texts'

/** For each number, the pattern of the texts that contain it. */
const SAYS: Partial<Record<keyof typeof business, (value: number) => string>> = {
  PRICE_CENTS: (cents) => `\\b${(cents / 100).toFixed(2).replace('.', '[.,]')}`,
  TRIAL_DAYS: (days) =>
    `\\b${days} jours (gratuits|pour|à partir|d'essai)|${capital(spelled(days))} jours d'essai`,
  FORMER_ADDRESS_MONTHS: (months) => `\\b${months} mois`,
  REFUND_WINDOW_DAYS: (days) => `(pendant|rétractation de|Les) ${days} jours(?! au plus)`,
  HAND_REFUND_DAYS: (days) => `(dans les|sous) ${days} jours`,
  RECONCILIATION_MINUTES: (minutes) => `\\b${minutes} minutes`,
  BACKUP_DAYS: (days) => `\\b${days} jours au plus`,
  MAIL_RECORD_DAYS: (days) => `\\b${days} (jours\\. Après|au plus)`,
  MAIL_TRIES_DAYS: (days) => `\\b${spelled(days)} jours en général`,
  ERASURE_NOTE_DAYS: (days) => `${capital(spelled(days))} jours durant`,
  LOG_DAYS: (days) => `>${days} jours<`,
  SIGN_UP_PASSWORD_MIN: (length) => `(Minimum|moins) ${length} caractères(?!\\.)`,
  NEW_PASSWORD_MIN: (length) => `moins ${length} caractères\\.`,
  PASSWORD_MAX: (length) => `\\b${length} caractères`,
  COACH_MESSAGES_PER_HOUR: (count) => `\\b${count} messages`,
  COACH_MESSAGES_PER_TRIAL: (count) => `\\b${count} (questions|messages|pendant)`,
  COACH_MESSAGES_BEFORE_CONFIRMATION: (count) => `(après|Après|et) ${count}\\b`,
  COACH_STREAMS_MAX: (count) => `${capital(spelled(count))} réponses sont`,
  CONTACTS_PER_DAY: (count) => `\\b${count} messages`,
  CONTACTS_UNCONFIRMED_PER_DAY: (count) => `\\b${count} seul (tant|avant) que`,
  UNDO_SECONDS: (seconds) => `\\b${spelled(seconds)} secondes`,
  VERSIONS_MAX: (count) => `\\b${spelled(count)} versions`,
  XP_PER_LEVEL: (points) => `Encore ${points.toLocaleString('fr-FR').replace(/\s/g, ' ')} XP`,
  XP_PER_TODO: (points) => `rapporte ${points} XP`,
  XP_PER_PROJECT_ITEM: (points) => `note de projet ${points}\\b`,
  COPYRIGHT_YEAR: (year) => `© ${year}`,
}

interface Figure {
  readonly name: string
  readonly becomes: number
  readonly said: RegExp
  readonly saidThen: RegExp
}

const FIGURES: readonly Figure[] = Object.entries(SAYS).map(([name, says]) => {
  const value = business[name as keyof typeof business] as number
  return { name, becomes: value + 2, said: new RegExp(says(value)), saidThen: new RegExp(says(value + 2)) }
})

/** Numbers that no text contains, or that are derived from others. */
const UNSAID = [
  'COACH_TRIALS_SHARE',
  'COACH_UNCONFIRMED_SHARE',
  'CONTACTS_OF_TRIALS_MAX',
  'CONTACTS_OF_UNCONFIRMED_MAX',
  'XP_PER_STEP_MAX',
  'TRIAL_MS',
  'REFUND_WINDOW_MS',
  'HAND_REFUND_MS',
  'MAIL_RECORD_MS',
  'ERASURE_NOTE_MS',
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

/** Examples of other shops, with their own days and prices. */
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
  // Proves that the search finds such a text.
  expect(figures.some((figure) => figure.test(`L'essai dure ${spelled(business.TRIAL_DAYS)} jours.`))).toBe(
    true,
  )
})

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

/** All texts, rendered by their own Vite server with an edited business.ts. */
async function textsWith(change: (source: string) => string): Promise<Record<string, string>> {
  const edited: Plugin = {
    name: 'edited-business',
    enforce: 'pre',
    load(id) {
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
    return await everyText()
  } finally {
    await server.close()
  }
}
