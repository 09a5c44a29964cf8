import type { Fields } from '../../local/emulators/emulator-admin'
import { functionsUrl } from '../../local/browser-env'
import { projectId } from '../../local/paths'
import { createAccount, putDocuments, type Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { idToken } from './id-token'
import type { Row } from '../row'
import type { ServerMeter } from './server-meter'

const DOCUMENTS = 5_000
const SECTIONS = 20

export async function measureErasure(app: AppUnderTest, meter: ServerMeter): Promise<Row[]> {
  const account = await createAccount()
  const bystander = await createAccount()
  const documents = [...yearsOf(account.uid)]
  for (let from = 0; from < documents.length; from += 400)
    await putDocuments(new Map(documents.slice(from, from + 400)))
  const { length: held } = await documentsOf(app, account.uid)
  if (held !== DOCUMENTS) throw new Error(`The account holds ${held} documents instead of ${DOCUMENTS}`)

  meter.take()
  const seconds = await erase(app, account)
  const { reads, writes } = meter.take()
  if ((await documentsOf(app, bystander.uid)).length !== 1)
    throw new Error('Another account lost its profile')
  const count = DOCUMENTS.toLocaleString('en')
  const tombstone = `deletions/${account.uid}`
  const left = await documentsOf(app, account.uid)
  if (!left.includes(tombstone)) throw new Error('The erasure left no tombstone')
  return [
    { what: `account of ${count} documents: erased in`, value: `${seconds.toFixed(1)} s`, goal: '60 s' },
    {
      what: `account of ${count} documents: left beside its tombstone, by a full scan`,
      value: String(left.filter((name) => name !== tombstone).length),
      goal: '0',
    },
    {
      what: `account of ${count} documents: documents of the function`,
      value: `${reads} read, ${writes} written`,
    },
  ]
}

/** Seconds until `deleteAccount` responds. */
export async function erase(app: AppUnderTest, account: Account): Promise<number> {
  const token = await idToken(app, account)
  const started = performance.now()
  const response = await fetch(`${functionsUrl(app.ports.functions)}/deleteAccount`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  })
  const seconds = (performance.now() - started) / 1000
  if (!response.ok) throw new Error(`deleteAccount: ${response.status} ${await response.text()}`)
  return seconds
}

/** Paths of all documents with the user's id in path or fields, including those with a missing parent. */
export async function documentsOf(app: AppUnderTest, uid: string): Promise<string[]> {
  const url = `http://127.0.0.1:${app.ports.firestore}/v1/projects/${projectId}/databases/(default)/documents:runQuery`
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  })
  if (!response.ok) throw new Error(`The full scan: ${response.status} ${await response.text()}`)
  const rows = (await response.json()) as { document?: { name: string } }[]
  return rows.flatMap(({ document }) =>
    document && JSON.stringify(document).includes(uid) ? document.name.replace(/^.*\/documents\//, '') : [],
  )
}

/** With the existing profile: `DOCUMENTS` in total, in every collection. */
function yearsOf(uid: string): Map<string, Fields> {
  const documents = new Map<string, Fields>()
  const put = (count: number, path: (index: number) => string, fields: Fields) => {
    for (let index = 0; index < count; index += 1) documents.set(path(index), fields)
  }
  const mine = { userId: uid, createdAt: new Date() }
  put(1_500, (index) => `todos/${uid}-${index}`, { ...mine, text: 'Vérifier le stock', completed: true })
  put(200, (index) => `projects/${uid}-${index}`, { ...mine, title: 'Lampe de lecture', sections: {} })
  put(300, (index) => `conversations/${uid}-${index}`, { ...mine, messages: [] })
  put(500, (index) => `product/${uid}-${index}`, { ...mine, link: 'https://example.com/lampe' })
  put(SECTIONS, (index) => `sections/${uid}-${index}`, { ...mine, nomSection: 'Lampe' })
  put(40, (index) => `payments/pi_${uid}_${index}`, { ...mine, status: 'refunded', paidAt: new Date(0) })
  put(40, (index) => `checkouts/${uid}/intents/pi_${uid}_${index}`, { ...mine, settled: true })
  put(1, () => `checkouts/${uid}`, { attempt: 40, openIntentId: null, updatedAt: new Date() })
  put(1, () => `usage/${uid}`, { sentAt: [], open: [] })
  const rest = DOCUMENTS - 1 - documents.size
  put(rest, (index) => `sections/${uid}-${index % SECTIONS}/products/${uid}-${index}`, {
    link: 'https://example.com/lampe',
    createdAt: new Date(),
  })
  return documents
}
