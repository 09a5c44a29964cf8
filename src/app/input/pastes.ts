import { PASTED_MAX, pastedLine, pastedText } from '@/domain/base/text/pasted'
import { tooLongText } from '@/domain/base/text/number-text'
import { showToast } from '@/ui/toast'

const PICTURES = 'Une image ne peut pas être collée ici\u00a0: seul du texte est gardé. Rien n’a changé.'
const NO_TEXT = 'Il n’y a pas de texte à coller. Rien n’a changé.'

/**
 * Handles pastes into all fields: pictures and content without text are refused with a message, and text is normalised by
 * `domain/base/text/pasted.ts`. A field with its own paste handler (« Nouvelle tâche ») prevents the default.
 */
export function readPastes(): void {
  window.addEventListener('paste', refuse, { capture: true })
  window.addEventListener('paste', clean)
}

function refuse(event: ClipboardEvent) {
  const field = fieldOf(event)
  const data = event.clipboardData
  if (!field || !data) return
  const text = data.getData('text/plain')
  const words = refusal(text, data)
  if (words === null) return
  event.preventDefault()
  event.stopImmediatePropagation()
  showToast({ text: words, tone: 'alert' })
}

function refusal(text: string, { files, types }: DataTransfer): string | null {
  if (text.length > PASTED_MAX) {
    return `Ce texte est trop long\u00a0: ${tooLongText(text.length, PASTED_MAX)} Rien n’a changé.`
  }
  if (text !== '') return null
  if (files.length > 0) return PICTURES
  // A clipboard that the browser hides has no types: the browser's own paste applies.
  return types.length > 0 ? NO_TEXT : null
}

function clean(event: ClipboardEvent) {
  const field = fieldOf(event)
  if (!field || event.defaultPrevented) return
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const isLine = field instanceof HTMLInputElement
  // Leaves spaces at the ends to the browser if nothing else must change.
  const read = isLine && /[\t\n\r\v\f\u0085\u2028\u2029]/.test(text) ? pastedLine(text) : pastedText(text)
  if (read === text.replace(/\r\n?/g, '\n')) return
  event.preventDefault()
  insert(field, read)
}

/** Inserts text like typing, so that the browser's undo works. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the undo
  if (text !== '' && document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A text field; passwords are pasted unchanged. */
function fieldOf({ target }: Event): HTMLInputElement | HTMLTextAreaElement | null {
  if (target instanceof HTMLTextAreaElement) return target
  const isText = target instanceof HTMLInputElement && /^(?:text|search|url|tel)$/.test(target.type)
  return isText ? target : null
}
