import { ModelOutput, type Received } from '@/domain/coach/answer/model-output/model-output'
import type { CoachResult } from '@/domain/coach/conversation/coach-request'
import { parseJson, readFields, readList, readText } from '@/domain/base/read-field'
import type { Proposed } from '@/domain/coach/cards/card-kinds'
import { createParser } from 'eventsource-parser'
import { Fault } from '../platform/fault'
import { finishOf, refusalFault } from './provider-answers'
import type { ProposalReader } from './proposal-reader'

export interface Usage {
  readonly promptTokens: number
  /** Part of `promptTokens` that costs less because it was in the provider's cache. */
  readonly cachedTokens: number
  /** Part of `promptTokens` that costs a quarter more because it was written into the cache (OpenAI, from GPT-5.6 on). */
  readonly cacheWriteTokens: number
  readonly completionTokens: number
}

type Finish = Exclude<CoachResult['finish'], 'interrupted'>

/** Far above the size of 2,500 tokens with framing. */
const STREAM_BYTES_MAX = 4 * 1024 * 1024
/** Above a whole answer in one event with every character escaped; bounds the memory of one stream. */
const EVENT_CHARACTERS_MAX = 256 * 1024

interface CompletionListener {
  readonly answerBytesMax: number
  /** More text than this is not shown; cards after it are. */
  readonly textCharactersMax: number
  readonly onBytes: () => void
  /** `isAnew`: the text takes the place of all text before. */
  readonly onText: (text: string, isAnew: boolean) => void
  readonly onProposal: (proposal: Proposed) => void
  /** Reads the tool calls; counts the unreadable ones, also after the answer is cut. */
  readonly proposals: ProposalReader
}

/** Reads an answer to its end; throws a `Fault` if the stream ends early. */
export async function readCompletion(
  body: ReadableStream<Uint8Array>,
  listener: CompletionListener,
): Promise<{ readonly finish: Finish; readonly usage: Usage | undefined }> {
  const completion = new Completion(listener)
  try {
    return await readInto(completion, body, listener)
  } finally {
    tell(completion.end(), listener)
  }
}

function tell(
  { text, isAnew, proposed }: Said,
  { onText, onProposal }: Pick<CompletionListener, 'onText' | 'onProposal'>,
): void {
  if (text !== '' || isAnew) onText(text, isAnew)
  proposed.forEach(onProposal)
}

async function readInto(
  completion: Completion,
  body: ReadableStream<Uint8Array>,
  listener: CompletionListener,
): Promise<{ readonly finish: Finish; readonly usage: Usage | undefined }> {
  // A chunk may end inside a UTF-8 character.
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read().catch((thrown: unknown) => {
      // Torn between the reason of the end and `[DONE]`: the answer is whole.
      if (completion.finish) return { done: true, value: undefined } as const
      throw thrown
    })
    if (done) break
    listener.onBytes()
    bytes += value.length
    if (bytes > STREAM_BYTES_MAX) {
      void letGo(reader)
      throw new Fault('coach/provider-unavailable', { reason: 'too-large' })
    }
    tell(completion.feed(decoder.decode(value, { stream: true })), listener)
    if (!completion.isDone) continue
    void letGo(reader)
    if (completion.fault) throw completion.fault
    return { finish: completion.ending() ?? 'stop', usage: completion.usage }
  }
  const finish = completion.ending()
  if (finish) return { finish, usage: completion.usage }
  throw new Fault('coach/provider-unavailable', { reason: 'cut', isTransient: true })
}

/** Characters of text beyond the maximum after which no call is expected. */
const BEYOND_MAX = 1_000

/** Longest wait for the end of the stream. */
const ENDS_WITHIN_MS = 1_000

/** Reads once more, normally the end of the stream, so that the connection can be reused; otherwise cancels. */
async function letGo(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  // The watchdog has ended: without this timer a silent connection would stay open for minutes.
  const lateness = setTimeout(() => void reader.cancel().catch(() => undefined), ENDS_WITHIN_MS)
  try {
    const { done } = await reader.read()
    if (!done) await reader.cancel()
  } catch {
    // The answer is complete, so an error of its connection does not matter.
  } finally {
    clearTimeout(lateness)
  }
}

interface Said {
  readonly text: string
  readonly isAnew: boolean
  readonly proposed: readonly Proposed[]
}

/** One answer in the event stream of OpenAI's protocol. */
class Completion {
  finish: Finish | undefined
  usage: Usage | undefined
  isDone = false
  /** Reason why the rest was unreadable; the text before it is shown. */
  fault: Fault | undefined

  readonly #bytesMax: number
  readonly #charactersMax: number
  #bytes = 0
  #characters = 0
  /** Text beyond the maximum, which nobody sees. */
  #beyond = 0
  readonly #output = new ModelOutput()
  #unread = ''
  #isAnew = false
  #proposed: Proposed[] = []
  readonly #proposals: ProposalReader
  readonly #parser = createParser({
    maxBufferSize: EVENT_CHARACTERS_MAX,
    onEvent: ({ data }) => this.#read(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') this.#breakOff('too-large')
    },
  })

  constructor({
    answerBytesMax,
    textCharactersMax,
    proposals,
  }: Pick<CompletionListener, 'answerBytesMax' | 'textCharactersMax' | 'proposals'>) {
    this.#bytesMax = answerBytesMax
    this.#charactersMax = textCharactersMax
    this.#proposals = proposals
  }

  /** How the text ended. A maximum that is reached in the tool call leaves the text whole: what it cut is among the dropped cards. */
  ending(): Finish | undefined {
    if (this.#beyond > 0) return 'length'
    return this.finish === 'length' && this.#proposals.isCalled ? 'stop' : this.finish
  }

  feed(piece: string): Said {
    this.#parser.feed(piece)
    return this.#said()
  }

  /** The end of the text, which might have become a mark. */
  end(): Said {
    this.#receive(this.#output.end())
    return this.#said()
  }

  #said(): Said {
    const said = { text: this.#unread, isAnew: this.#isAnew, proposed: this.#proposed }
    this.#unread = ''
    this.#isAnew = false
    this.#proposed = []
    return said
  }

  #read(data: string): void {
    if (this.isDone) return
    if (data === '[DONE]') {
      this.isDone = true
      return
    }
    const event = readFields(parseJson(data))
    if (!event) {
      this.#breakOff('garbage')
      return
    }
    // OpenAI sends an error after its status 200 too, with the codes of a refusal. Its own status would have been 500.
    if ((event['error'] ?? null) !== null) {
      this.fault = refusalFault(500, event)
      this.isDone = true
      return
    }
    this.usage = readUsage(event['usage']) ?? this.usage
    const choice = readFields(readList(event['choices'])[0])
    const delta = readFields(choice?.['delta'])
    this.#say(textIn(delta?.['content']))
    this.#proposed.push(...this.#proposals.read(delta?.['tool_calls']))
    this.finish ??= finishOf(choice?.['finish_reason'])
  }

  #breakOff(reason: 'garbage' | 'too-large'): void {
    this.fault = new Fault('coach/provider-unavailable', { reason })
    this.isDone = true
  }

  #say(text: string): void {
    if (text !== '') this.#receive(this.#output.feed(text))
  }

  #receive({ text, isAnew, calls }: Received): void {
    this.#proposed.push(...calls.flatMap((call) => this.#proposals.readWritten(call)))
    if (isAnew) {
      this.#isAnew = true
      this.#unread = ''
      this.#bytes = 0
      this.#characters = 0
      this.#beyond = 0
    }
    const shown = text.slice(0, Math.max(0, this.#charactersMax - this.#characters))
    this.#characters += shown.length
    this.#beyond += text.length - shown.length
    this.#bytes += Buffer.byteLength(shown)
    if (this.#bytes <= this.#bytesMax) this.#unread += shown
    else this.finish = 'length'
    // A call may follow a text that is a little too long.
    if (this.#bytes > this.#bytesMax || this.#beyond > BEYOND_MAX) this.isDone = true
  }
}

/** A text, or Mistral's list of parts, of which a thought is no part of the answer. */
function textIn(content: unknown): string {
  if (!Array.isArray(content)) return readText(content)
  return readList(content)
    .map((part) => (readFields(part)?.['type'] === 'text' ? readText(readFields(part)?.['text']) : ''))
    .join('')
}

/** Numbers only, because they are logged. */
function readUsage(value: unknown): Usage | undefined {
  const fields = readFields(value)
  if (!fields) return undefined
  const details = readFields(fields['prompt_tokens_details'])
  return {
    promptTokens: readCount(fields['prompt_tokens']),
    cachedTokens: readCount(details?.['cached_tokens']),
    cacheWriteTokens: readCount(details?.['cache_write_tokens']),
    completionTokens: readCount(fields['completion_tokens']),
  }
}

function readCount(value: unknown): number {
  return Number.isSafeInteger(value) ? Math.max(0, value as number) : 0
}
