import { lazy, useState, type ComponentType } from 'react'

type PreloadedPart<Props extends object> = ComponentType<Props> & { preload: () => Promise<unknown> }

/**
 * React's `lazy`, whose part can be loaded before it is drawn. What is here by then is drawn at once: behind a fallback,
 * if only for a moment, React would hold it back for 300 ms (its `FALLBACK_THROTTLE_MS`).
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PreloadedPart<Props> {
  let loaded: ComponentType<Props> | null = null
  async function preload() {
    loaded ??= await load()
    return { default: loaded }
  }
  const Later = lazy(preload)

  function Part(props: Props) {
    // One of the two for as long as it stands: a change would mount it anew.
    const [Now] = useState(() => loaded)
    return Now ? <Now {...props} /> : <Later {...props} />
  }
  return Object.assign(Part, { preload })
}
