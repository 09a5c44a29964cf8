import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { assertPortsAreFree, freePorts, portsFromEnv } from './ports'

it('are the documented ones unless a variable moves one', () => {
  expect(portsFromEnv({})).toMatchObject({
    app: 5173,
    auth: 9099,
    firestore: 8080,
    functions: 5001,
    coach: 4010,
  })
  expect(portsFromEnv({ COACH_BOOM_PORT_APP: '5200', COACH_BOOM_PORT_AUTH: '' })).toMatchObject({
    app: 5200,
    auth: 9099,
  })
})

it('has a variable for each, in capitals', () => {
  expect(portsFromEnv({ COACH_BOOM_PORT_MAIL: '4130', COACH_BOOM_PORT_MAIL_UI: '4131' })).toMatchObject({
    mail: 4130,
    mailUi: 4131,
  })
})

it.each(['0', '65536', '80a', '-1', '5173.5'])('refuse %s', (given) => {
  expect(() => portsFromEnv({ COACH_BOOM_PORT_APP: given })).toThrow(`COACH_BOOM_PORT_APP=${given}`)
})

it('refuse to share a port', () => {
  expect(() => portsFromEnv({ COACH_BOOM_PORT_APP: '5001' })).toThrow('COACH_BOOM_PORT_FUNCTIONS')
})

it('name the one that is taken, who needs it, and the variable that moves it', async () => {
  const ports = await freePorts()
  expect(new Set(Object.values(ports)).size).toBe(Object.keys(ports).length)
  const squatter = createServer()
  await new Promise<void>((resolve) => squatter.listen(ports.coach, '127.0.0.1', resolve))
  await expect(assertPortsAreFree(ports)).rejects.toThrow(
    new RegExp(`Port ${ports.coach} is taken.*the AI stand-in.*COACH_BOOM_PORT_COACH=`),
  )
  await expect(assertPortsAreFree(ports, ['coach'])).resolves.toBeUndefined()
  squatter.close()
})

it('are never the same for two stacks that start at once, nor among those that connections get', async () => {
  const all = (await Promise.all(Array.from({ length: 40 }, freePorts))).flatMap((ports) =>
    Object.values(ports),
  )
  expect(new Set(all).size).toBe(all.length)
  expect(Math.max(...all)).toBeLessThan(32_768)
})
