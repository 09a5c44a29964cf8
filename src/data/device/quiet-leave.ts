/**
 * WebKit keeps a left page in memory for the Back button, including open IndexedDB transactions, which then block the next page.
 * Other browsers abort them. Here WebKit's are aborted on `pagehide`, and no new one may begin.
 */
export function freeDatabasesOnLeaving(): void {
  if (!isWebKit(navigator.userAgent)) return
  const connections = new Set<IDBDatabase>()
  const underWay = new Set<IDBTransaction>()
  let isLeaving = false

  function follow(transaction: IDBTransaction) {
    connections.add(transaction.db)
    underWay.add(transaction)
    for (const end of ['complete', 'abort']) {
      transaction.addEventListener(end, () => {
        underWay.delete(transaction)
      })
    }
  }

  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (...given) {
    if (isLeaving) throw new DOMException('The page is leaving.', 'InvalidStateError')
    const transaction = begin.apply(this, given)
    follow(transaction)
    return transaction
  }

  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given)
    request.addEventListener('upgradeneeded', () => {
      if (request.transaction) follow(request.transaction)
    })
    return request
  }

  // Runs before the SDKs' own listeners.
  window.addEventListener(
    'pagehide',
    () => {
      isLeaving = true
      for (const transaction of underWay) end(transaction)
      for (const connection of connections) connection.close()
      connections.clear()
    },
    { capture: true },
  )
  window.addEventListener('pageshow', () => {
    isLeaving = false
  })
}

/** Safari, and every browser on an iPhone. */
function isWebKit(userAgent: string): boolean {
  return userAgent.includes('AppleWebKit') && !userAgent.includes('Chrome')
}

function end(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // The transaction has already ended.
  }
}
