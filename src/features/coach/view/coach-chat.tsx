import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { useCoachCall } from '@/components/ask-coach'
import { useSignedIn } from '@/components/signed-in-context'
import { useIdleLoad } from '@/components/use-idle-load'
import type { Access } from '@/domain/access/subscription'
import { sharesAnything } from '@/domain/coach/dossier/sharing'
import { lazyOrNothing } from '@/lib/lazy-with-preload'
import { useWakeLock } from '@/lib/hooks/use-wake-lock'
import { paths } from '@/lib/paths'
import { accessText, renewalText } from '@/lib/text/access-text'
import { addToDraft, beginDraft, Composer, isDraftTaken, useIsBegun } from './composer'
import { ScopeBar } from '../dossier/scope-bar'
import { useCoachScope } from '../dossier/use-coach-scope'
import { isAnswered, isBusy } from '../conversation/conversation-state'
import { conversationStoreOf } from '../conversation/current-conversation'
import { chatStage, hasField, isEmpty } from './chat-stage'
import { FollowUps } from './follow-ups'
import { Greeting, Starters } from './greeting'
import { LockedNotice } from './locked-notice'
import { preloadAnswers } from './message'
import { Announcements, MessageList } from './message-list'
import { Recovery } from './recovery'
import { SubjectLine } from './subject-line'
import { useChatFocus } from './use-chat-focus'
import { useSubject } from './use-subject'

const FirstChoiceCard = lazyOrNothing(() => import('../dossier/scope-choice').then((m) => m.FirstChoiceCard))

/** `takesFocus`: false for a panel that a reload opens again. */
export function CoachChat({ takesFocus }: { takesFocus: boolean }) {
  const { user, access, now } = useSignedIn()
  const store = conversationStoreOf(user.uid)
  const state = useSyncExternalStore(store.subscribe, store.read)
  const call = useCoachCall()
  useIdleLoad(preloadAnswers, true)
  useWakeLock(isBusy(state))
  const scope = useCoachScope(user.uid, { subject: state.subject, isSent: state.messages.length === 0 })
  const [isChoosing, setIsChoosing] = useState(false)
  const subject = useSubject(user.uid, call, store, hasField(access, state))
  const stage = chatStage({
    access,
    conversation: state,
    sharing: { ...scope, sharesAnything: sharesAnything(scope.shared.choice) },
    hasDraft: subject.draft !== null,
    isChoosing,
    hasTypedText: useIsBegun(user.uid),
  })
  const { focusConversation, fieldRef, logRef, noticeRef } = useChatFocus({
    takesFocus,
    isLocked: stage.kind === 'locked',
    isEmpty: isEmpty(state),
    call,
  })
  const choice = stage.kind === 'start' ? stage.choice : null
  const canSend = stage.kind === 'start' || stage.kind === 'talk'
  const { isGathering } = stage
  const { begin } = scope
  useEffect(() => {
    if (isGathering) begin()
  }, [isGathering, begin])
  useEffect(() => {
    if (choice === 'due' || choice === 'asked') void FirstChoiceCard.preload()
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
      <MessageList state={state} logRef={logRef} greeting={<Greeting isShort={choice === 'asked'} />}>
        {choice === 'asked' && (
          <Suspense fallback={null}>
            <FirstChoiceCard
              scope={scope}
              item={subject.draft?.item ?? null}
              onChoose={() => setIsChoosing(true)}
              onAnswered={() => {
                setIsChoosing(false)
                focusConversation()
              }}
            />
          </Suspense>
        )}
        {(choice === 'made' || choice === 'due') && <Starters onAsk={ask} />}
        {canSend && (
          <Recovery
            state={state}
            onRetry={() => {
              store.retry()
              focusConversation()
            }}
            onContinue={() => ask('Continue ta réponse.')}
          />
        )}
        {canSend && isAnswered(state) && <FollowUps state={state} scope={scope} onPick={pick} />}
      </MessageList>
      <Announcements key={state.id} state={state} />
      <div className="px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden">
        <div className="mx-auto flex max-w-reading flex-col gap-2">
          {choice === 'asked' && <Starters onAsk={ask} isInOneRow />}
          {stage.kind === 'locked' ? (
            <LockedNotice access={stage.access} ref={noticeRef} />
          ) : (
            <>
              {state.phase === 'restoring' ? <div className="h-9" /> : <ScopeBar scope={scope} />}
              <SubjectLine
                offered={offered}
                onAdd={() => {
                  if (offered !== null) addToDraft(user.uid, offered)
                  subject.setOffered(null)
                  focusConversation()
                }}
                beyond={scope.beyond}
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

/** A short line in the last days of an access: its end, and how to continue. */
function NearEnd({ access, now }: { access: Access; now: Date }) {
  const { tone, status } = accessText(access, now)
  if (tone !== 'soon') return null
  return (
    <p className="text-center text-fine text-muted">
      {status}.{' '}
      <Link to={paths.payment} className="font-bold text-brand-text underline underline-offset-4">
        {renewalText(access)}
      </Link>
    </p>
  )
}
