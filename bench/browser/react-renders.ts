import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Keys of the todo rows rendered since the last reset. */
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
 * Counts renders through the hook of React's developer tools, in the production build: a fiber that rendered in a commit has flag 1. A todo
 * row's key is the id that the benchmark gave it.
 */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1
    const rendered = new Set<string>()
    const visit = (next: Fiber, previous: Fiber | null) => {
      if (next === previous) return
      if (next.key?.startsWith('bench-') && (!previous || (next.flags & PERFORMED_WORK) !== 0))
        rendered.add(next.key)
      // The same child: React skipped this subtree.
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
