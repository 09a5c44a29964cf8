import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Keys of the todo rows that React rendered since it was cleared. */
    benchRenders?: Set<string>
  }
}

interface Fiber {
  readonly key: string | null
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

/**
 * Listens to React's commits as the developer tools do, on the production build: a fiber that did work in a
 * commit carries the flag 1. Todo rows are told by their key, the id that the benchmark gave them.
 */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1
    const rendered = new Set<string>()
    const visit = (next: Fiber, previous: Fiber | null) => {
      if (next === previous) return
      if (next.key?.startsWith('bench-') && (!previous || (next.flags & PERFORMED_WORK) !== 0))
        rendered.add(next.key)
      // The same child as before: React skipped everything below.
      if (previous && next.child === previous.child) return
      for (let child = next.child; child; child = child.sibling) visit(child, child.alternate)
    }
    window.benchRenders = rendered
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) =>
          visit(root.current, root.current.alternate),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    })
  })
}
