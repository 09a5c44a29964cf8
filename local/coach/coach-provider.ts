import { LLMock, type ChatCompletionRequest, type FixtureOpts } from '@copilotkit/aimock'
import { PROPOSAL_LIST_NAME, PROPOSAL_TOOL_NAME } from '@/domain/coach/cards/proposal'
import { chooseAnswer, readCoachAnswers, type CoachAnswer } from './coach-answers'
import { doubtedAnswer } from './doubted-answer'
import { filledItem } from './filled-item'
import { MARKED_ANSWER, WITH_MARKS } from './marked-answer'
import { TAKE_YOUR_TIME, type Pace } from './pace'
import { refusalOf, type ProviderRefusal } from './provider-rules'

export type CoachProvider = {
  /** Value of COACH_BASE_URL. */
  readonly url: string
  stop(): Promise<void>
}

// A piece has six characters, about one French word. 45 per second is the pace of an expert.
const paces: Record<'human' | 'fast', FixtureOpts> = {
  human: { chunkSize: 6, streamingProfile: { ttft: 300, tps: 45, jitter: 0.4 } },
  fast: { chunkSize: 24, streamingProfile: { ttft: 5, tps: 500 } },
}

/** Stand-in of the AI provider: OpenAI's protocol with streaming. `/__aimock/journal` lists requests, `/__aimock/chaos` sets faults. */
export async function startCoachProvider(options: { port: number; pace?: Pace }): Promise<CoachProvider> {
  const { pace = 'human' } = options
  const answers = readCoachAnswers()
  const server = new LLMock({ port: options.port, host: '127.0.0.1', journalMaxEntries: 200 })
  const reply = (request: ChatCompletionRequest) => {
    const refusal = refusalOf({ ...request })
    return refusal ? answerOf(refusal) : sayOf(answers, request)
  }
  const hasTime = (request: ChatCompletionRequest) => lastQuestion(request).includes(TAKE_YOUR_TIME)
  // The first matching rule answers.
  if (pace === 'asked') server.on({ endpoint: 'chat', predicate: hasTime }, reply, paces.human)
  server.on({ endpoint: 'chat' }, reply, paces[pace === 'human' ? 'human' : 'fast'])
  await server.start()
  return { url: `${server.url}/v1`, stop: () => server.stop() }
}

/** Like a model: with a tool, the answer calls it after its text or without text; without a tool, the answer is text only. */
function sayOf(answers: readonly CoachAnswer[], request: ChatCompletionRequest) {
  const question = lastQuestion(request)
  if (question.includes(WITH_MARKS)) return { content: MARKED_ANSWER }
  const answer =
    doubtedAnswer(question) ?? filledItem(question, hasNotes(request)) ?? chooseAnswer(answers, question)
  const { text = '', proposals = [] } = answer ?? {}
  const mayPropose = request.tools?.some((tool) => tool.function.name === PROPOSAL_TOOL_NAME) ?? false
  if (!mayPropose || proposals.length === 0) {
    return { content: text === '' ? (chooseAnswer(answers, '')?.text ?? '') : text }
  }
  const call = { name: PROPOSAL_TOOL_NAME, arguments: JSON.stringify({ [PROPOSAL_LIST_NAME]: proposals }) }
  return text === '' ? { toolCalls: [call] } : { content: text, toolCalls: [call] }
}

function answerOf({ status, error: { code, ...error } }: ProviderRefusal) {
  return { status, error: { ...error, ...(code === null ? {} : { code }) } }
}

/** The persona, earlier messages and notes contain every topic: only the last question selects the answer. */
function lastQuestion(request: ChatCompletionRequest): string {
  return lastMessage(request)
    .replace(/^\[Notes de la personne, début [^]*?\n\[Notes de la personne, fin \w+\]\n\n/, '')
    .replace(/^\[Nos leçons\]\n[^]*?\n\[Fin de nos leçons\]\n\n/, '')
    .replace(/^\[Ton choisi par la personne[^\]\n]*\]\n\n/, '')
}

function hasNotes(request: ChatCompletionRequest): boolean {
  return lastMessage(request).startsWith('[Notes de la personne')
}

function lastMessage({ messages }: ChatCompletionRequest): string {
  const last = messages.findLast(({ role }) => role === 'user')
  return typeof last?.content === 'string' ? last.content : ''
}
