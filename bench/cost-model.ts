// Monthly costs by number of accounts, and load in the busiest hour: `npx tsx bench/cost-model.ts` prints the tables of docs/deploy.md and
// docs/operate.md.
import { fileURLToPath } from 'node:url'

/** Firestore documents, counted by `npm run bench`. */
const MEASURED = {
  dashboard: { reads: 9, writes: 0 },
  todos: { reads: 9, writes: 0 },
  coach: { reads: 2, writes: 0 },
  /** 20 projects. */
  projects: { reads: 21, writes: 0 },
  /** 4 sections of 50 candidates, whose first page is read. */
  search: { reads: 105, writes: 0 },
  tick: { reads: 2, writes: 2 },
  /**
   * An answer of 6 s. Reads: quota, profile, conversation twice, listeners of the function (3) and the page (4). Writes: quota twice;
   * conversation at the start, at the end, and every 2 s between.
   */
  exchange: { reads: 11, writes: 6 },
  payment: { reads: 35, writes: 16 },
  /** Scripts of a first visit to a signed-in screen, gzip. */
  firstVisitKb: 300,
} as const

/** Estimates: replace them when real numbers are known. */
const ASSUMED = {
  /** Daily active accounts. */
  activeShare: 0.2,
  /** Accounts that pay per month. */
  payingShare: 0.05,
  daysPerMonth: 30,
  /** Per active person and day. Every opening counts as one with an empty cache. */
  dashboard: 1,
  todos: 1,
  coach: 1,
  projects: 0.3,
  search: 0.2,
  ticks: 4,
  exchanges: 3,
  /** Todos added, projects saved, candidates judged. */
  otherWrites: 4,
  /** Full downloads of our scripts per account: new devices and versions. */
  fullDownloads: 1,
  /** Visitors of the public pages per account, and the size of a visit. */
  visitors: 2,
  visitorKb: 120,
  /** Size of a read, and of an account's data with its indexes. */
  readKb: 1.5,
  storedMb: 0.2,
  /** Tokens of one exchange. Input: instructions, tool, history, notes, question; output: answer with proposals. */
  tokensIn: 4_100,
  tokensOut: 600,
  /** One exchange occupies one instance of 1 vCPU and 512 MiB; without concurrency, so an upper bound. */
  exchangeSeconds: 6,
  paymentSeconds: 3,
  paymentCalls: 4,
  /** Share of a day's use in its busiest hour; one minute may have twice the average. */
  busiestHour: 0.15,
} as const

/** US dollars, for `eur3`, read in November 2026. `free` is per day where Google counts per day, else per month. */
const PRICES = {
  reads: { per: 100_000, price: 0.06, freePerDay: 50_000 },
  writes: { per: 100_000, price: 0.18, freePerDay: 20_000 },
  storageGib: { price: 0.18, free: 1 },
  /** Firestore's own egress. */
  egressGib: { price: 0.12, free: 10 },
  /** This and the next one: estimates. */
  backupGib: { price: 0.03 },
  pitrGib: { price: 0.18 },
  hostingGb: { price: 0.15, free: 10.8 },
  calls: { per: 1_000_000, price: 0.4, free: 2_000_000 },
  cpuSeconds: { price: 0.000024, free: 180_000 },
  memoryGibSeconds: { price: 0.0000025, free: 360_000 },
} as const

/**
 * US dollars per million tokens of each model that was looked at, read in November 2026. Both providers read their cache at a tenth. Tokens
 * written to OpenAI's cache cost a quarter more, which is not counted here.
 */
export const MODEL_PRICES = {
  'gpt-6-luna': { tokensIn: 0.1, tokensCached: 0.01, tokensOut: 0.5 },
  /** In the EU. */
  'mistral-small-2603': { tokensIn: 0.15, tokensCached: 0.015, tokensOut: 0.6 },
} as const

/** Of the model that is asked. */
export const AI_PRICES = { model: 'gpt-6-luna', ...MODEL_PRICES['gpt-6-luna'] } as const

export function modelPriceTable(): readonly string[] {
  return Object.entries(MODEL_PRICES).map(
    ([model, { tokensIn, tokensCached, tokensOut }]) =>
      `| \`${model}\` | ${[tokensIn, tokensCached, tokensOut].map((price) => `$${price}`).join(' | ')} |`,
  )
}
const MILLION = 1_000_000

/** Retained backups, by the schedule of docs/deploy.md: one per day for 14 days. */
const BACKUPS = 14
const RECONCILIATIONS_PER_DAY = 96
const GIB_IN_KB = 1024 * 1024

export interface MonthlyCost {
  readonly users: number
  readonly reads: number
  readonly writes: number
  readonly exchanges: number
  /** US dollars. */
  readonly firestore: number
  readonly backups: number
  readonly hosting: number
  readonly functions: number
  readonly ai: number
  readonly total: number
}

/** Documents read and written per active person and day. */
export function dayOfUse(): { readonly reads: number; readonly writes: number } {
  const { dashboard, todos, coach, projects, search, ticks, exchanges, otherWrites } = ASSUMED
  const times: readonly (readonly [
    times: number,
    documents: { readonly reads: number; readonly writes: number },
  ])[] = [
    [dashboard, MEASURED.dashboard],
    [todos, MEASURED.todos],
    [coach, MEASURED.coach],
    [projects, MEASURED.projects],
    [search, MEASURED.search],
    [ticks, MEASURED.tick],
    [exchanges, MEASURED.exchange],
  ]
  return {
    reads: times.reduce((sum, [count, { reads }]) => sum + count * reads, 0),
    writes: times.reduce<number>((sum, [count, { writes }]) => sum + count * writes, otherWrites),
  }
}

/** Costs of a month with this number of accounts, after Google's free quotas. */
export function monthlyCost(users: number): MonthlyCost {
  const { daysPerMonth: days } = ASSUMED
  const activeDays = users * ASSUMED.activeShare * days
  const payments = users * ASSUMED.payingShare
  const day = dayOfUse()
  const reads = activeDays * day.reads + payments * MEASURED.payment.reads
  const writes = activeDays * day.writes + payments * MEASURED.payment.writes
  const exchanges = activeDays * ASSUMED.exchanges
  const storedGib = (users * ASSUMED.storedMb) / 1024
  const seconds = exchanges * ASSUMED.exchangeSeconds + payments * ASSUMED.paymentSeconds
  const calls = exchanges + payments * ASSUMED.paymentCalls + RECONCILIATIONS_PER_DAY * days

  const firestore =
    above(reads, PRICES.reads.freePerDay * days) * (PRICES.reads.price / PRICES.reads.per) +
    above(writes, PRICES.writes.freePerDay * days) * (PRICES.writes.price / PRICES.writes.per) +
    above(storedGib, PRICES.storageGib.free) * PRICES.storageGib.price +
    above((reads * ASSUMED.readKb) / GIB_IN_KB, PRICES.egressGib.free) * PRICES.egressGib.price
  const backups = storedGib * (BACKUPS * PRICES.backupGib.price + PRICES.pitrGib.price)
  const downloadedKb = ASSUMED.fullDownloads * MEASURED.firstVisitKb + ASSUMED.visitors * ASSUMED.visitorKb
  const hosting = above((users * downloadedKb) / 1_000_000, PRICES.hostingGb.free) * PRICES.hostingGb.price
  const functions =
    above(calls, PRICES.calls.free) * (PRICES.calls.price / PRICES.calls.per) +
    above(seconds, PRICES.cpuSeconds.free) * PRICES.cpuSeconds.price +
    above(seconds / 2, PRICES.memoryGibSeconds.free) * PRICES.memoryGibSeconds.price
  const ai =
    exchanges * ((ASSUMED.tokensIn * AI_PRICES.tokensIn + ASSUMED.tokensOut * AI_PRICES.tokensOut) / MILLION)
  const total = firestore + backups + hosting + functions + ai
  return { users, reads, writes, exchanges, firestore, backups, hosting, functions, ai, total }
}

const above = (value: number, free: number): number => Math.max(0, value - free)

const COLUMNS = ['firestore', 'backups', 'hosting', 'functions', 'ai', 'total'] as const

/** A Markdown table: one row per number of accounts, US dollars per month. */
export function costTable(accounts: readonly number[]): string[] {
  const grouped = (value: number) => Math.round(value).toLocaleString('en-US')
  return [
    '| accounts | documents read | written | exchanges | Firestore | backups | Hosting | functions | AI | in all | per account |',
    `|${' ---: |'.repeat(11)}`,
    ...accounts.map((users) => {
      const cost = monthlyCost(users)
      const counts = [users, cost.reads, cost.writes, cost.exchanges].map(grouped)
      const dollars = COLUMNS.map((column) => `$${grouped(cost[column])}`)
      return `| ${[...counts, ...dollars, `$${(cost.total / users).toFixed(4)}`].join(' | ')} |`
    }),
  ]
}

export interface BusiestHour {
  readonly users: number
  /** Per second. */
  readonly reads: number
  readonly writes: number
  readonly exchanges: number
  /** Per minute, at the AI provider. */
  readonly tokens: number
  /** Concurrent answers. */
  readonly streams: number
  /** Writes to `ceilings/coach` per second: one per block of questions. */
  readonly ceilingWrites: number
  /** Writes to `todos`, the most written collection: every tick and half of the other writes. */
  readonly todoWrites: number
  /** Per minute. */
  readonly payments: number
}

/** Averages of the busiest hour. */
export function busiestHour(users: number): BusiestHour {
  const { activeShare, exchanges: asked, ticks, otherWrites, daysPerMonth } = ASSUMED
  const active = users * activeShare
  const perSecond = (timesADay: number) => (active * timesADay * ASSUMED.busiestHour) / 3600
  const day = dayOfUse()
  const exchanges = perSecond(asked)
  return {
    users,
    reads: perSecond(day.reads),
    writes: perSecond(day.writes),
    exchanges,
    tokens: exchanges * 60 * (ASSUMED.tokensIn + ASSUMED.tokensOut),
    streams: exchanges * ASSUMED.exchangeSeconds,
    ceilingWrites: exchanges / QUESTIONS_A_BLOCK,
    todoWrites: perSecond(ticks + otherWrites / 2),
    payments: (users * ASSUMED.payingShare * ASSUMED.busiestHour) / daysPerMonth / 60,
  }
}

/** `BLOCK_MAX` of functions/src/coach/daily-stock.ts. */
const QUESTIONS_A_BLOCK = 50

export function busiestHourTable(accounts: readonly number[]): string[] {
  const short = (value: number) => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en-US'))
  return [
    '| accounts | reads / s | writes / s | writes of `todos` / s | questions / s | answers at once | tokens / min | writes of `ceilings/coach` / s | payments / min |',
    `|${' ---: |'.repeat(9)}`,
    ...accounts.map(busiestHour).map((hour) => {
      const { reads, writes, todoWrites, exchanges, streams, tokens, ceilingWrites, payments } = hour
      const rates = [reads, writes, todoWrites, exchanges, streams, tokens, ceilingWrites, payments]
      return `| ${[Math.round(hour.users).toLocaleString('en-US'), ...rates.map(short)].join(' | ')} |`
    }),
  ]
}

export const ACCOUNTS = [100, 10_000, 1_000_000] as const

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log([...costTable(ACCOUNTS), '', ...busiestHourTable(ACCOUNTS)].join('\n'))
}
