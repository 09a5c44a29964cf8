import { lazy, useState, type ComponentType } from 'react'

type PreloadedPart<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<unknown>
  /** Whether it is drawn without a fallback. */
  isLoaded: () => boolean
}

/** React's `lazy` with a preload: any fallback, even a short one, delays the content by 300 ms (React's `FALLBACK_THROTTLE_MS`). */
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
    // Fixed per mount: switching between the two would mount the component again.
    const [Now] = useState(() => loaded)
    return Now ? <Now {...props} /> : <Later {...props} />
  }
  return Object.assign(Part, { preload, isLoaded: () => loaded !== null })
}

/** For an optional part: if the code cannot load (offline, not cached), nothing shows. */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PreloadedPart<Props> {
  return lazyWithPreload(() => load().catch(() => () => null))
}
