import type { Locator, Page } from '@playwright/test'
import { logIn } from '../../support/browser/log-in'
import { keepSession } from '../../support/browser/session'
import type { StormDay } from '../operations'
import { PASSWORD, type Account } from '../server'
import { PATIENCE_MS, type BrowserDevice } from './browser-device'
import { look, type Row, type Sight } from './sight'

const NAMES: Record<StormDay, string> = { lundi: 'Lundi', mardi: 'Mardi' }
const TOAST_MS = 1_500
/** A sign-out waits five seconds for the network before it asks, and another tab may lock the database for as long. */
const LEAVING_MS = 20_000
/** Limit for a page to load, on a busy machine. */
const LOADED_MS = 10_000

export interface Deleted extends Row {
  readonly day: StormDay
}

/** A tab, used by the accessible names of its elements. */
export class BrowserTab {
  readonly name: string
  readonly device: BrowserDevice
  page: Page
  /** Deleted rows that can be restored. */
  readonly bin: Deleted[] = []

  private constructor(name: string, device: BrowserDevice, page: Page) {
    this.name = name
    this.device = device
    this.page = page
  }

  static async open(name: string, device: BrowserDevice): Promise<BrowserTab> {
    return new BrowserTab(name, device, await device.context.newPage())
  }

  look(): Promise<Sight | null> {
    return look(this.page)
  }

  get day(): StormDay {
    return this.page.url().endsWith('/mardi') ? 'mardi' : 'lundi'
  }

  async keepSession({ email }: Account): Promise<void> {
    await keepSession(this.page, { email, password: PASSWORD })
  }

  async signIn({ email }: Account): Promise<void> {
    this.page.setDefaultTimeout(LEAVING_MS)
    await logIn(this.page, { email, password: PASSWORD })
    this.page.setDefaultTimeout(PATIENCE_MS)
  }

  async load(day: StormDay): Promise<void> {
    this.bin.length = 0
    await this.page.goto(`/todos/${day}`, { waitUntil: 'domcontentloaded' })
  }

  async reload(): Promise<void> {
    this.bin.length = 0
    await this.page.reload({ waitUntil: 'domcontentloaded' })
  }

  /** `isSudden`: the page's process crashes. */
  async close(isSudden: boolean): Promise<void> {
    if (isSudden) {
      const session = await this.page.context().newCDPSession(this.page)
      // The command never gets a response.
      session.send('Page.crash').catch(() => undefined)
      await this.page.waitForEvent('crash')
    }
    const next = await this.device.context.newPage()
    await this.page.close()
    this.page = next
  }

  async ready(): Promise<void> {
    const reload = this.page.getByText('Recharger la page').filter({ visible: true })
    await this.#field.or(reload).first().waitFor({ timeout: LOADED_MS })
    if (!(await reload.isVisible())) return
    // Another tab's process died with the service worker in it, and the files of this page were cut off.
    await reload.click()
    await this.#field.waitFor({ timeout: LOADED_MS })
  }

  async show(day: StormDay): Promise<void> {
    if (this.day === day) return
    await this.#press(this.page.getByRole('tab', { name: NAMES[day] }))
    await this.page.waitForURL(`**/todos/${day}`)
    await this.page.getByRole('heading', { level: 2, name: NAMES[day] }).waitFor()
  }

  async add(text: string): Promise<void> {
    await this.#field.fill(text)
    await this.#field.press('Enter')
  }

  /** Resolves to the new state. */
  async tick({ id }: Row): Promise<boolean> {
    // Reads the event's target instead of the box, which the app may replace. Not `change`: a box that the app removes while it answers
    // the click has none.
    const told = this.page.evaluate(
      (limitMs) =>
        new Promise<boolean | null>((resolve) => {
          document.addEventListener('click', ({ target }) => resolve((target as HTMLInputElement).checked), {
            capture: true,
            once: true,
          })
          setTimeout(() => resolve(null), limitMs)
        }),
      2 * PATIENCE_MS,
    )
    // If the page ends before the evaluation, the press fails as well.
    told.catch(() => undefined)
    await this.#press(this.#row(id).getByRole('checkbox'))
    const isDone = await told
    if (isDone === null) throw new Error('The box was pressed and did not change')
    return isDone
  }

  async rename({ id, text }: Row, next: string): Promise<void> {
    await this.#openActions(id, text)
    await this.#press(this.#button(id, `Modifier ${text}`))
    const field = this.page.getByLabel('Modifier la tâche')
    await field.fill(next)
    await field.press('Enter')
  }

  async move({ id, text }: Row, to: StormDay): Promise<void> {
    await this.#openActions(id, text)
    await this.#press(this.#button(id, `Déplacer ${text}`))
    await this.#press(this.page.getByRole('menuitem', { name: NAMES[to] }))
  }

  async remove(row: Row): Promise<void> {
    const { day } = this
    await this.#openActions(row.id, row.text)
    await this.#press(this.#button(row.id, `Supprimer ${row.text}`))
    this.bin.push({ ...row, day })
  }

  /** Restores the last deleted row while its toast is shown; null: not possible. */
  async restore(): Promise<Deleted | null> {
    const toast = this.page
      .locator('[data-toasts] [role=group]:not([data-ending-style]):not([data-limited])')
      .filter({ hasText: 'Tâche supprimée' })
      .first()
    const todo = this.bin.at(-1)
    if (!todo) return null
    try {
      await this.#press(toast.getByRole('button', { name: 'Annuler' }), TOAST_MS)
    } catch {
      return null
    }
    this.bin.pop()
    return todo
  }

  /** Answers at the refused row or, if no list has it, in the list of unsaved work. */
  async answerRefusal(id: string, text: string, answer: 'Réessayer' | 'Abandonner'): Promise<void> {
    const row = this.#row(id)
    if ((await row.count()) > 0) {
      await this.#press(row.getByRole('button', { name: answer }).first())
      return
    }
    await this.#openUnsaved()
    await this.#press(
      this.#unsaved
        .getByRole('listitem')
        .filter({ hasText: text })
        .getByRole('button', { name: answer })
        .first(),
    )
    await this.#closeUnsaved()
  }

  async readUnsaved(): Promise<string> {
    await this.#openUnsaved()
    const text = await this.#unsaved.innerText()
    await this.#closeUnsaved()
    return text
  }

  /** Losses named by the question; empty: no question. `isSure` answers it. */
  async signOut(isSure: boolean): Promise<readonly string[]> {
    await this.#press(this.page.getByRole('button', { name: 'Mon Profil' }))
    const dialog = this.page.getByRole('dialog', { name: 'Mon Profil' })
    await this.#press(dialog.getByRole('button', { name: 'Se déconnecter' }))
    const question = this.page.getByRole('alertdialog', { name: 'Tout n’est pas enregistré' })
    const hasAsked = await Promise.any([
      question.waitFor({ timeout: LEAVING_MS }).then(() => true),
      this.left().then(() => false),
    ])
    if (!hasAsked) return []
    const losses = await question.getByRole('listitem').allTextContents()
    if (isSure) {
      await this.#press(question.getByRole('button', { name: 'Me déconnecter quand même' }))
      await this.left()
    } else {
      await this.#press(question.getByRole('button', { name: 'Rester connecté' }))
      await question.waitFor({ state: 'hidden' })
      await this.page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
    return losses
  }

  /** Waits until the person is signed out and the page was loaded again. */
  async left(): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === '/', { timeout: LEAVING_MS })
    await this.page.waitForFunction(() => localStorage.getItem('coach-boom.signed-in') === null)
  }

  /** All of localStorage and sessionStorage. */
  keptTexts(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  }

  get #unsaved(): Locator {
    return this.page.getByRole('dialog', { name: "Ce qui n'est pas enregistré" })
  }

  async #openUnsaved(): Promise<void> {
    await this.#press(this.page.getByRole('button', { name: 'Ouvrir la liste' }))
    await this.#unsaved.waitFor()
  }

  async #closeUnsaved(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await this.#unsaved.waitFor({ state: 'hidden' })
  }

  get #field(): Locator {
    return this.page.getByLabel('Nouvelle tâche')
  }

  #row(id: string): Locator {
    return this.page.locator(`[data-row="${id}"]:visible`)
  }

  #button(id: string, name: string): Locator {
    return this.#row(id).getByRole('button', { name, exact: true })
  }

  async #openActions(id: string, text: string): Promise<void> {
    if (this.device.name === 'phone') await this.#press(this.#button(id, `Actions\u00a0: ${text}`))
  }

  async #press(target: Locator, timeout?: number): Promise<void> {
    const options = timeout === undefined ? {} : { timeout }
    if (this.device.name === 'phone') await target.tap(options)
    else await target.click(options)
  }
}
