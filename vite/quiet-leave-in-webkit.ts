import type { Plugin } from 'vite'

/**
 * A transaction of IndexedDB that begins while its page leaves is never ended by WebKit: it holds its lock, and the next
 * page of the product waits for it for ever. Firestore knows: in « Safari 14, 15 and 16 » it begins none from `pagehide`
 * on, and leaves a note in `localStorage` that it has gone. Later versions do the same as those, so here all do.
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
