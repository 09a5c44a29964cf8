import { readFields, readText } from '../../src/domain/base/read-field'

/** What the figures need of a line of the log. */
export interface LogEntry {
  /** Our own words: `coach.answered stop 1200 400 …`. */
  readonly message: string
  readonly severity: string
  /** null where the local stack's log has none. */
  readonly at: Date | null
  readonly service: string
  /** Of a line that Google writes for a request; else null. */
  readonly status: number | null
}

/** Longer than any entry of ours, by far: what is longer is left out, and not remembered. */
const ENTRY_CHARACTERS_MAX = 256 * 1024

/**
 * The entries of what `gcloud logging read --format=json` printed (or one JSON object a line), or of the local stack's log, as
 * they come: only one is held at a time, however long the input.
 */
export async function* logEntriesIn(chunks: AsyncIterable<string>): AsyncGenerator<LogEntry> {
  let split: ((text: string) => string[]) | null = null
  for await (const text of chunks) {
    split ??= text.trim() === '' ? null : splitterFor(text)
    for (const part of split?.(text) ?? []) yield* entryOf(part)
  }
  // The last line may have no end.
  for (const part of split?.('\n') ?? []) yield* entryOf(part)
}

/** `[functions:coachChat] info …` begins as a list does. */
function splitterFor(beginning: string): (text: string) => string[] {
  return /^\s*(?:\{|\[(?!\w))/.test(beginning) ? objectSplitter() : lineSplitter()
}

function lineSplitter(): (text: string) => string[] {
  let rest = ''
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = (lines.pop() ?? '').slice(0, ENTRY_CHARACTERS_MAX)
    return lines
  }
}

/** The objects that stand outermost, or in the outermost list. */
function objectSplitter(): (text: string) => string[] {
  let depth = 0
  let isInString = false
  let isEscaped = false
  let held = ''
  return (text) => {
    const found: string[] = []
    let from = 0
    for (let index = 0; index < text.length; index += 1) {
      const character = text[index]
      if (isEscaped) isEscaped = false
      else if (isInString) {
        if (character === '\\') isEscaped = true
        else if (character === '"') isInString = false
      } else if (character === '"') isInString = depth > 0
      else if (character === '{') {
        if (depth === 0) from = index
        depth += 1
      } else if (character === '}' && depth > 0) {
        depth -= 1
        if (depth > 0) continue
        const whole = held + text.slice(from, index + 1)
        if (whole.length <= ENTRY_CHARACTERS_MAX) found.push(whole)
        held = ''
      }
    }
    // One past the bound stays past it, at no further cost.
    if (depth > 0 && held.length <= ENTRY_CHARACTERS_MAX) held += text.slice(from)
    return found
  }
}

/** As fireemu writes a line of a function, with the number of the run of one that nobody called, and as firebase-tools does. */
const LOCAL = /^\[functions:(\w+)\] (debug|info|warn|warning|error) (?:\d+-\d+ )?(.*)$/
const GOOGLES = /^[>\s]*(\{.*\})\s*$/

function* entryOf(text: string): Generator<LogEntry> {
  const [, service = '', severity = '', message = ''] = LOCAL.exec(text) ?? []
  if (message !== '') {
    yield { message, severity: SEVERITIES[severity] ?? '', at: null, service, status: null }
    return
  }
  const fields = readFields(parseJson(text.startsWith('{') ? text : (GOOGLES.exec(text)?.[1] ?? '')))
  if (fields) yield readEntry(fields)
}

const SEVERITIES: Readonly<Record<string, string>> = {
  debug: 'DEBUG',
  info: 'INFO',
  warn: 'WARNING',
  warning: 'WARNING',
  error: 'ERROR',
}

/** A `LogEntry` of Cloud Logging, or the bare line of a function's logger. */
function readEntry(fields: Readonly<Record<string, unknown>>): LogEntry {
  const payload = readFields(fields['jsonPayload'])
  const labels = readFields(readFields(fields['resource'])?.['labels'])
  const status = Number(readFields(fields['httpRequest'])?.['status'])
  const at = new Date(readText(fields['timestamp']))
  return {
    message: readText(payload?.['message'] ?? fields['textPayload'] ?? fields['message']),
    severity: readText(fields['severity']),
    at: Number.isNaN(at.getTime()) ? null : at,
    service: readText(labels?.['service_name']),
    status: Number.isInteger(status) ? status : null,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
