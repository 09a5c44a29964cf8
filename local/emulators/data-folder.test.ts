import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDataFolder } from './data-folder'
import { root } from '../paths'

let folder: string
beforeEach(() => {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  folder = join(mkdtempSync(join(root, '.tmp/data-')), '.data')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const writing = (text: string) => (target: string) => {
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'file'), text)
  return Promise.resolve()
}
const saved = (): string => readFileSync(join(openDataFolder(folder).saved ?? '', 'file'), 'utf8')

it('gives back the last complete save', async () => {
  expect(openDataFolder(folder).saved).toBeUndefined()
  await openDataFolder(folder).save(writing('first'))
  await openDataFolder(folder).save(writing('second'))
  expect(saved()).toBe('second')
})

it('keeps the last save when a later one fails half-way', async () => {
  await openDataFolder(folder).save(writing('whole'))
  const failing = openDataFolder(folder).save(async (target) => {
    await writing('half')(target)
    throw new Error('the disk is full')
  })
  await expect(failing).rejects.toThrow('the disk is full')
  expect(saved()).toBe('whole')
})

it('recovers when the process ended between the two renames', async () => {
  await writing('whole')(join(folder, 'previous'))
  await writing('newer')(join(folder, 'next'))
  expect(saved()).toBe('whole')
})

it('sets an unreadable save aside, and deletes nothing', async () => {
  await openDataFolder(folder).save(writing('damaged'))
  const aside = openDataFolder(folder).setAside(new Date('2026-11-21T10:00:00Z'))
  expect(readFileSync(join(aside, 'file'), 'utf8')).toBe('damaged')
  expect(openDataFolder(folder).saved).toBeUndefined()
})

it('refuses a link', () => {
  mkdirSync(`${folder}-elsewhere`)
  symlinkSync(`${folder}-elsewhere`, folder)
  expect(() => openDataFolder(folder)).toThrow('must be a plain folder')
  expect(existsSync(join(folder, 'current'))).toBe(false)
})
