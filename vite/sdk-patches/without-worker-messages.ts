import type { Plugin } from 'vite'

/**
 * Auth sends each stored session to the page's service worker, also at every start, and waits 50 ms for an answer before it reports the
 * user. Our service worker only caches files and never answers.
 */
export function withoutWorkerMessages(): Plugin {
  const look = 'this.activeServiceWorker = await _getActiveServiceWorker();'
  return {
    name: 'without-worker-messages',
    transform(code, id) {
      if (!/@firebase\/auth\/dist\/esm\/index-[^/]*\.js/.test(id)) return null
      if (!code.includes(look))
        throw new Error('How Auth speaks to a service worker has changed: look at it again.')
      return { code: code.replace(look, 'this.activeServiceWorker = null;'), map: null }
    },
  }
}
