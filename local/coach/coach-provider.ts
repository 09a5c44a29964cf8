import { LLMock, type ChatCompletionRequest, type FixtureOpts } from '@copilotkit/aimock'
import { chooseAnswer, readCoachAnswers } from './coach-answers'
import { refusalOf, type ProviderRefusal } from './provider-rules'

export type Pace = 'human' | 'fast'
export type CoachProvider = {
  /** What COACH_BASE_URL is set to. */
  readonly url: string
  stop(): Promise<void>
}

// A piece of six characters is about a French word: 45 a second reads like a person who knows her subject.
const paces: Record<Pace, FixtureOpts> = {
  human: { chunkSize: 6, streamingProfile: { ttft: 300, tps: 45, jitter: 0.4 } },
  fast: { chunkSize: 24, streamingProfile: { ttft: 5, tps: 500 } },
}

/**
 * The AI provider's stand-in: OpenAI's protocol, with streaming. Requests can be read at
 * `/__aimock/journal`, and faults set at `/__aimock/chaos`.
 */
export async function startCoachProvider(options: { port: number; pace?: Pace }): Promise<CoachProvider> {
  const answers = readCoachAnswers()
  const server = new LLMock({ port: options.port, host: '127.0.0.1', journalMaxEntries: 200 })
  server.on(
    { endpoint: 'chat' },
    (request) => {
      const refusal = refusalOf({ ...request })
      return refusal
        ? answerOf(refusal)
        : { content: chooseAnswer(answers, lastQuestion(request))?.text ?? '' }
    },
    paces[options.pace ?? 'human'],
  )
  await server.start()
  return { url: `${server.url}/v1`, stop: () => server.stop() }
}

function answerOf({ status, error: { code, ...error } }: ProviderRefusal) {
  return { status, error: { ...error, ...(code === null ? {} : { code }) } }
}

/** The persona and the earlier exchanges name every topic: only the last question chooses the answer. */
function lastQuestion({ messages }: ChatCompletionRequest): string {
  const last = messages.findLast(({ role }) => role === 'user')
  return typeof last?.content === 'string' ? last.content : ''
}
