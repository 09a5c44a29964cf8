import { parseJson, readList, readText } from '@/domain/base/read-field'
import { readStored, writeSpare } from '@/data/device/device-storage'
import { readKnownUser } from '@/data/device/session-hint'
import { isSessionAwaited, readSession } from '@/data/device/session-store'
import { typeAgain } from '@/lib/take-over'

/** Addresses whose frames are kept: together they take a twelfth of the room that a browser gives. */
const FRAMES_MAX = 4
const CHARACTERS_MAX = 100_000
/** A new page without a change for so long has its small parts too: none of them moves what stands there. */
const QUIET_MS = 100
/** A screen that lacks something for longer shows its own skeleton. */
const PATIENCE_MS = 3_000

/**
 * Keeps the page as it looks whenever it is left. The next page at this address shows that before any code of the app is there
 * (vite/prerender/loader.js): to the same person, in the same version, on the same day. Nothing in it works; what is pressed or
 * typed there is pressed and typed again in the new page.
 */
export function keepLastFrame(): void {
  // Also when another page takes its place: a page that leaves is hidden at its end.
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

/** A payment, a password and a fault are shown by who knows how they stand now. */
const UNFIT = 'iframe, [type=password], [role=alert]'

function newestFirst(address: string): [kept: string[], dropped: string[]] {
  const known = readList(parseJson(readStored('frames', 'device'))).map((each) => readText(each))
  const all = [address, ...known.filter((each) => each !== address)]
  return [all.slice(0, FRAMES_MAX), all.slice(FRAMES_MAX)]
}

/** With what the properties of its fields say; the policy of the page lets no style attribute in. */
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
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '')
    element.removeAttribute('style')
  }
  return copy.innerHTML
}

/** A screen with its heading, and nothing of it still on its way. */
function isDrawn(root: HTMLElement): boolean {
  return root.querySelector('main h1') !== null && root.querySelector('[data-skeleton]') === null
}

export function isFrameShown(): boolean {
  return document.getElementById('frame')?.dataset['last'] !== undefined
}

/** The last frame stays until the app has drawn the screen behind it. */
export function showWhenDrawn(root: HTMLElement, frame: HTMLElement): void {
  let quiet: ReturnType<typeof setTimeout> | undefined
  const changes = new MutationObserver(() => {
    clearTimeout(quiet)
    if (isDrawn(root)) quiet = setTimeout(show, QUIET_MS)
  })
  const patience = setTimeout(show, PATIENCE_MS)
  changes.observe(root, { subtree: true, childList: true })

  function show() {
    changes.disconnect()
    clearTimeout(quiet)
    clearTimeout(patience)
    const typed = [...frame.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)]
      .filter((field) => field.value !== field.defaultValue)
      .map((field) => ({ text: field.value, look: lookOf(field) }))
    const pressed = frame.querySelector('[data-pressed]')
    const focused = frame.contains(document.activeElement) ? document.activeElement : null
    // Two labels of one id would name one field.
    const [pressedLook, focusedLook] = [pressed, focused].map((each) => each && lookOf(each))
    frame.remove()
    for (const { text, look } of typed) {
      const field = twinOf(look, root)
      if (field) typeAgain(field as HTMLInputElement, text)
    }
    if (focusedLook) twinOf(focusedLook, root)?.focus()
    // After React has taken in what was typed.
    if (pressedLook) setTimeout(() => twinOf(pressedLook, root)?.click())
  }
}

const TYPED = 'textarea, input:not([type=checkbox], [type=radio])'

/** By what a thing of the last frame is found in the new one. */
interface Look {
  readonly tag: string
  readonly row: string | undefined
  /** What it is called, and how it stands. */
  readonly told: string
}

const TOLD = ['type', 'role', 'name', 'href', 'placeholder', 'aria-label', 'aria-pressed', 'aria-checked']

function lookOf(element: Element): Look {
  const told = TOLD.map((name) => element.getAttribute(name))
  // The new page's label of the same id names the field here as well.
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
  const isChecked = element instanceof HTMLInputElement && element.checked
  const text = element instanceof HTMLTextAreaElement ? '' : element.textContent
  return {
    tag: element.tagName,
    row: element.closest<HTMLElement>('[data-row]')?.dataset['row'],
    told: JSON.stringify([told, label, isChecked, text]),
  }
}

/** Null where it is gone, stands otherwise now, or could be one of several. */
function twinOf({ tag, row, told }: Look, root: HTMLElement): HTMLElement | null {
  const place = row === undefined ? root : root.querySelector(`[data-row="${CSS.escape(row)}"]`)
  const twins = [...(place?.querySelectorAll<HTMLElement>(tag) ?? [])].filter(
    (each) => lookOf(each).told === told,
  )
  // Of links any will do.
  return twins.length === 1 || tag === 'A' ? (twins[0] ?? null) : null
}
