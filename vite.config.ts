import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { licences } from './vite/licences.ts'
import { fileGroups } from './vite/prerender/file-groups.ts'
import { prerender } from './vite/prerender/prerender.ts'
import { publisherNotice } from './vite/prerender/publisher-warning.ts'
import { supportForm } from './vite/prerender/support-form.ts'
import { withoutFirestorePipelines } from './vite/sdk-patches/without-firestore-pipelines.ts'
import { withoutGooglePing } from './vite/sdk-patches/without-google-ping.ts'
import { withoutUnusedRouter } from './vite/sdk-patches/without-unused-router.ts'
import { withoutWorkerMessages } from './vite/sdk-patches/without-worker-messages.ts'

export default defineConfig({
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
    // Firebase has an older copy of it besides ours.
    dedupe: ['idb'],
  },
  plugins: [
    react(),
    tailwindcss(),
    withoutGooglePing(),
    publisherNotice(),
    supportForm(fileURLToPath(new URL('.', import.meta.url))),
    withoutFirestorePipelines(),
    withoutUnusedRouter(),
    withoutWorkerMessages(),
    prerender(),
    licences(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest,woff2}'],
        // Who has the worker was signed in here: at `/` they get the app's frame, not the landing page.
        // The app draws a guide from its frame too: ten more pages would be fetched by everybody. Faults are told with a network.
        globIgnores: [
          'index.html',
          '404.html',
          'aide/*.html',
          'assets/plan-visitor-*.js',
          'assets/fonts-*.css',
          'fault-reporter.js',
        ],
        navigateFallback: '/app.html',
        navigateFallbackDenylist: [/^\/create-payment-intent/, /^\/report-fault/, /^\/assets\//, /^\/__\//],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: fileGroups() } } },
  },
  optimizeDeps: { rolldownOptions: { plugins: [withoutGooglePing()] } },
})
