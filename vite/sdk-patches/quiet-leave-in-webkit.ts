import type { Plugin } from 'vite'

/**
 * WebKit keeps a page that was left in memory with its transactions of IndexedDB, and the next page of the product waits for
 * them for ever. Firestore begins some while its page leaves, but none in « Safari 14, 15 and 16 »: there it only leaves a
 * note in `localStorage` that this client has gone. Later versions do the same, so here all of WebKit goes that way.
 * See https://github.com/firebase/firebase-js-sdk/issues/8081 and docs/decisions/018-three-engines.md
 */
export function quietLeaveInWebKit(): Plugin {
  const bySafariVersion = 'isSafari() && (navigator.appVersion.match(e) || navigator.userAgent.match(e)) && '
  return {
    name: 'quiet-leave-in-webkit',
    transform(code, id) {
      if (!/@firebase\/firestore\/dist\/common-[^/]*\.js/.test(id)) return null
      if (!code.includes(bySafariVersion))
        throw new Error('How Firestore leaves a page in Safari has changed: look at it again.')
      return { code: code.replace(bySafariVersion, 'isSafariOrWebkit() && '), map: null }
    },
  }
}
