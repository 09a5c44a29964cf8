import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'

export type PasswordKeeper = {
  /** Adds the passwords to an export, in the official emulator's format. */
  completeExport(folder: string): void
  stop(): Promise<void>
}

type Json = Record<string, unknown>
const fakeSalt = 'local'
const largestBody = 1024 * 1024

/**
 * fireemu exports accounts without passwords set through its API: a login would fail after a restart. This proxy in front of it records
 * each account's password. Only for the data of `npm start`; tests use fireemu directly.
 */
export async function startPasswordKeeper(port: number, emulatorPort: number): Promise<PasswordKeeper> {
  // By account id, or by e-mail address after a reset, whose response has no id. The latest is last.
  const passwords = new Map<string, string>()
  const remember = (key: unknown, password: unknown): void => {
    if (typeof key !== 'string' || typeof password !== 'string') return
    passwords.delete(key)
    passwords.set(key, password)
  }
  const learn = (asked: Json, answered: Json): void => {
    remember(answered['localId'] ?? asked['localId'] ?? answered['email'], asked['password'])
    remember(answered['email'], asked['newPassword'])
    for (const user of Array.isArray(asked['users']) ? (asked['users'] as Json[]) : []) {
      const [, hashed] = /^fakeHash:salt=[^:]*:password=(.*)$/s.exec(String(user['passwordHash'])) ?? []
      remember(user['localId'], user['rawPassword'] ?? hashed)
    }
  }

  const server = createServer((incoming, outgoing) => {
    const { url: path, method, headers } = incoming
    const passedOn = request(
      { host: '127.0.0.1', port: emulatorPort, path, method, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        if (method !== 'POST' || answer.statusCode !== 200 || !/\/accounts(:|$|\?)/.test(path ?? '')) return
        void Promise.all([asked, readJson(answer)]).then((both) => learn(...both))
      },
    )
    passedOn.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passedOn.destroy())
    const asked = readJson(incoming)
    incoming.pipe(passedOn)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })

  return {
    completeExport: (folder) => addPasswords(join(folder, 'auth_export/accounts.json'), passwords),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function addPasswords(file: string, passwords: ReadonlyMap<string, string>): void {
  const exported = JSON.parse(readFileSync(file, 'utf8')) as { users?: Json[] }
  for (const [key, password] of passwords) {
    const user = exported.users?.find(({ localId, email }) => localId === key || email === key)
    if (user === undefined) continue
    user['salt'] = fakeSalt
    user['passwordHash'] = `fakeHash:salt=${fakeSalt}:password=${password}`
  }
  writeFileSync(file, JSON.stringify(exported, null, 2))
}

/** An empty object if it is not JSON, or too long to be about one account. */
function readJson(message: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = []
  let size = 0
  message.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
  })
  return new Promise((resolve) => {
    message.once('end', () => {
      try {
        resolve(JSON.parse(Buffer.concat(chunks).toString()) as Json)
      } catch {
        resolve({})
      }
    })
  })
}
