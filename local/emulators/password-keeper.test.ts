import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startPasswordKeeper, type PasswordKeeper } from './password-keeper'
import { root } from '../paths'
import { freePorts } from '../ports'

let emulator: Server
let keeper: PasswordKeeper
let address: string
let folder: string
let answer: { status: number; body: unknown }

beforeEach(async () => {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(root, '.tmp/export-'))
  emulator = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve))
  const { auth } = await freePorts()
  keeper = await startPasswordKeeper(auth, (emulator.address() as AddressInfo).port)
  address = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1`
})
afterEach(async () => {
  await keeper.stop()
  emulator.close()
  rmSync(folder, { recursive: true, force: true })
})

async function ask(path: string, body: unknown, answered: typeof answer): Promise<unknown> {
  answer = answered
  const response = await fetch(`${address}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  expect(response.status).toBe(answered.status)
  return response.json()
}

function exportedHash(): unknown {
  const file = join(folder, 'auth_export/accounts.json')
  mkdirSync(join(folder, 'auth_export'), { recursive: true })
  writeFileSync(file, JSON.stringify({ users: [{ localId: 'ana', email: 'ana@ex.fr' }] }))
  keeper.completeExport(folder)
  const { users } = JSON.parse(readFileSync(file, 'utf8')) as { users: { passwordHash?: string }[] }
  return users[0]?.passwordHash
}

it('passes answers on, and remembers the password of a new account', async () => {
  const body = { localId: 'ana', email: 'ana@ex.fr' }
  expect(await ask('accounts:signUp?key=x', { password: 'été:1=2' }, { status: 200, body })).toEqual(body)
  expect(exportedHash()).toBe('fakeHash:salt=local:password=été:1=2')
})

it('remembers the latest one, also after a reset by e-mail', async () => {
  await ask('accounts:signUp', { password: 'un' }, { status: 200, body: { localId: 'ana' } })
  await ask('accounts:resetPassword', { newPassword: 'deux' }, { status: 200, body: { email: 'ana@ex.fr' } })
  expect(exportedHash()).toMatch(/deux$/)
  await ask('accounts:update', { password: 'trois' }, { status: 200, body: { localId: 'ana' } })
  expect(exportedHash()).toMatch(/trois$/)
})

it('keeps no password of a refused login', async () => {
  await ask(
    'accounts:signInWithPassword',
    { email: 'ana@ex.fr', password: 'faux' },
    { status: 400, body: {} },
  )
  expect(exportedHash()).toBeUndefined()
})
