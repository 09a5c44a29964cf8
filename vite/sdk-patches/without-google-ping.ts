import type { Plugin } from 'vite'

/**
 * Removes a request of Firestore's transport: after an error it loads an image of www.google.com and logs whether that worked. Our CSP
 * refuses the third party, with a logged error. https://github.com/firebase/firebase-js-sdk/issues/6777
 */
export function withoutGooglePing(): Plugin {
  const ping = /(\("Error code "\+\w+\);)if\(\w+==2\)\{[^{}]*cleardot\.gif[^{}]*\}else (\w+\(2\);)/
  return {
    name: 'without-google-ping',
    transform(code, id) {
      if (!id.includes('webchannel_blob_es2018')) return null
      if (!ping.test(code))
        throw new Error('The ping of the Firestore transport has changed: look at it again.')
      return { code: code.replace(ping, '$1$2'), map: null }
    },
  }
}
