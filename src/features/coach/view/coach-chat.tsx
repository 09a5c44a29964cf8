import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useCoachCall } from '@/components/ask-coach'
import { NearEnd } from '@/components/near-end'
import { useSignedIn } from '@/components/signed-in-context'
import { useIdleLoad } from '@/components/use-idle-load'
import { sharesAnything } from '@/domain/coach/dossier/sharing'
import { isTouch } from '@/lib/is-touch'
import { lazyOrNothing } from '@/lib/lazy-with-preload'
import { useWakeLock } from '@/lib/hooks/use-wake-lock'
import { addToDraft, beginDraft, Composer, isDraftTaken, useIsBegun } from './composer'
import { SightBar } from '../dossier/sight-bar'
import { useCoachSight } from '../dossier/use-coach-sight'
import { isAnswered, isBusy } from '../conversation/conversation-state'
import { conversationStoreOf } from '../conversation/current-conversation'
import { FollowUps } from './follow-ups'
import { Greeting, Starters } from './greeting'
import { LockedNotice } from './locked-notice'
import { preloadAnswers } from './message'
import { Announcements, MessageList } from './message-list'
import { Recovery } from './recovery'
import { SubjectLine } from './subject-line'
import { useSubject } from './use-subject'

const FirstChoiceCard = lazyOrNothing(() => import('../dossier/sight-choice').then((m) => m.FirstChoiceCard))

/** `takesFocus`: false for a panel that a reload opens again. */
export function CoachChat({ takesFocus }: { takesFocus: boolean }) {
  const { user, access, now } = useSignedIn()
  const store = conversationStoreOf(user.uid)
  const state = useSyncExternalStore(store.subscribe, store.read)
  const call = useCoachCall()
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const logRef = useRef<HTMLDivElement>(null)
  const noticeRef = useRef<HTMLElement>(null)
  useIdleLoad(preloadAnswers, true)
  useWakeLock(isBusy(state))
  // An answer in progress when the access ends may finish, and « Arrêter » remains available.
  const isLocked = access?.kind === 'none' && !isBusy(state)
  // Access unknown: the field is shown, and sending waits.
  const canSend = access !== null && access.kind !== 'none'
  const isRead = state.phase !== 'restoring'
  const isEmpty = isRead && state.messages.length === 0
  const sight = useCoachSight(user.uid, { thing: state.thing, isSent: state.messages.length === 0 })
  /** A switch of the card was pressed: the card remains until the person is done. */
  const [isChoosing, setIsChoosing] = useState(false)
  const subject = useSubject(user.uid, call, store, !isLocked)
  const isStart = isEmpty && canSend
  const isToChoose = isStart && !sight.isAnswered
  const isChoiceShown = isStart && (isChoosing || (isToChoose && (sight.hasWork || subject.draft !== null)))
  const isBegun = useIsBegun(user.uid) && !isLocked
  // Unshared data is not read, because reads are paid for.
  const isGathering = isToChoose || (isBegun && sharesAnything(sight.seen.choice))
  const { begin } = sight
  useEffect(() => {
    if (isGathering) begin()
  }, [isGathering, begin])
  useEffect(() => {
    if (isToChoose) void FirstChoiceCard.preload()
  }, [isToChoose])

  /** Takes the focus when the pressed element disappears; on a phone without opening the keyboard. */
  function focusConversation() {
    const field = isTouch() ? logRef.current : fieldRef.current
    ;(noticeRef.current ?? field)?.focus({ preventScroll: true })
  }

  function send(question: string) {
    store.send(question)
    subject.setOffered(null)
    setIsChoosing(false)
  }

  function ask(question: string) {
    send(question)
    focusConversation()
  }

  // A draft needs no field, unless its thing needs the person's press.
  const offered = subject.draft && !sight.beyond ? null : subject.offered
  // Nothing is sent before the choice. A thing whose switch is off is only sent by the person's press.
  const isDraftReady = isStart && subject.draft !== null && sight.isAnswered && !isChoosing
  const goOnWithDraft = useEffectEvent(() => {
    if (!subject.draft) return
    if (sight.beyond) beginDraft(user.uid, subject.draft.question)
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

  const arrive = useEffectEvent(() => {
    if (takesFocus && !isTouch()) focusConversation()
  })
  useEffect(() => arrive(), [takesFocus, isEmpty, call])

  // If the focused field or notice disappears, its replacement takes the focus.
  const followLock = useEffectEvent(() => {
    if (document.activeElement === document.body) focusConversation()
  })
  const wasLocked = useRef(isLocked)
  useEffect(() => {
    if (wasLocked.current !== isLocked) followLock()
    wasLocked.current = isLocked
  }, [isLocked])

  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <MessageList state={state} logRef={logRef} greeting={<Greeting isShort={isChoiceShown} />}>
        {isChoiceShown && (
          <Suspense fallback={null}>
            <FirstChoiceCard
              sight={sight}
              item={subject.draft?.item ?? null}
              onChoose={() => setIsChoosing(true)}
              onAnswered={() => {
                setIsChoosing(false)
                focusConversation()
              }}
            />
          </Suspense>
        )}
        {isStart && !isChoiceShown && <Starters onAsk={ask} />}
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
        {canSend && isAnswered(state) && <FollowUps state={state} sight={sight} onPick={pick} />}
      </MessageList>
      <Announcements key={state.id} state={state} />
      <div className="px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden">
        <div className="mx-auto flex max-w-reading flex-col gap-2">
          {isChoiceShown && <Starters onAsk={ask} isInOneRow />}
          {isLocked ? (
            <LockedNotice access={access} ref={noticeRef} />
          ) : (
            <>
              {isRead ? <SightBar sight={sight} /> : <div className="h-9" />}
              <SubjectLine
                offered={offered}
                onAdd={() => {
                  if (offered !== null) addToDraft(user.uid, offered)
                  subject.setOffered(null)
                  focusConversation()
                }}
                beyond={sight.beyond}
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
