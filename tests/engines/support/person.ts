import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Tab, Target } from './tab'

/** For the machine that runs all suites side by side: there a click alone can take seconds. */
const LIMIT_MS = 30_000

/** Actions of a person in a tab; each waits for its element. */
export function personAt(tab: Tab, base: string) {
  const once = async (what: string, tryIt: () => Promise<boolean>, limit = LIMIT_MS) => {
    const start = performance.now()
    for (;;) {
      if (await tryIt().catch(() => false)) return performance.now() - start
      if (performance.now() - start > limit) break
      // Each look reads the whole page, in the process that draws it.
      await pause(100)
    }
    expect.fail(`${what} within ${limit} ms; the page says: ${await shownText(tab).catch(String)}`)
  }
  const onceDone = (verb: string, { kind, name }: Target, tryIt: () => Promise<boolean>) =>
    once(`${verb} the ${kind} « ${name} »`, tryIt)

  return {
    tab,
    go: (path: string) => tab.goto(base + path),
    click: (kind: Target['kind'], name: string) =>
      onceDone('click', { kind, name }, () => tab.click({ kind, name })),
    type: (name: string, text: string) =>
      onceDone('type into', { kind: 'field', name }, () => tab.type({ kind: 'field', name }, text)),
    /** Waits until all texts are visible; returns the duration. */
    sees: (texts: readonly string[], limit?: number) =>
      once(`see ${texts.join(', ')}`, async () => holdsAll(await shownText(tab), texts), limit),
    misses: (text: string) => once(`miss ${text}`, async () => !(await shownText(tab)).includes(text)),
    isTicked: (name: string) =>
      once(`see « ${name} » ticked`, () =>
        tab.run(
          (wanted) =>
            [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].some(
              (box) => box.checked && box.labels?.[0]?.textContent.includes(wanted) === true,
            ),
          name,
        ),
      ),
    once,
  }
}

export type Person = ReturnType<typeof personAt>

/** The page's visible text with plain spaces. Empty while the page shows its last frame, which proves nothing. */
export async function shownText(tab: Tab): Promise<string> {
  const text = await tab.run(() =>
    document.querySelector('#frame[data-last]') ? '' : document.body.innerText,
  )
  return text.replace(/\s+/g, ' ')
}

function holdsAll(text: string, wanted: readonly string[]): boolean {
  return wanted.every((one) => text.includes(one))
}
