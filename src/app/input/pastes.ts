import { PASTED_MAX, pastedLine, pastedText } from '@/domain/base/text/pasted'
import { formatNumber } from '@/lib/text/format'
import { showToast } from '@/ui/toast'

const PICTURES = 'Une image ne peut pas être collée ici\u00a0: seul du texte est gardé. Rien n’a changé.'
const NO_TEXT = 'Il n’y a pas de texte à coller. Rien n’a changé.'

/**
 * The one door for pastes into any field: pictures and texts that no field could take are refused with a sentence, and a text comes
 * in as `domain/base/text/pasted.ts` reads it. A field that reads its own paste (« Nouvelle tâche ») prevents the default.
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
    return `Ce texte est trop long\u00a0: ${formatNumber(text.length)} caractères, pour ${formatNumber(PASTED_MAX)} au plus. Rien n’a changé.`
  }
  if (text !== '') return null
  if (files.length > 0) return PICTURES
  // A clipboard that a browser does not let us read says no type at all: it pastes by itself.
  return types.length > 0 ? NO_TEXT : null
}

function clean(event: ClipboardEvent) {
  const field = fieldOf(event)
  if (!field || event.defaultPrevented) return
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const isLine = field instanceof HTMLInputElement
  // Spaces at the ends are the browser's as long as nothing else has to change.
  const read = isLine && /[\t\n\r\v\f\u0085\u2028\u2029]/.test(text) ? pastedLine(text) : pastedText(text)
  if (read === text.replace(/\r\n?/g, '\n')) return
  event.preventDefault()
  insert(field, read)
}

/** As if it was typed, so that the browser can undo it. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else keeps the undo
  if (text !== '' && document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A field for text; a password is taken as it is. */
function fieldOf({ target }: Event): HTMLInputElement | HTMLTextAreaElement | null {
  if (target instanceof HTMLTextAreaElement) return target
  const isText = target instanceof HTMLInputElement && /^(?:text|search|url|tel)$/.test(target.type)
  return isText ? target : null
}
