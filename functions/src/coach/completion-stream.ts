import { Completion, STREAM_BYTES_MAX, type Finish, type Usage } from './completion'
import { Fault } from '../fault'

interface CompletionListener {
  readonly answerBytesMax: number
  readonly onBytes: () => void
  readonly onText: (text: string) => void
}

/** Reads an answer to its end, and throws a `Fault` when the stream ends before it. */
export async function readCompletion(
  body: ReadableStream<Uint8Array>,
  { answerBytesMax, onBytes, onText }: CompletionListener,
): Promise<{ readonly finish: Finish; readonly usage: Usage | undefined }> {
  const completion = new Completion(answerBytesMax)
  // A character may be cut in two by the network.
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    onBytes()
    bytes += value.length
    if (bytes > STREAM_BYTES_MAX) {
      void letGo(reader)
      throw new Fault('coach/provider-unavailable', { reason: 'too-large' })
    }
    const text = completion.feed(decoder.decode(value, { stream: true }))
    if (text !== '') onText(text)
    if (!completion.isDone) continue
    void letGo(reader)
    if (completion.fault) throw completion.fault
    return { finish: completion.finish ?? 'stop', usage: completion.usage }
  }
  if (completion.finish) return { finish: completion.finish, usage: completion.usage }
  throw new Fault('coach/provider-unavailable', { reason: 'cut', isTransient: true })
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
