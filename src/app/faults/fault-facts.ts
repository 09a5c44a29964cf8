import {
  FAULT_ERRORS,
  isFaultCode,
  isFaultPlace,
  isFaultVersion,
  type BrowserFault,
  type FaultCatcher,
} from '@/domain/base/browser-fault'
import { screenOf } from '@/lib/screens'

export interface FaultPage {
  readonly scripts: readonly string[]
  readonly origin: string
  readonly pathname: string
  readonly userAgent: string
}

/** The message comes before the frames and may be of any length. */
const STACK_CHARACTERS_MAX = 100_000
/** A stack frame in each engine's format: after « ( » or « @ », or alone. */
const FRAME = /(?:^|[(@\s])(https?:\/\/[^\s()@]{1,300}):(\d{1,6}):(\d{1,7})\)?$/

/** null: the page is not from a build, so the fault has no version. */
export function faultFacts(caught: FaultCatcher, thrown: unknown, page: FaultPage): BrowserFault | null {
  const version = page.scripts.map((address) => nameOf(address).replace(/\.js$/, '')).find(isFaultVersion)
  if (version === undefined) return null
  return {
    version,
    screen: screenOf(page.pathname) ?? 'none',
    caught,
    error: errorOf(thrown),
    code: codeOf(thrown),
    place: placeOf(thrown, page),
    ...engineOf(page.userAgent),
  }
}

function errorOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'other'
  return FAULT_ERRORS.find((name) => name === thrown.name) ?? 'Error'
}

/** The number of a minified React error, or a code of a closed list; nothing else of an error's text. */
function codeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return ''
  const [, react] = /^Minified React error #(\d{1,3});/.exec(thrown.message) ?? []
  if (react !== undefined) return `react-${react}`
  if (thrown.message.includes('INTERNAL ASSERTION FAILED')) return 'sdk-broken'
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
  return [code, code.replace(/^functions\//, '')].find(isFaultCode) ?? ''
}

/** The innermost frame in one of our scripts. A message may look like a stack, so only scripts that this page loaded count. */
function placeOf(thrown: unknown, { scripts, origin }: FaultPage): string {
  if (!(thrown instanceof Error) || typeof thrown.stack !== 'string') return ''
  const ours = new Set(scripts.filter((address) => address.startsWith(`${origin}/assets/`)))
  for (const line of thrown.stack.slice(-STACK_CHARACTERS_MAX).split('\n')) {
    const [, address = '', row, column] = FRAME.exec(line) ?? []
    const place = `${nameOf(address)}:${row}:${column}`
    if (ours.has(address) && isFaultPlace(place)) return place
  }
  return ''
}

function engineOf(userAgent: string): Pick<BrowserFault, 'engine' | 'major'> {
  const found = (
    [
      ['chromium', /Chrom(?:e|ium)\/(\d{1,3})/],
      ['firefox', /\bFirefox\/(\d{1,3})/],
      ['webkit', /\bVersion\/(\d{1,3})[\d.]* .*Safari\//],
      // Every browser on an iPhone is WebKit, under any name.
      ['webkit', /\bOS (\d{1,3})_\d.* like Mac OS X.*AppleWebKit\//],
    ] as const
  ).flatMap(([engine, pattern]) => {
    const [, major] = pattern.exec(userAgent) ?? []
    return major === undefined ? [] : [{ engine, major: Number(major) }]
  })
  return found[0] ?? { engine: 'other', major: 0 }
}

function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}
