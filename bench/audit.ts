import lighthouse, { type Flags, type Result } from 'lighthouse'

export type Throttling = 'simulate' | 'devtools'

/** One Lighthouse run with its mobile preset, in the browser that listens on `port`. */
export async function audit(url: string, port: number, flags: Flags): Promise<Result> {
  const answer = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...flags })
  const result = answer?.lhr
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  if (result.runtimeError) throw new Error(`Lighthouse of ${url}: ${result.runtimeError.message}`)
  return result
}

export function valueOf(result: Result, name: string): number {
  const value = result.audits[name]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse has no ${name} of ${result.finalDisplayedUrl}`)
  return value
}
