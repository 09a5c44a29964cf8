import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { publisherNotice } from './vite/publisher-warning'
import { withoutFirestorePipelines } from './vite/without-firestore-pipelines.ts'

/**
 * When a request fails, Firestore's transport asks an image of www.google.com whether the network is up, and only
 * logs the answer. Taken out: it is a request to a third party, which our own policy refuses with a logged error.
 * See https://github.com/firebase/firebase-js-sdk/issues/6777
 */
function withoutGooglePing(): Plugin {
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

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  plugins: [
    react(),
    tailwindcss(),
    withoutGooglePing(),
    publisherNotice(),
    withoutFirestorePipelines(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/create-payment-intent/, /^\/assets\//, /^\/__\//],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  // Firestore with its offline cache is one chunk of 535 kB, loaded after a login only.
  build: { target: 'es2022', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 600 },
  optimizeDeps: { rolldownOptions: { plugins: [withoutGooglePing()] } },
})
