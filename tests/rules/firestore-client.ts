import { projectId } from '../../local/paths'
import { encodeRequest, encodeWrite, root, type Document, type Request } from './requests'

export type Actor = 'owner' | 'other' | 'anonymous' | 'without e-mail' | 'signed out'
/** `malformed`: sent by no SDK; one emulator reports it before it evaluates the rules. */
export type Verdict = 'allowed' | 'refused' | 'malformed'

export interface Answer {
  readonly verdict: Verdict
  /** In REST form. */
  readonly documents: readonly StoredDocument[]
}

export interface StoredDocument {
  readonly path: string
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * Calls the emulator over REST. `#` in a path or value is replaced by `number`: people and documents of different numbers are separate, so
 * cases can share a database and run concurrently.
 */
export class FirestoreClient {
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  async send(request: Request, as: Actor, number: number | string): Promise<Answer> {
    return this.#send(request, tokenOf(as, number), number)
  }

  /** Past the rules. */
  async sendAsServer(request: Request, number: number | string): Promise<Answer> {
    return this.#send(request, 'owner', number)
  }

  /** Writes documents of many cases in one commit, because writing them one by one would take most of the time. */
  async lay(documents: readonly (readonly [Document, number | string])[]): Promise<void> {
    for (let start = 0; start < documents.length; start += 400) {
      const chunk = documents.slice(start, start + 400)
      const writes = chunk.map(([document, number]) =>
        JSON.stringify(encodeWrite({ op: 'set', ...document })).replaceAll('#', String(number)),
      )
      const body = `{"writes":[${writes.join(',')}]}`
      const answer = await this.#post(`/v1/${root}:commit`, body, 'owner')
      if (typeof answer === 'string') throw new Error(`The data of the cases was ${answer}.`)
    }
  }

  async clear(): Promise<void> {
    const response = await fetch(`${this.#origin}/emulator/v1/${root}`, { method: 'DELETE' })
    if (!response.ok) throw new Error(`The emulator could not be emptied: ${await response.text()}`)
  }

  async loadRules(content: string): Promise<void> {
    const response = await fetch(`${this.#origin}/emulator/v1/projects/${projectId}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    })
    if (!response.ok) throw new Error(`The rules were not accepted: ${await response.text()}`)
  }

  async #send(request: Request, token: string | null, number: number | string): Promise<Answer> {
    const [path, body] = encodeRequest(request)
    const place = (text: string): string => text.replaceAll('#', String(number))
    const answer = await this.#post(place(path), place(JSON.stringify(body)), token)
    if (typeof answer === 'string') return { verdict: answer, documents: [] }
    const rows =
      request.op === 'write' ? [] : (answer as readonly { found?: RestDocument; document?: RestDocument }[])
    const documents = rows.flatMap((row) => row.found ?? row.document ?? []).map(readDocument)
    return { verdict: 'allowed', documents }
  }

  /** Returns refusals as verdicts; throws on any other failure, which is a mistake of the test. Asks again after 409, as an SDK does. */
  async #post(
    path: string,
    body: string,
    token: string | null,
    tries = 5,
  ): Promise<object | 'refused' | 'malformed'> {
    const response = await fetch(this.#origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body,
    })
    const text = await response.text()
    if (response.status === 409 && tries > 1) return this.#post(path, body, token, tries - 1)
    if (response.status === 403) return 'refused'
    if (response.status === 400) return 'malformed'
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}\n${body.slice(0, 2000)}`)
    return JSON.parse(text) as object
  }
}

interface RestDocument {
  readonly name: string
  readonly fields?: Record<string, unknown>
}

function readDocument({ name, fields = {} }: RestDocument): StoredDocument {
  return { path: name.slice(root.length + 1), fields }
}

/** An unsigned token, accepted only by the emulator. An anonymous one has the owner's id on purpose. */
function tokenOf(actor: Actor, number: number | string): string | null {
  if (actor === 'signed out') return null
  const uid = `${actor === 'other' ? 'other' : 'owner'}${number}`
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    ...(actor !== 'without e-mail' && { email: `${uid}@exemple.fr` }),
    firebase: { sign_in_provider: actor === 'anonymous' ? 'anonymous' : 'password', identities: {} },
  }
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`
}

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
