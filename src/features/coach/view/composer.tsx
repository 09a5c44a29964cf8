import { ArrowUp, Square } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { readTyped, subscribeTyped, writeTyped } from '@/data/device/typed-text'
import { cleanMessage } from '@/domain/coach/conversation/clean-message'
import { CHAT_MESSAGE_MAX } from '@/domain/base/text/text-limits'
import { cn } from '@/lib/cn'
import { isTouch } from '@/lib/is-touch'
import { formatNumber } from '@/lib/text/format'
import { buttonClass } from '@/ui/button'
import { useGrownHeight } from '@/ui/fields/use-grown-height'
import { visibleText } from '@/domain/base/text/visible-text'

/** The counter appears when this much of the limit is left. */
const COUNTED_FROM = CHAT_MESSAGE_MAX - 400

interface ComposerProps {
  uid: string
  isBusy: boolean
  /** False while the access is unknown. */
  canSend: boolean
  fieldRef: RefObject<HTMLTextAreaElement | null>
  onSend: (question: string) => void
  onStop: () => void
}

/** The field is cleared only once the question is in the conversation. */
export function Composer({ uid, isBusy, canSend, fieldRef, onSend, onStop }: ComposerProps) {
  // Stored on the device at every keystroke.
  const draft = useSyncExternalStore(subscribeTyped, () => readDraft(uid))
  const id = useId()
  const question = visibleText(cleanMessage(draft))
  const excess = question.length - CHAT_MESSAGE_MAX
  const isReady = question !== '' && excess <= 0
  const isWaiting = useRef(false)

  useGrownHeight(fieldRef, draft)

  function send() {
    fieldRef.current?.focus()
    if (isBusy || !isReady) return
    isWaiting.current = !canSend
    if (!canSend) return
    onSend(question)
    writeDraft(uid, '')
  }

  // Pressed before the access was known: sends as soon as it is.
  const sendWaiting = useEffectEvent(() => {
    if (isWaiting.current) send()
  })
  useEffect(() => {
    if (canSend) sendWaiting()
  }, [canSend])

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className={cn(
        'flex flex-col rounded-card border border-line-strong bg-surface shadow-card',
        'has-[textarea:focus-visible]:outline-(length:--ring) has-[textarea:focus-visible]:outline-offset-(--ring-gap) has-[textarea:focus-visible]:outline-focus',
        excess > 0 && 'border-danger',
      )}
    >
      <div className="flex items-end gap-2 p-1.5">
        <label htmlFor={id} className="sr-only">
          Votre message
        </label>
        <textarea
          ref={fieldRef}
          id={id}
          rows={1}
          value={draft}
          placeholder="Pose ta question"
          enterKeyHint={isTouch() ? 'enter' : 'send'}
          aria-invalid={excess > 0}
          aria-describedby={`${id}-count`}
          onChange={(event) => writeDraft(uid, event.target.value)}
          onKeyDown={(event) => {
            if (!asksToSend(event)) return
            event.preventDefault()
            send()
          }}
          className="field-sizing-content max-h-[min(12rem,35dvh)] min-h-target w-0 flex-1 resize-none overflow-y-auto bg-transparent px-3 py-2.5 text-body text-ink outline-none placeholder:text-muted"
        />
        <button
          type={isBusy ? 'button' : 'submit'}
          // Leaves a phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (!isBusy) return
            // After the stop the button is « Envoyer » before the click is over, and would send the text typed meanwhile.
            event.preventDefault()
            // The second half of a double click on « Envoyer » must not stop the answer.
            if (event.detail < 2) onStop()
          }}
          className={buttonClass(
            {},
            cn(
              'min-w-target shrink-0 px-3 @md:px-4',
              !isBusy && !isReady && 'bg-brand-soft text-brand-text hover:bg-hover active:bg-pressed',
            ),
          )}
        >
          {isBusy ? (
            <Square aria-hidden className="size-4 fill-current" />
          ) : (
            <ArrowUp aria-hidden className="size-5" />
          )}
          <span className="sr-only @md:not-sr-only">{isBusy ? 'Arrêter' : 'Envoyer'}</span>
        </button>
      </div>
      <p
        id={`${id}-count`}
        role="status"
        className={cn('px-4 pb-2 text-fine text-muted empty:hidden', excess > 0 && 'font-medium text-danger')}
      >
        {countText(question.length)}
      </p>
    </form>
  )
}

function countText(length: number): string {
  const count = `${formatNumber(length)} / ${formatNumber(CHAT_MESSAGE_MAX)}`
  if (length > CHAT_MESSAGE_MAX) {
    return `Message trop long\u00a0: ${count} caractères. Raccourcis-le pour l’envoyer.`
  }
  return length > COUNTED_FROM ? `${count} caractères` : ''
}

/** Enter sends on a desktop and makes a line on a phone; Ctrl or ⌘ + Enter sends everywhere. */
function asksToSend({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key !== 'Enter') return false
  if (ctrlKey || metaKey) return true
  return !shiftKey && !isTouch()
}

/** Appends a question to the draft, which must not be lost. */
export function addToDraft(uid: string, question: string): void {
  const draft = readDraft(uid).trimEnd()
  if (draft.endsWith(question)) return
  writeDraft(uid, draft === '' ? question : `${draft}\n${question}`)
}

/** The app's own starter in the field, until the person changes it. */
let begunWith = ''

/** The field has the person's own text, which must not be lost. */
export function isDraftTaken(uid: string, starter: string): boolean {
  const draft = visibleText(readDraft(uid))
  return draft !== '' && draft !== begunWith && draft !== starter
}

/** Writes a starter, unless the person has typed a text. */
export function beginDraft(uid: string, starter: string): void {
  if (isDraftTaken(uid, starter)) return
  begunWith = starter
  writeDraft(uid, starter)
}

export function useIsBegun(uid: string): boolean {
  return useSyncExternalStore(subscribeTyped, () => readDraft(uid) !== '')
}

/** Name of the field's text on the device. */
export function draftField(uid: string) {
  return `coach.draft.${uid}` as const
}

function readDraft(uid: string): string {
  return readTyped(draftField(uid)) ?? ''
}

function writeDraft(uid: string, text: string): void {
  writeTyped(draftField(uid), text === '' ? null : text)
}
