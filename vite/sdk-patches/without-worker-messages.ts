import type { Plugin } from 'vite'

/**
 * Auth tells the page's service worker of each session that it writes, at every start too, and waits 50 ms for an answer before it
 * says who is here. That is for a worker with Auth in it; ours keeps files, and never answers.
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
