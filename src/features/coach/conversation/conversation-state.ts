import { AppError } from '@/domain/base/errors'
import { isLive, withAnswer, withPart } from '@/domain/coach/conversation/answering'
import type { CardHead } from '@/domain/coach/cards/card-head'
import type { Proposed } from '@/domain/coach/cards/card-kinds'
import type { CoachOutcome } from '@/domain/coach/conversation/coach-request'
import { isRefused, type ChatMessage, type Conversation } from '@/domain/coach/conversation/conversation'
import { saidIn } from '@/domain/coach/conversation/answer-writes'
import { presentCards } from '@/domain/coach/cards/present-cards'
import type { SharedSubject } from '@/domain/coach/dossier/coach-subject'
import type { About } from '../dossier/coach-scope'
import { asEarlier, type Earlier } from './earlier'
import { isBlank } from '@/domain/base/text/visible-text'

/** A proposal of a streaming answer, as this page received it or as the document has it. */
export type Coming = Proposed | CardHead

export type Exchange =
  | { readonly status: 'idle' }
  /** `text`: '' until the first word. */
  | { readonly status: 'streaming'; readonly text: string; readonly proposed: readonly Coming[] }
  | { readonly status: 'failed'; readonly error: AppError }

/** This page's last exchange, as received so far. The document takes precedence. */
export interface Run {
  readonly question: ChatMessage & { readonly id: string }
  /** Timestamp of the answer to replace; 0: none. */
  readonly replaces: number
  readonly text: string
  readonly proposed: readonly Proposed[]
  /** How the stream ended; null: it has not. */
  readonly end: CoachOutcome['finish'] | AppError | null
}

/** « Remplir avec le coach »: a first question that is asked without a press. */
export interface Draft {
  readonly question: string
  /** The item that the coach writes. */
  readonly item: string
}

export interface Known {
  /**
   * The latest conversation is shown until the person does something. `restoring`: not read yet; `found`: as the device has
   * it, or unreadable for now; `ready`: as the server has it, or the person's choice.
   */
  readonly phase: 'restoring' | 'found' | 'ready'
  /** Document of the next exchange. */
  readonly id: string
  /** « Demander au coach » opened the conversation for it: shown to the coach with the first question. */
  readonly subject: SharedSubject | null
  /** The document's project: first among the facts, as far as the switches share it, while no other subject is known. */
  readonly ownProject: SharedSubject | null
  readonly draft: Draft | null
  /** « Montrer »: shown to the coach with the next question, whatever the switches say. Null: nothing. */
  readonly shownNext: SharedSubject | null
  /** The document as last read; null: not read, or missing. */
  readonly document: Conversation | null
  /** The document was deleted while it was on the screen. */
  readonly isGone: boolean
  readonly run: Run | null
  /** Documents that go on in this one, oldest first. */
  readonly earlier: readonly Earlier[]
  /** Ids of the questions that the server does not have. */
  readonly waiting: readonly string[]
}

/** A known conversation with all that `drawn` computes from it. */
export interface ConversationState extends Known {
  /** Messages on the screen, with those of earlier documents. */
  readonly messages: readonly ChatMessage[]
  /** How many of them are in earlier documents. */
  readonly earlierCount: number
  /** Cards by the timestamp of their answer. */
  readonly cards: ReadonlyMap<number, readonly CardHead[]>
  readonly exchange: Exchange
}

const IDLE: Exchange = { status: 'idle' }

export function emptyConversation(id: string): Known {
  return {
    phase: 'ready',
    id,
    subject: null,
    ownProject: null,
    draft: null,
    shownNext: null,
    document: null,
    isGone: false,
    run: null,
    earlier: [],
    waiting: [],
  }
}

export function openedConversation(document: Conversation): Known {
  return withDocument(emptyConversation(document.id), document)
}

export function withDocument<T extends Known>(known: T, document: Conversation): T {
  const { project } = document
  const own = known.ownProject
  const isSame = own?.part === 'project' && own.project === project
  // The same object, because another subject is gathered anew.
  const ownProject = isSame
    ? own
    : project === null
      ? null
      : ({ part: 'project', name: '', project } as const)
  return { ...known, document, ownProject, isGone: false }
}

/** The conversation goes on in another document: its subject, its messages and its cards remain. */
export function continuedConversation(state: ConversationState, id: string): Known {
  const { document, isGone, subject, ownProject, shownNext, waiting, messages, earlierCount } = state
  const left = document && asEarlier({ ...document, messages: messages.slice(earlierCount) }, isGone)
  const earlier = left ? [...state.earlier, left] : state.earlier
  return { ...emptyConversation(id), subject, ownProject, shownNext, waiting, earlier }
}

/** What the next question is about, for the line above the field as for the request. */
export function nextAbout({ shownNext, subject, ownProject, messages }: ConversationState): About {
  if (shownNext) return { subject: shownNext, isSent: true }
  return { subject: subject ?? ownProject, isSent: subject !== null && messages.length === 0 }
}

/** What a question of the conversation is about: its first one shows the subject. */
export function aboutOf({ subject, ownProject, messages }: ConversationState, message: string): About {
  return { subject: subject ?? ownProject, isSent: subject !== null && messages[0]?.id === message }
}

/** Id of the project that a question belongs to. Null: none. */
export function projectOf({ subject, ownProject }: Known): string | null {
  const about = subject ?? ownProject
  return about?.part === 'project' ? about.project : null
}

/** Computes the state at `now` (ms since 1970). */
export function drawn(known: Known, now: number): ConversationState {
  const { document, earlier } = known
  const run = runOf(known)
  const { said, exchange } = exchangeOf({ ...known, run }, now)
  const past = earlier.flatMap((each) => each.document.messages)
  const messages = [...past, ...said]
  const cards = [...earlier.flatMap((each) => each.document.cards), ...(document?.cards ?? [])]
  return {
    ...known,
    run,
    messages,
    earlierCount: past.length,
    cards: cardsByAnswer(presentCards(messages, cards)),
    exchange,
  }
}

function cardsByAnswer(all: readonly CardHead[]): ReadonlyMap<number, readonly CardHead[]> {
  const cards = new Map<number, CardHead[]>()
  for (const card of all) cards.set(card.at, [...(cards.get(card.at) ?? []), card])
  return cards
}

/** The run ends once the document has the whole answer. */
function runOf({ document, run }: Known): Run | null {
  if (!run) return null
  const stored = document?.messages.find(({ role, id }) => role === 'assistant' && id === run.question.id)
  return stored && stored.timestamp > run.replaces ? null : run
}

function exchangeOf(
  { document, run, isGone }: Known,
  now: number,
): { readonly said: readonly ChatMessage[]; readonly exchange: Exchange } {
  const stored = document?.messages ?? []
  const claim = document?.answering ?? null
  const isMine = claim !== null && claim.message === run?.question.id
  const isStopped = document?.isStopping === true || (isMine && isOver(run))
  const running = claim && !isStopped && isLive(claim, now) ? claim : null
  const settled = claim && !running ? withPart(stored, claim, isStopped) : stored
  const isAsked = settled.some(({ role, id }) => role === 'user' && id === run?.question.id)
  const said = run && !isAsked ? [...settled, run.question] : settled

  if (running || run?.end === null) {
    const mine = run && (!running || isMine) ? run : null
    const text = longer(mine?.text ?? '', running?.text ?? '')
    const kept = (document?.cards ?? []).filter(({ at }) => at === running?.at)
    const proposed = mine && mine.proposed.length > 0 ? mine.proposed : kept
    const words = saidIn(text, proposed)
    const message = running?.message ?? run?.question.id
    return {
      // The start of a replaced answer remains visible until the new answer starts.
      said: words === '' ? said : said.filter(({ role, id }) => role === 'user' || id !== message),
      exchange: { status: 'streaming', text: words, proposed },
    }
  }

  const whole = run ? withReceived(said, run, isMine ? claim.at : run.question.timestamp + 1) : said
  if (isGone) return { said: whole, exchange: failed(new AppError('coach/conversation-gone')) }
  if (run?.end instanceof AppError) return { said: whole, exchange: failed(run.end) }
  const fault = whole.at(-1)?.fault
  return { said: whole, exchange: fault ? failed(new AppError(fault)) : IDLE }
}

/** False after a timeout or a lost connection, and if another call answers: the server may continue. */
function isOver({ end }: Run): boolean {
  if (end instanceof AppError) return end.code.startsWith('coach/') && end.code !== 'coach/provider-timeout'
  return end !== null && end !== 'already'
}

function failed(error: AppError): Exchange {
  return { status: 'failed', error }
}

/** Adds the received answer until the document has it. */
function withReceived(
  messages: readonly ChatMessage[],
  { question, text, proposed, end }: Run,
  timestamp: number,
): readonly ChatMessage[] {
  const content = saidIn(text, proposed)
  if (isBlank(content)) return messages
  const answer = { id: question.id, role: 'assistant', content, timestamp } as const
  return withAnswer(messages, {
    ...answer,
    ...MARKS[end instanceof AppError ? 'interrupted' : (end ?? 'already')],
  })
}

/** Marks of an answer by its end. */
const MARKS: Readonly<Record<CoachOutcome['finish'], Pick<ChatMessage, 'cut' | 'stopped' | 'fault'>>> = {
  stop: {},
  stopped: { stopped: true },
  already: { stopped: true },
  length: { cut: true },
  filtered: { stopped: true, fault: 'coach/question-refused' },
  interrupted: { stopped: true, fault: 'coach/provider-unavailable' },
}

function longer(one: string, other: string): string {
  return one.length >= other.length ? one : other
}

export function isBusy({ exchange }: Pick<ConversationState, 'exchange'>): boolean {
  return exchange.status === 'streaming'
}

/** The question without an answer, or with a failed one, which can be retried; null: none. */
export function retriable(state: ConversationState): ChatMessage | null {
  const last = state.messages.at(-1)
  if (isBusy(state) || state.isGone || !last?.id) return null
  return last.role === 'user' || last.fault ? last : null
}

/** Why a question that others follow has no answer. `waiting`: it never reached the server; `refused`: the exchange is not sent again. */
export type LeftBehind = 'waiting' | 'refused' | 'unanswered'

/** Questions without an answer, and refused answers, by their positions, but for the last message, whose recovery is at the foot. */
export function leftBehind({ messages, waiting }: ConversationState): ReadonlyMap<number, LeftBehind> {
  const left = new Map<number, LeftBehind>()
  messages.slice(0, -1).forEach((message, index) => {
    const { role, id } = message
    if (isRefused(message)) left.set(index, 'refused')
    else if (role === 'user' && messages[index + 1]?.role !== 'assistant') {
      left.set(index, id !== undefined && waiting.includes(id) ? 'waiting' : 'unanswered')
    }
  })
  return left
}

/** « Continuer » is offered after an answer that was stopped or too long. */
export function canContinue(state: ConversationState): boolean {
  const last = state.messages.at(-1)
  return state.exchange.status === 'idle' && (last?.cut === true || last?.stopped === true)
}

/** The last exchange failed, was cut or stopped, or has no answer yet: its foot says so, with a button. */
export function needsRecovery(state: ConversationState): boolean {
  return state.exchange.status === 'failed' || canContinue(state) || retriable(state) !== null
}

/** The last answer is complete: nothing to retry or to continue. */
export function isAnswered(state: ConversationState): boolean {
  const isIdle = state.exchange.status === 'idle'
  return isIdle && state.messages.at(-1)?.role === 'assistant' && !canContinue(state)
}
