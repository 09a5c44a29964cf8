const CHECK_EVERY_MS = 60 * 60_000
/** Longest wait for a worker, so that « Recharger » always reloads. */
const ANSWER_LIMIT_MS = 4_000

/**
 * Registers the service worker that caches the app shell, and reports each newer version: at the start, in an open tab, or accepted in
 * another tab. `load` activates it in this tab only: a click in another tab never reloads a page in use (record 03).
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
        // Runs only if the reload failed.
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
    // The first worker has the page's own version.
    if (!next || !registration.active) return
    next.addEventListener('statechange', () => {
      if (next.state === 'installed') offer()
    })
  })
  navigator.serviceWorker.addEventListener('controllerchange', offer)
  checkRegularly(registration)
}

/** For a page whose files are deleted: activates a waiting worker, or unregisters the current one, whose cache has no newer version. */
export async function loadNewestVersion(): Promise<void> {
  const registration = await registered()
  if (registration?.waiting) await letIn(registration)
  else await registration?.unregister().catch(() => false)
  window.location.reload()
}

/** Without storage there is no service worker; the app then uses the network. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration().catch(() => undefined)
}

/** Resolves when the waiting worker is active, also if another tab activated it. */
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

/** A tab may be open for weeks: checks when it becomes visible, at most once an hour, and only online. */
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
