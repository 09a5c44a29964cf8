/**
 * WebKit keeps a page that was left in memory as it stood, for the Back button, with the locks of its transactions: the
 * next page of the product then waits for ever at its first one, with Auth as with Firestore. What is under way when
 * the page leaves is ended here, as other browsers end it, and nothing begins any more.
 */
export function freeDatabasesOnLeaving(): void {
  if (isInstalled || !isWebKit(navigator.userAgent)) return
  isInstalled = true
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

  // Before the listeners of the SDKs, which were not loaded yet.
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

let isInstalled = false

/** All of them: Safari, and every browser of an iPhone. */
function isWebKit(userAgent: string): boolean {
  return userAgent.includes('AppleWebKit') && !userAgent.includes('Chrome')
}

function end(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // It is ending by itself.
  }
}
