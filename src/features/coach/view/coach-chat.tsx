import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useCoachCall } from '@/components/ask-coach'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { useIdleLoad } from '@/components/use-idle-load'
import { ratedExchange } from '@/domain/coach/feedback'
import { sharesAnything } from '@/domain/coach/dossier/sharing'
import { lazyOrNothing, lazyWithPreload } from '@/lib/lazy-with-preload'
import { QUESTION_WAITS } from '@/lib/text/error-sentences'
import { useWakeLock } from '@/lib/hooks/use-wake-lock'
import { whenIdle } from '@/lib/when-idle'
import { addToDraft, beginDraft, Composer, draftField, isDraftTaken, useIsBegun } from './composer'
import { FirstChoiceLine } from '../dossier/first-choice-line'
import { ScopeBar } from '../dossier/scope-bar'
import { useCoachScope } from '../dossier/use-coach-scope'
import {
  isAnswered,
  isBusy,
  needsRecovery,
  nextAbout,
  type ConversationState,
} from '../conversation/conversation-state'
import { conversationStoreOf, loadAsking } from '../conversation/current-conversation'
import { chatStage, hasField, isEmpty } from './chat-stage'
import { ComingIdeas } from './coming-ideas'
import { Greeting } from './greeting'
import { LockedNotice } from './locked-notice'
import { preloadBodies } from './message'
import { Announcements, MessageList, preloadNews } from './message-list'
import type { LeftDecision } from './left-question'
import { NearEnd } from './near-end'
import type { RecoveryProps } from './recovery'
import { SubjectLine } from './subject-line'
import { useChatFocus } from './use-chat-focus'
import { useSubject } from './use-subject'

const Rating = lazyOrNothing(() => import('./rating').then((m) => m.Rating))
const NamedChip = lazyOrNothing(() => import('../dossier/named-chip').then((m) => m.NamedChip))
const FollowUps = lazyOrNothing(() => import('./follow-ups').then((m) => m.FollowUps))
// If the code cannot load, the network is missing.
const Recovery = lazyWithPreload(() =>
  import('./recovery').then(
    (module) => module.Recovery,
    () =>
      ({ onRetry }: RecoveryProps) => <ErrorNotice text={QUESTION_WAITS} tone="waiting" onRetry={onRetry} />,
  ),
)
/** Code that draws answers with their cards; an empty conversation does not need it. */
export const preloadAnswers = () =>
  Promise.all([preloadBodies(), preloadNews(), Recovery.preload(), FollowUps.preload()])
/** The questions of an empty conversation, which most are not. */
const Ideas = lazyOrNothing(() => import('./ideas').then((m) => m.Ideas))
/** Resolves with the ideas' queries; null: the code could not be loaded, and no ideas are shown. */
export async function loadIdeas() {
  await Ideas.preload()
  return import('@/data/coach-ideas').then(
    ({ ideaQueries }) => ideaQueries,
    () => null,
  )
}

/** `takesFocus`: false for a panel that a reload opens again. */
export function CoachChat({ takesFocus }: { takesFocus: boolean }) {
  const { user, access, now } = useSignedIn()
  const store = conversationStoreOf(user.uid)
  const state = useSyncExternalStore(store.subscribe, store.read)
  const call = useCoachCall()
  useIdleLoad(preloadAnswers, true)
  useIdleLoad(loadAsking, true)
  useWakeLock(isBusy(state))
  const scope = useCoachScope(user.uid, nextAbout(state))
  const [isChoosing, setIsChoosing] = useState(false)
  const subject = useSubject(user.uid, call, store, hasField(access, state))
  const hasTypedText = useIsBegun(user.uid)
  const stage = chatStage({
    access,
    conversation: state,
    sharing: { ...scope, sharesAnything: sharesAnything(scope.shared.choice) },
    hasDraft: subject.draft !== null,
    isChoosing,
    hasTypedText,
  })
  const { focusConversation, fieldRef, logRef, noticeRef } = useChatFocus({
    takesFocus,
    isLocked: stage.kind === 'locked',
    isEmpty: isEmpty(state),
    call,
  })
  const choice = stage.kind === 'start' ? stage.choice : null
  const rated = ratedOf(state)
  const canSend = stage.kind === 'start' || stage.kind === 'talk'
  const { isGathering } = stage
  const { begin } = scope
  // A thing that the person asked to show may be one of a part that is switched on: it has its place in the notes by that.
  const shown = scope.beyond ?? state.shownNext
  const isQuestionBegun = hasTypedText || subject.draft !== null
  // Without a question, only the line over the ideas needs the work: its code is as large as that of the whole page.
  useEffect(() => {
    if (!isGathering) return
    if (isQuestionBegun) begin()
    else return whenIdle(begin)
  }, [isGathering, isQuestionBegun, begin])
  useEffect(() => {
    if (choice !== null) void Ideas.preload()
  }, [choice])

  function send(question: string) {
    store.send(question)
    subject.setOffered(null)
    setIsChoosing(false)
  }

  function ask(question: string) {
    send(question)
    focusConversation()
  }

  // A draft needs no field, unless its subject needs the person's press.
  const offered = subject.draft && !scope.beyond ? null : subject.offered
  // A subject whose switch is off is only sent by the person's press.
  const isDraftReady = stage.kind === 'start' && stage.isDraftReady
  const goOnWithDraft = useEffectEvent(() => {
    if (!subject.draft) return
    if (scope.beyond) beginDraft(user.uid, subject.draft.question)
    else store.send(subject.draft.question)
    focusConversation()
  })
  useEffect(() => {
    if (isDraftReady) goOnWithDraft()
  }, [isDraftReady])

  function decideLeft(message: string, decision: LeftDecision) {
    if (decision === 'retry') store.retry(message)
    else store.remove(message)
    focusConversation()
  }

  /** A press asks a complete question at once, like the starters; if the field has a draft, the question is added to it. */
  function pick(question: string) {
    if (!isDraftTaken(user.uid, '')) {
      ask(question)
      return
    }
    addToDraft(user.uid, question)
    focusConversation()
  }

  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <MessageList
        state={state}
        logRef={logRef}
        greeting={<Greeting isShort={choice === 'asked'} />}
        onLeft={canSend && !isBusy(state) ? decideLeft : null}
      >
        {choice === 'asked' && (
          <FirstChoiceLine
            scope={scope}
            item={subject.draft?.item ?? null}
            onChoosing={setIsChoosing}
            onAnswered={() => {
              setIsChoosing(false)
              focusConversation()
            }}
          />
        )}
        {choice !== null && (
          <Suspense fallback={<ComingIdeas />}>
            <Ideas choice={scope.choice} onAsk={ask} />
          </Suspense>
        )}
        {canSend && needsRecovery(state) && (
          <Suspense fallback={null}>
            <Recovery
              state={state}
              onRetry={() => {
                store.retry()
                focusConversation()
              }}
              onContinue={() => ask('Continue ta réponse.')}
            />
          </Suspense>
        )}
        {stage.kind !== 'locked' && isAnswered(state) && rated && (
          <Suspense fallback={<RatingPlace />}>
            {canSend ? <Rating key={rated.answer.id} conversation={state.id} {...rated} /> : <RatingPlace />}
          </Suspense>
        )}
        {canSend && isAnswered(state) && (
          <Suspense fallback={null}>
            <FollowUps state={state} scope={scope} onPick={pick} />
          </Suspense>
        )}
      </MessageList>
      <Announcements key={state.id} state={state} />
      <div className="px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden">
        <div className="mx-auto flex max-w-reading flex-col gap-2">
          {stage.kind === 'locked' ? (
            <LockedNotice access={stage.access} ref={noticeRef} />
          ) : (
            <>
              {state.phase === 'restoring' ? <div className="h-9" /> : <ScopeBar scope={scope} />}
              {hasTypedText && !shown && (
                <Suspense fallback={null}>
                  <NamedChip
                    uid={user.uid}
                    field={draftField(user.uid)}
                    scope={scope}
                    onShow={(thing) => {
                      store.show(thing)
                      focusConversation()
                    }}
                  />
                </Suspense>
              )}
              <SubjectLine
                offered={offered}
                onAdd={() => {
                  if (offered !== null) addToDraft(user.uid, offered)
                  subject.setOffered(null)
                  focusConversation()
                }}
                shown={shown}
                onTakeBack={() => {
                  store.takeBack()
                  focusConversation()
                }}
              />
              <Composer
                uid={user.uid}
                isBusy={isBusy(state)}
                canSend={canSend}
                fieldRef={fieldRef}
                onSend={send}
                onStop={store.stop}
              />
            </>
          )}
          {access && <NearEnd access={access} now={now} />}
          <p className="text-center text-fine text-balance text-muted">
            Coach Boom est une IA&nbsp;: ses réponses peuvent contenir des erreurs.
          </p>
        </div>
      </div>
    </div>
  )
}

/** Keeps the room of the thumbs, so that the answer above does not move when they come. */
function RatingPlace() {
  return <div className="h-target" />
}

/** The last answer, once its document has it; null: nothing to rate. */
function ratedOf({ document, messages }: ConversationState) {
  const last = document?.messages.at(-1)
  const exchange = last?.id === undefined ? null : ratedExchange(document, last.id)
  const isShown = last?.role === 'assistant' && last.timestamp === messages.at(-1)?.timestamp
  return isShown && exchange && last.id !== undefined ? { answer: { ...last, id: last.id }, exchange } : null
}
