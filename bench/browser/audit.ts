import { loadLighthouse, type Flags, type Result } from './lighthouse'

export type Throttling = 'simulate' | 'devtools'

/** Sometimes the tab that Lighthouse opens is not painted; a retry helps. */
const UNSEEN = 'NO_FCP'
const ATTEMPTS = 3

export async function audit(url: string, port: number, flags: Flags, attempt = 1): Promise<Result> {
  const lighthouse = await loadLighthouse()
  const answer = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...flags })
  const result = answer?.lhr
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  if (result.runtimeError?.code === UNSEEN && attempt < ATTEMPTS) return audit(url, port, flags, attempt + 1)
  if (result.runtimeError) throw new Error(`Lighthouse of ${url}: ${result.runtimeError.message}`)
  return result
}

export function valueOf(result: Result, name: string): number {
  const value = result.audits[name]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse has no ${name} of ${result.finalDisplayedUrl}`)
  return value
}
