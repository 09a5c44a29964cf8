import { showCommands } from '@/components/frame/commands-view'
import { parseJson, readList, readText } from '@/domain/base/read-field'
import { readStored, writeSpare } from '@/data/device/device-storage'
import { readKnownUser } from '@/data/device/session-hint'
import { isSessionAwaited, readSession } from '@/data/device/session-store'
import { pause } from '@/data/device/within-ms'
import { typeAgain } from '@/lib/take-over'

/** Number of stored frames: together a twelfth of the browser's storage. */
const FRAMES_MAX = 4
const CHARACTERS_MAX = 100_000
/** Longest wait for the row of a press, which may come with the server's answer. */
const ROW_MAX_MS = 3_000
/** Between two looks whether a press has ended. */
const PRESS_MS = 20

/**
 * Stores the page's HTML whenever it is left. The next page at this address shows it before the app's code is loaded
 * (vite/prerender/loader.js), for the same person, version and day only. The frame is inactive: clicks and typed text are replayed in the
 * new page.
 */
export function keepLastFrame(): void {
  // Also on navigation: a page that is left becomes hidden at its end.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keep()
  })
}

function keep(): void {
  const user = readKnownUser()
  const build = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
  const root = document.getElementById('root')
  if (!user || !build || !root || location.hash !== '') return
  const session = readSession()
  if (isSessionAwaited() || session.status !== 'signed-in' || session.user.uid !== user.uid) return
  if (document.getElementById('frame') || !isDrawn(root) || root.querySelector(UNFIT)) return
  const html = markupOf(root)
  if (html.length > CHARACTERS_MAX) return
  const address = location.pathname + location.search
  const [kept, dropped] = newestFirst(address)
  for (const each of dropped) writeSpare(`frame.${each}`, null)
  writeSpare('frames', JSON.stringify(kept))
  const day = new Date().toDateString()
  writeSpare(`frame.${address}`, JSON.stringify({ uid: user.uid, build, day, html }))
}

/** Payments, passwords and alerts must show their current state, so they are not stored. */
const UNFIT = 'iframe, [type=password], [role=alert]'

function newestFirst(address: string): [kept: string[], dropped: string[]] {
  const known = readList(parseJson(readStored('frames', 'device'))).map((each) => readText(each))
  const all = [address, ...known.filter((each) => each !== address)]
  return [all.slice(0, FRAMES_MAX), all.slice(FRAMES_MAX)]
}

/** Below the first window everything keeps its height alone: a whole long list would be too much for a frame. */
function emptyFarParts(root: HTMLElement, copy: HTMLElement): void {
  const copies = [...copy.querySelectorAll<HTMLElement>('main *')]
  let emptied: Element | null = null
  for (const [index, part] of [...root.querySelectorAll('main *')].entries()) {
    if (emptied?.contains(part)) continue
    const { top, height } = part.getBoundingClientRect()
    const twin = copies[index]
    if (!twin || top + window.scrollY < window.innerHeight) continue
    twin.replaceChildren()
    twin.style.blockSize = `${height}px`
    emptied = part
  }
}

/** HTML with the current values of its fields; without style attributes, which the page's policy forbids. */
function markupOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  copy.querySelectorAll('input, textarea').forEach((field, index) => {
    const now = fields[index]
    if (field instanceof HTMLTextAreaElement) field.textContent = now?.value ?? ''
    else {
      field.setAttribute('value', now?.value ?? '')
      field.toggleAttribute('checked', now instanceof HTMLInputElement && now.checked)
    }
  })
  emptyFarParts(root, copy)
  // The network may be back then; buttons of a row (`data-late`) come with the new page.
  for (const element of copy.querySelectorAll('[data-offline], [data-late]')) element.replaceChildren()
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '')
    element.removeAttribute('style')
  }
  return copy.innerHTML
}

function isDrawn(root: HTMLElement): boolean {
  return root.querySelector('main h1') !== null && root.querySelector('[data-skeleton]') === null
}

export function isFrameShown(): boolean {
  return document.getElementById('frame')?.dataset['last'] !== undefined
}

/** Draws the page in the place of what the loader shows, in one step: no moment shows both or none. `draw` draws at once. */
export async function replaceFrame(root: HTMLElement, draw: () => void): Promise<void> {
  const frame = document.getElementById('frame')
  // A press that ends after its element is gone makes no click.
  while (frame?.matches(':active')) await pause(PRESS_MS)
  const typed = [...(frame?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED) ?? [])]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ text: field.value, look: lookOf(field) }))
  const pressed = frame?.querySelector('[data-pressed]')
  const isHelpAsked = frame?.matches('[data-pressed]') === true
  const focused = frame?.contains(document.activeElement) ? document.activeElement : null
  // Removes the frame before the search: two labels with one id would make the name of a field ambiguous.
  const [pressedLook, focusedLook] = [pressed, focused].map((each) => each && lookOf(each))
  // The new page is laid out only without the frame (boot.css), and measures itself while it is drawn.
  frame?.remove()
  draw()
  for (const { text, look } of typed) {
    const field = twinOf(look, root)
    if (field) typeAgain(field as HTMLInputElement, text)
  }
  if (focusedLook) twinOf(focusedLook, root)?.focus()
  // After React has processed the typed text.
  if (pressedLook) setTimeout(() => press(pressedLook, root))
  if (isHelpAsked) showCommands('help')
}

/** Presses the same element in the new page. A row that the device had not stored arrives with the server's answer. */
function press(look: Look, root: HTMLElement): void {
  if (placeOf(look, root)) {
    twinOf(look, root)?.click()
    return
  }
  const changes = new MutationObserver(() => {
    if (!placeOf(look, root)) return
    changes.disconnect()
    press(look, root)
  })
  changes.observe(root, { subtree: true, childList: true })
  setTimeout(() => changes.disconnect(), ROW_MAX_MS)
}

const TYPED = 'textarea, input:not([type=checkbox], [type=radio])'

/** Identifies an element of the last frame in the new page. */
interface Look {
  readonly tag: string
  readonly row: string | undefined
  /** Accessible name and state. */
  readonly told: string
}

const TOLD = ['type', 'role', 'name', 'href', 'placeholder', 'aria-label', 'aria-pressed', 'aria-checked']

function lookOf(element: Element): Look {
  const told = TOLD.map((name) => element.getAttribute(name))
  // Only the first label: the new page's label with the same id labels this field too.
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
  const isChecked = element instanceof HTMLInputElement && element.checked
  const text = element instanceof HTMLTextAreaElement ? '' : element.textContent
  return {
    tag: element.tagName,
    row: element.closest<HTMLElement>('[data-row]')?.dataset['row'],
    told: JSON.stringify([told, label, isChecked, text]),
  }
}

/** The element's row, or the page for an element of no row; null: the row is not there. */
function placeOf({ row }: Look, root: HTMLElement): Element | null {
  return row === undefined ? root : root.querySelector(`[data-row="${CSS.escape(row)}"]`)
}

/** null: removed, changed, or ambiguous. */
function twinOf(look: Look, root: HTMLElement): HTMLElement | null {
  const { tag, told } = look
  const twins = [...(placeOf(look, root)?.querySelectorAll<HTMLElement>(tag) ?? [])].filter(
    (each) => lookOf(each).told === told,
  )
  // Equal links are interchangeable.
  return twins.length === 1 || tag === 'A' ? (twins[0] ?? null) : null
}
