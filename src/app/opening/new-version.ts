const CHECK_EVERY_MS = 60 * 60_000
/** A worker that does not answer must not make « Recharger » a button that does nothing. */
const ANSWER_LIMIT_MS = 4_000

/**
 * Registers the service worker that keeps the app shell, and tells of every newer one: found at the start, in a tab
 * that stays open, or accepted in another tab. `load` brings it, in this tab alone: a page that somebody is working
 * on is never loaded again because of a click elsewhere (record 03).
 */
export async function followVersions(onNewVersion: (load: () => void) => void): Promise<void> {
  const registration = await register()
  if (!registration) return
  let isAsked = false
  const offer = () => {
    if (isAsked) return
    onNewVersion(() => {
      isAsked = true
      void letIn(registration).then(() => {
        window.location.reload()
        // Only where the reload did not come.
        setTimeout(() => {
          isAsked = false
          offer()
        }, 1_000)
      })
    })
  }

  if (registration.waiting && registration.active) offer()
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    // The very first one is the page's own version.
    if (!next || !registration.active) return
    next.addEventListener('statechange', () => {
      if (next.state === 'installed') offer()
    })
  })
  navigator.serviceWorker.addEventListener('controllerchange', offer)
  checkRegularly(registration)
}

/** For a page whose files are gone: what is kept of it leads to no newer one, so it goes, unless one waits. */
export async function loadNewestVersion(): Promise<void> {
  const registration = await registered()
  if (registration?.waiting) await letIn(registration)
  else await registration?.unregister().catch(() => false)
  window.location.reload()
}

/** Storage that is switched off takes the service worker along; the app then asks the network for itself. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration().catch(() => undefined)
}

/** Returns when the worker that waits, if another tab has not let it in already, serves the next page. */
async function letIn({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return
  const hasChanged = new Promise((resolve) => {
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activating') resolve(null)
    })
    setTimeout(resolve, ANSWER_LIMIT_MS)
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  await hasChanged
}

/** A tab may stay open for weeks: it asks when it is looked at, at most once an hour, and never without a network. */
function checkRegularly(registration: ServiceWorkerRegistration) {
  let checkedAt = Date.now()
  const check = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    if (Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', check)
  window.addEventListener('online', check)
  setInterval(check, CHECK_EVERY_MS)
}
