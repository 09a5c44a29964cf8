import type { Stack } from '../device'
import type { Operation } from '../operations'
import type { Judged, Round, Tab } from '../tab'
import { TextFates } from '../text-fates'
import { answerTo, markedText, marksIn, type WrittenText } from '../text-model'
import type { WritingWalk } from '../writing-walk'
import { storedTexts } from './stored-texts'
import type { Deed } from './text-screen'
import { isOfTexts, type TextKind, type TextOperation, type TextVerb } from './text-operations'

/** Where nobody is asked about what another device writes at the same time: the last one stands. */
const LAST_ONE_STANDS: readonly TextKind[] = ['name', 'fact', 'note']
/** What is deleted elsewhere stays so, whatever is written to it by who has not heard of it. */
const GONE_FOR_GOOD: readonly TextKind[] = ['fact', 'link']

/** What a walk does with the other texts, and what it asks about them after all. */
export class TextWalk implements WritingWalk {
  readonly fates: TextFates
  readonly #stack: Stack
  readonly #round: Round
  #texts = 0

  constructor(stack: Stack, round: Round) {
    this.#stack = stack
    this.#round = round
    this.fates = new TextFates(round, async (account) => marksOf(await storedTexts(stack, account)))
  }

  act(operation: Operation, tab: Tab, who: string): boolean {
    if (!isOfTexts(operation)) return false
    if (operation.verb === 'write') this.#write(operation, tab, who)
    else this.#do(operation, operation.verb, tab, who)
    return true
  }

  #do({ text: kind, at }: TextOperation, verb: Exclude<TextVerb, 'write'>, tab: Tab, who: string): void {
    const deed = tab.page.screens.texts[kind][verb]?.(who, at)
    if (!deed) return
    this.#round.note(tab, `${verb} ${deed.place}${this.#gaveUp(tab, deed)}`)
    const [home = ''] = deed.homes
    if (deed.removal) this.fates.removes(tab, home, deed.removal, GONE_FOR_GOOD.includes(kind))
  }

  #write({ text: kind, at }: TextOperation, tab: Tab, who: string): void {
    const text = markedText(kind, this.#texts + 1)
    const deed = tab.page.screens.texts[kind].write(who, at, text)
    if (!deed) return
    this.#texts += 1
    const over = [...marksIn(deed.over ?? ''), ...(kind === 'name' ? this.#namesFrom(tab, who) : [])]
    this.#round.note(tab, `write ${deed.place}: ${text} over ${over.join() || 'nothing'}`)
    const field = LAST_ONE_STANDS.includes(kind) ? `${kind} ${deed.homes[0] ?? ''}` : null
    this.#wrote(tab, who, { text, homes: deed.homes, over, field })
  }

  /** One has one name, and a device one place for it: what is said last there counts, whether the tab has shown it or not. */
  #namesFrom({ device }: Tab, who: string): string[] {
    const isFromThere = ({ account, device: name, field }: WrittenText) =>
      account === who && name === device.name && field?.startsWith('name') === true
    return this.fates.model.texts.filter(isFromThere).map(({ text }) => text)
  }

  /** It is kept from the first letter on. A page that died in it has shown nothing. */
  #wrote(tab: Tab, who: string, { text, ...rest }: Parameters<TextFates['wrote']>[2]) {
    this.fates.wrote(tab, who, { ...rest, text: marksIn(text)[0] ?? '' })
    if (tab.page.isAlive) this.fates.model.kept(tab.serial, Infinity)
    else this.fates.model.ended(tab.serial)
  }

  #gaveUp(tab: Tab, { given, left = '' }: Deed): string {
    return given === undefined ? '' : `, given up: ${this.fates.gaveUp(tab, given, left)}`
  }

  /** What pages show as kept by themselves: answers. */
  observe(): string[] {
    for (const tab of this.#round.tabs()) {
      const who = tab.page.screens.who()
      if (who === null) continue
      for (const text of tab.page.screens.texts.answers()) {
        const isKnown = this.fates.model.texts.some((one) => one.text === text)
        if (!isKnown) this.#wrote(tab, who, { text, homes: [], over: [] })
      }
      const kept = new Set(tab.page.screens.texts.offered(who).flatMap(({ text }) => marksIn(text)))
      if (tab.page.isAlive) this.fates.model.heard(tab.serial, kept, this.#round.now())
    }
    return []
  }

  comesToSignOut(tab: Tab): void {
    tab.page.screens.texts.leave()
  }

  leaveAll(): void {
    for (const { page } of this.#round.tabs()) if (page.screens.who() !== null) page.screens.texts.leave()
  }

  async judge(account: string): Promise<Judged> {
    const stored = await storedTexts(this.#stack, account)
    const here = this.#round.tabs().filter(({ page }) => page.screens.who() === account)
    const offers = here.flatMap(({ page }) => page.screens.texts.offered(account))
    const left = this.fates.leftOnDevices(account, (key) => key.includes(`.${account}`))
    const onServer = marksOf(stored)
    const found = new Set([...onServer, ...[...offers.map(({ text }) => text), ...left].flatMap(marksIn)])
    const faults = this.fates.model.lost(account, found, onServer).map(({ text, homes, tab, over }) => {
      const where = homes.map((id) => id.slice(-4)).join(' in ') || 'nothing'
      return `lost: ${text} of ${where}, from ${tab}, over ${over.join() || 'nothing'}`
    })
    // An answer may come to a page that nobody looks at any more, in the middle of a sign-out (20070099).
    const own = new Set(
      this.fates.model.texts
        .filter((one) => one.account === account)
        .flatMap(({ text }) => [text, ...marksIn(answerTo(text))]),
    )
    for (const mark of found) if (!own.has(mark)) faults.push(`of another account: ${mark}`)
    const all = [...stored.values()].flatMap(marksIn)
    const twice = all.filter((mark, at) => all.indexOf(mark) !== at)
    if (twice.length > 0) faults.push(`there twice: ${twice.join()}`)
    for (const { text, isRefused } of offers) {
      const marks = marksIn(text)
      if (isRefused && marks.length > 0 && marks.every((mark) => onServer.has(mark)))
        faults.push(`refused, and there all the same: ${marks.join()}`)
    }
    const wrong = here.flatMap((tab) => {
      const others = [...tab.page.screens.texts.shown()].flatMap(([id, text]) => {
        const [shown, there] = [text, stored.get(id) ?? ''].map((one) => marksIn(one).sort().join())
        return shown === there ? [] : [`${tab.name} shows ${shown || 'nothing'} for ${there || 'nothing'}`]
      })
      return others.length > 0 ? [[tab, others] as const] : []
    })
    return { stored: [...new Set(faults)], shown: new Map(wrong) }
  }
}

function marksOf(stored: ReadonlyMap<string, string>): Set<string> {
  return new Set([...stored.values()].flatMap(marksIn))
}
