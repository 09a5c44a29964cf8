import { describe, expect, it } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, type Write } from '@/domain/base/write'
import { withText } from './text/item-text'
import { emptyContent } from './parts'
import { changedProject, newProject, type ProjectChange } from './project-writes'

const AT = new Date('2026-03-02T08:00:00.000Z')
const LATER = new Date('2026-03-02T09:00:00.000Z')
const PROFILE: Fields = { id: 'u1', name: 'Ada', email: 'ada@example.org', xp: 80, level: 1 }
const content = withText({ ...emptyContent(), title: ' Gourde ' }, 'product-1', 'En inox')

const change = (stored: Fields | null, profile: Fields | null = null, at = AT): ProjectChange => ({
  id: 'p1',
  stored,
  uid: 'u1',
  at,
  profile,
})

function stored(writes: readonly Write[], before: Fields | null = null): Fields {
  const write = writes.find(({ path }) => path === 'projects/p1')
  const after = write ? afterWrite(before, write) : before
  return fieldsAsRead(after ?? {}, AT)
}

describe('a new project', () => {
  it('is written whole, as it was made, and earns no XP without a profile', () => {
    const made = stored(newProject(change(null), content))
    expect(made).toMatchObject({ userId: 'u1', title: 'Gourde', status: 'planning', progress: 3 })
    expect(made['createdAt']).toBe(made['updatedAt'])
    expect(made).not.toHaveProperty('countedItems')
    expect(newProject(change(made), content)).toEqual([])
  })

  it('earns with its profile, once for each item that is filled', () => {
    const writes = newProject(change(null, PROFILE), content)
    expect(writes).toContainEqual(
      expect.objectContaining({
        path: 'profiles/u1',
        fields: expect.objectContaining({ xp: 105 }) as Fields,
      }),
    )
    expect(stored(writes)).toMatchObject({ countedItems: ['product-1'] })
    expect(newProject(change(null, PROFILE), content, ['product-1'])).toHaveLength(1)
  })
})

describe('a changed project', () => {
  const before = stored(newProject(change(null), content))
  const longer = (text: string) => (now: typeof content) => withText(now, 'product-1', text)

  it('writes nothing to a missing, foreign or equal project', () => {
    expect(changedProject(change(null), longer('En verre'))).toEqual([])
    expect(changedProject(change({ ...before, userId: 'u2' }), longer('En verre'))).toEqual([])
    expect(changedProject(change(before, PROFILE, LATER), longer('En inox'))).toEqual([])
  })

  it('keeps known fields of other clients, gets a later date, and counts an item filled by the coach', () => {
    const old = {
      ...before,
      description: 'Autre',
      tasks: [{ id: 't', title: 'T', completed: false }],
      color: 'red',
    }
    const writes = changedProject(change(old, PROFILE, new Date(0)), longer('En verre'))
    const after = stored(writes, old)
    expect(after).toMatchObject({ description: 'Autre', tasks: old.tasks, createdAt: AT.toISOString() })
    expect(after['updatedAt']).toBe('2026-03-02T08:00:00.001Z')
    expect(after['countedItems']).toEqual(['product-1'])
    expect(after).not.toHaveProperty('color')
    expect(changedProject(change(after, PROFILE), longer('En verre'))).toEqual([])
  })
})
