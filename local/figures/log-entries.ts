import { readFields, readText } from '../../src/domain/base/read-field'

export interface LogEntry {
  /** Our text: `coach.answered stop 1200 400 …`. */
  readonly message: string
  readonly severity: string
  /** Null: missing in the local stack's log. */
  readonly at: Date | null
  readonly service: string
  /** HTTP status in Google's request log; null: another entry. */
  readonly status: number | null
}

/** Far above our longest entry; a longer one is skipped and not buffered. */
const ENTRY_CHARACTERS_MAX = 256 * 1024

/**
 * Streams the entries of `gcloud logging read --format=json` (or of one JSON object per line), or of the local stack's log; buffers one at
 * a time.
 */
export async function* logEntriesIn(chunks: AsyncIterable<string>): AsyncGenerator<LogEntry> {
  let split: ((text: string) => string[]) | null = null
  for await (const text of chunks) {
    split ??= text.trim() === '' ? null : splitterFor(text)
    for (const part of split?.(text) ?? []) yield* entryOf(part)
  }
  // The last line may lack a line break.
  for (const part of split?.('\n') ?? []) yield* entryOf(part)
}

/** `[functions:coachChat] info …` also begins with a bracket. */
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

/** The top-level objects, or those of the top-level list. */
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
    // Nothing more is buffered after the limit.
    if (depth > 0 && held.length <= ENTRY_CHARACTERS_MAX) held += text.slice(from)
    return found
  }
}

/** A function's line of fireemu, with the run number if it was scheduled, or of firebase-tools. */
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

/** A `LogEntry` of Cloud Logging, or the plain line of a function's logger. */
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
