import { afterWrite, fieldsAsRead, type Write } from '@/domain/base/write'
import type { Fields } from '@/domain/base/read-field'
import type { Gain } from '@/domain/account/earned'
import { itemPlace } from '@/domain/projects/text/item-text'
import { verified } from '@/domain/projects/from-coach'
import type { ProjectContent } from '@/domain/projects/parts'
import { parseProject, type Project } from '@/domain/projects/project'
import { replacedFields, typedField } from '@/domain/projects/project-changes'
import { versionPaths } from '@/domain/projects/project-version'
import {
  changedProject,
  newProject,
  removedProject,
  type ProjectChange,
} from '@/domain/projects/project-writes'
import type { EditorDevice } from './editor-device'

const AT = new Date('2026-11-25T10:00:00.000Z')

/** A device with one project for tests: real decisions on documents in memory. */
export function playedDevice(content: ProjectContent | null) {
  const docs = new Map<string, Fields>([
    ['profiles/u', { fullName: 'Léa', email: 'lea@example.org', xp: 0, level: 1 }],
  ])
  const texts = { typed: null as string | null, ended: 0 }
  const retried: number[] = []
  const by = (): ProjectChange => ({
    id: 'p',
    uid: 'u',
    at: AT,
    stored: docs.get('projects/p') ?? null,
    profile: docs.get('profiles/u') ?? null,
  })
  const doc = (path: string) => docs.get(path) ?? null

  function write(writes: readonly Write[]): Promise<Gain> {
    const before = xp()
    for (const each of writes) {
      const after = afterWrite(docs.get(each.path) ?? null, each)
      if (after) docs.set(each.path, fieldsAsRead(after, AT))
      else docs.delete(each.path)
    }
    return Promise.resolve({ xp: xp() - before, newLevel: null })
  }

  const xp = () => Number(docs.get('profiles/u')?.['xp'])
  const project = (): Project | null => parseProject('p', docs.get('projects/p') ?? null)

  const device: EditorDevice = {
    read() {
      const stored = project()
      return stored && { ...stored, isPending: false, refused: [] }
    },
    setField: (change, _, opens) => write(typedField(by(), doc, { ...change, opens })),
    add: (made) => write(newProject(by(), made)),
    verify: (item) =>
      write(
        changedProject(by(), (now) =>
          verified(now, itemPlace(item)?.section ?? 'product', Number(item.slice(-1)) - 1),
        ),
      ),
    replace: (replacement) => write(replacedFields(by(), doc, replacement)),
    retry: (refused) => void retried.push(...refused),
    removeNew: () => write(removedProject(by(), true)),
    endPauses: () => (texts.ended += 1),
    readTyped: () => texts.typed,
    writeTyped: (text) => {
      texts.typed = text
    },
  }
  if (content) {
    void write(newProject({ ...by(), profile: null }, content))
  }
  return {
    device,
    texts,
    retried,
    project,
    xp,
    kept: () => versionPaths('p').flatMap((path) => doc(path)?.['reason'] ?? []),
    /** Another device writes. */
    elsewhere: (change: (now: ProjectContent) => ProjectContent) =>
      write(changedProject({ ...by(), profile: null }, change)),
    removeElsewhere: () => docs.delete('projects/p'),
  }
}
