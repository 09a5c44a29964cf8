// What a month of the product costs for so many accounts, and what its busiest hour asks of each part:
// `npx tsx bench/cost-model.ts` prints the tables of docs/deploy.md and docs/operate.md.
import { fileURLToPath } from 'node:url'

/** Documents of Firestore, each as `npm run bench` counts them. */
const MEASURED = {
  dashboard: { reads: 9, writes: 0 },
  todos: { reads: 9, writes: 0 },
  coach: { reads: 2, writes: 0 },
  /** 20 projects. */
  projects: { reads: 21, writes: 0 },
  /** 4 sections of 50, of which the first page is read. */
  search: { reads: 105, writes: 0 },
  tick: { reads: 2, writes: 2 },
  /**
   * Of 6 s: quota, profile, conversation twice, what the function hears of it (3) and what the page hears (4); the quota
   * twice, the conversation when it begins and ends and every two seconds between.
   */
  exchange: { reads: 11, writes: 6 },
  payment: { reads: 35, writes: 16 },
  /** Scripts of a first visit to a signed-in screen, gzip. */
  firstVisitKb: 300,
} as const

/** Guesses: change them as soon as real use is known. */
const ASSUMED = {
  /** Accounts that use the product on a given day. */
  activeShare: 0.2,
  /** Accounts that pay in a given month. */
  payingShare: 0.05,
  daysPerMonth: 30,
  /** How often an active person does each on a day. Every opening counts as one from an empty cache. */
  dashboard: 1,
  todos: 1,
  coach: 1,
  projects: 0.3,
  search: 0.2,
  ticks: 4,
  exchanges: 3,
  /** Todos added, projects saved, candidates judged. */
  otherWrites: 4,
  /** Our scripts anew, per account: new devices and new versions. */
  fullDownloads: 1,
  /** Visitors of the public pages per account, and what one loads. */
  visitors: 2,
  visitorKb: 120,
  /** What a read sends, and what an account keeps with its indexes. */
  readKb: 1.5,
  storedMb: 0.2,
  /** Tokens of one exchange: our instructions and the tool, some history, the notes, the question; then the answer with its proposals. */
  tokensIn: 4_100,
  tokensOut: 600,
  /** One exchange holds one instance of 1 vCPU and 512 MiB: no sharing, so at most this. */
  exchangeSeconds: 6,
  paymentSeconds: 3,
  paymentCalls: 4,
  /** Of a day's use, what falls into its busiest hour; a minute of it may be as busy again. */
  busiestHour: 0.15,
} as const

/** US dollars; sources and dates in docs/deploy.md. `free` is per day where Google counts so, else per month. */
const PRICES = {
  reads: { per: 100_000, price: 0.06, freePerDay: 50_000 },
  writes: { per: 100_000, price: 0.18, freePerDay: 20_000 },
  storageGib: { price: 0.18, free: 1 },
  /** Firestore's own egress. */
  egressGib: { price: 0.12, free: 10 },
  backupGib: { price: 0.03 },
  pitrGib: { price: 0.18 },
  hostingGb: { price: 0.15, free: 10.8 },
  calls: { per: 1_000_000, price: 0.4, free: 2_000_000 },
  cpuSeconds: { price: 0.000024, free: 180_000 },
  memoryGibSeconds: { price: 0.0000025, free: 360_000 },
} as const

/** Of a million tokens of this model. */
export const AI_PRICES = { model: 'gpt-6-luna', tokensIn: 0.1, tokensOut: 0.5 } as const
const MILLION = 1_000_000

/** Kept by the schedule of docs/deploy.md: one a day for 14 days. */
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

/** Documents that one active person makes Firestore read and write on one day. */
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

/** A month with this many accounts. What Google gives away is taken off first. */
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

/** The table as Markdown: accounts down, US dollars a month across. */
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
  /** A second. */
  readonly reads: number
  readonly writes: number
  readonly exchanges: number
  /** A minute: the provider's. */
  readonly tokens: number
  /** Answers under way at the same time. */
  readonly streams: number
  /** Of `ceilings/coach`, one for each block of questions, a second. */
  readonly ceilingWrites: number
  /** Of the collection that is written most: each tick is one of `todos`, and half of the rest are. */
  readonly todoWrites: number
  /** A minute. */
  readonly payments: number
}

/** The averages of the busiest hour. */
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
