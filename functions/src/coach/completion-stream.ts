import { readFields, readList, readText } from '@/domain/read-field'
import { createParser } from 'eventsource-parser'
import { CoachFault } from './fault'

interface CompletionReader {
  onBytes(): void
  onText(text: string): void
  /** UTF-8 bytes of answer after which the rest is left unread. */
  readonly answerBytesMax: number
}

/** Far above what 1,000 tokens take, framing included; bounds the memory that an endless stream can use. */
const STREAM_BYTES_MAX = 4 * 1024 * 1024

/** Reads an OpenAI-compatible event stream to its end. Throws a `CoachFault` when it ends before its end. */
export async function readCompletion(
  body: ReadableStream<Uint8Array>,
  { onBytes, onText, answerBytesMax }: CompletionReader,
): Promise<'stop' | 'length'> {
  const decoder = new TextDecoder()
  let streamBytes = 0
  let answerBytes = 0
  let pending = ''
  let finish: 'stop' | 'length' | undefined
  let isDone = false
  const parser = createParser({
    maxBufferSize: STREAM_BYTES_MAX,
    onEvent({ data }) {
      if (isDone) return
      if (data === '[DONE]') {
        isDone = true
        return
      }
      const part = parsePart(data)
      answerBytes += Buffer.byteLength(part.text)
      if (answerBytes > answerBytesMax) {
        finish = 'length'
        isDone = true
        return
      }
      pending += part.text
      finish = part.finish ?? finish
    },
  })
  const reader = body.getReader()
  for (;;) {
    const { done, value: bytes } = await reader.read()
    if (done) break
    onBytes()
    streamBytes += bytes.length
    if (streamBytes > STREAM_BYTES_MAX)
      throw new CoachFault('coach/provider-unavailable', { reason: 'too-large' })
    try {
      parser.feed(decoder.decode(bytes, { stream: true }))
    } finally {
      // What came before a broken part was said: it is shown.
      if (pending !== '') onText(pending)
      pending = ''
    }
    if (isDone) {
      void letGo(reader)
      return finish ?? 'stop'
    }
  }
  if (finish) return finish
  throw new CoachFault('coach/provider-unavailable', { reason: 'cut', isTransient: true })
}

/** The end of the stream is normally the next read: the connection then stays open for the next question. */
async function letGo(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    const { done } = await reader.read()
    if (!done) await reader.cancel()
  } catch {
    // The answer is complete: how its connection ends concerns nobody.
  }
}

function parsePart(data: string): { text: string; finish: 'stop' | 'length' | undefined } {
  const part = readFields(parseJson(data))
  if (!part || 'error' in part) throw new CoachFault('coach/provider-unavailable', { reason: 'garbage' })
  const choice = readFields(readList(part['choices'])[0])
  const reason = choice?.['finish_reason']
  return {
    text: readText(readFields(choice?.['delta'])?.['content']),
    finish: typeof reason === 'string' ? (reason === 'length' ? 'length' : 'stop') : undefined,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
