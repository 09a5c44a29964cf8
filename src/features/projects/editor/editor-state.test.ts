import { describe, expect, it } from 'vitest'
import { changesBetween, type ProjectDraft } from '@/domain/projects/project-draft'
import { contentOf, emptyContent, withItemText, type ProjectContent } from '@/domain/projects/parts'
import { projectProgress } from '@/domain/projects/project'
import {
  baseOfSave,
  chosen,
  draftChanges,
  isDirty,
  openedState,
  received,
  resumed,
  unchosenParts,
  type EditingState,
  type StoredProject,
} from './editor-state'

const NOW = new Date('2026-11-21T10:00:00Z')

function content(changes: Partial<Record<'title' | 'description' | 'features' | 'bonus', string>> = {}) {
  const { title = 'Lampe', description = 'Une lampe', features = '', bonus = '' } = changes
  let result: ProjectContent = { ...emptyContent(), title }
  result = withItemText(result, 'product', 'product-1', description)
  result = withItemText(result, 'product', 'product-2', features)
  return withItemText(result, 'offer', 'offer-2', bonus)
}

function stored(of: ProjectContent, version = 'v1', isPending = false): StoredProject {
  return {
    ...of,
    id: 'p',
    userId: 'u',
    description: '',
    progress: projectProgress(of.sections),
    tasks: [],
    createdAt: NOW,
    updatedAt: NOW,
    version,
    countedItems: [],
    isPending,
  }
}

function draft(from: ProjectContent, to: ProjectContent, more: Partial<ProjectDraft> = {}): ProjectDraft {
  const changes = changesBetween(from, to)!
  return { projectId: 'p', version: 'v1', keptAt: NOW, state: 'open', title: to.title, changes, ...more }
}

const edited = (state: EditingState, to: ProjectContent): EditingState => ({ ...state, content: to })
const description = ({ content: { sections } }: EditingState) => sections.product[0]!.content

describe('opening', () => {
  it('shows what is stored and offers the draft beside it', () => {
    const draftOf = draft(content(), content({ description: 'Une lampe bleue' }))
    const state = openedState(stored(content()), draftOf)
    expect(description(state)).toBe('Une lampe')
    expect(state.offer).toBe(draftOf)
    expect(isDirty(state)).toBe(false)
  })

  it('goes on with a save of this page that the list has not heard of', () => {
    const to = content({ description: 'Une lampe bleue' })
    const sent = draft(content(), to, { state: 'sent' })
    const state = openedState(stored(content()), sent, sent)
    expect(description(state)).toBe('Une lampe bleue')
    expect(state.offer).toBeNull()
    expect(isDirty(state)).toBe(false)
    const renamed = edited(state, content({ description: 'Une lampe bleue', title: 'Autre' }))
    const heard = received(received(renamed, stored(to, 'v2', true)), stored(to, 'v2'))
    expect(heard).toMatchObject({ handed: [], conflict: null, content: { title: 'Autre' } })
    expect(description(heard)).toBe('Une lampe bleue')
    expect(isDirty(heard)).toBe(true)
  })

  it('shows what this page has on its way beside the draft of another one', () => {
    const sent = draft(content(), content({ features: 'Solide' }), { state: 'sent', page: 'here' })
    const offer = draft(content(), content({ description: 'Brouillon' }), { page: 'there' })
    const state = openedState(stored(content()), offer, sent)
    expect(state).toMatchObject({ offer, content: content({ features: 'Solide' }) })
    expect(isDirty(state)).toBe(false)
    expect(baseOfSave(state)).toMatchObject(content({ features: 'Solide' }))
    expect(resumed(state).content).toEqual(content({ description: 'Brouillon', features: 'Solide' }))
  })

  it('takes up what was typed on top of what is on its way', () => {
    const sent = draft(content(), content({ features: 'Solide' }), { state: 'sent', page: 'here' })
    const typed = content({ features: 'Solide et légère' })
    const offer = draft(content({ features: 'Solide' }), typed, { page: 'here' })
    const state = resumed(openedState(stored(content()), offer, sent))
    expect(state).toMatchObject({ content: typed, conflict: null })
  })

  it('asks where what is on its way and what was stored since are two texts', () => {
    const sent = draft(content(), content({ description: 'Ma lampe' }), { state: 'sent' })
    const state = openedState(stored(content({ description: 'Sa lampe' }), 'v2'), sent, sent)
    expect(unchosenParts(state)).toEqual(['product'])
    expect(description(state)).toBe('Ma lampe')
  })

  it('offers nothing that is stored already', () => {
    const to = content({ description: 'Une lampe bleue' })
    expect(openedState(stored(to, 'v2'), draft(content(), to)).offer).toBeNull()
  })

  it('is in the draft at once when nothing is stored', () => {
    const state = openedState(null, draft(emptyContent(), content(), { version: '' }))
    expect(description(state)).toBe('Une lampe')
    expect(state.isGone).toBe(false)
    expect(isDirty(state)).toBe(true)
  })

  it('says that a draft outlived its project', () => {
    expect(openedState(null, draft(emptyContent(), content())).isGone).toBe(true)
  })
})

describe('a newer version from elsewhere', () => {
  it('comes in by itself where nothing was written here', () => {
    const state = received(openedState(stored(content()), null), stored(content({ bonus: 'Offert' }), 'v2'))
    expect(state.content.sections.offer[1]!.content).toBe('Offert')
    expect(state).toMatchObject({ conflict: null, hasMerged: true })
    expect(isDirty(state)).toBe(false)
  })

  it('joins another section that was written here', () => {
    const mine = edited(openedState(stored(content()), null), content({ description: 'Ma lampe' }))
    const state = received(mine, stored(content({ bonus: 'Offert' }), 'v2'))
    expect(description(state)).toBe('Ma lampe')
    expect(state.content.sections.offer[1]!.content).toBe('Offert')
    expect(state.conflict).toBeNull()
    expect(state.base?.version).toBe('v2')
  })

  it('of the same section is for the person to choose, and both stay', () => {
    const mine = edited(openedState(stored(content()), null), content({ description: 'Ma lampe' }))
    const both = received(mine, stored(content({ description: 'Sa lampe' }), 'v2'))
    expect(unchosenParts(both)).toEqual(['product'])
    expect(description(both)).toBe('Ma lampe')

    const theirs = chosen(both, 'product', 'theirs')
    expect(description(theirs)).toBe('Sa lampe')
    expect(theirs.conflict?.other.sections.product[0]!.content).toBe('Ma lampe')
    expect(unchosenParts(theirs)).toEqual([])

    const mineAgain = chosen(theirs, 'product', 'mine')
    expect(description(mineAgain)).toBe('Ma lampe')
    expect(mineAgain.conflict?.other.sections.product[0]!.content).toBe('Sa lampe')
  })

  it('leaves a choice alone when it changes another part', () => {
    const mine = edited(openedState(stored(content()), null), content({ description: 'Ma lampe' }))
    const both = received(mine, stored(content({ description: 'Sa lampe' }), 'v2'))
    const theirs = chosen(both, 'product', 'theirs')
    const typed = edited(theirs, content({ description: 'Sa lampe, en mieux' }))
    const state = received(typed, stored(content({ description: 'Sa lampe', bonus: 'Offert' }), 'v3'))
    expect(description(state)).toBe('Sa lampe, en mieux')
    expect(state.conflict).toMatchObject({ parts: ['product'], choices: { product: 'theirs' } })
    expect(state.conflict?.other.sections.product[0]!.content).toBe('Ma lampe')
    expect(state.content.sections.offer[1]!.content).toBe('Offert')
  })

  it('of a project that was new here is compared with nothing', () => {
    const state = received(edited(openedState(null, null), content()), stored(content({ title: 'Autre' })))
    expect(unchosenParts(state)).toEqual(['title'])
  })

  it('is seen also when it carries no new version', () => {
    const state = received(openedState(stored(content(), ''), null), stored(content({ title: 'Autre' }), ''))
    expect(state.content.title).toBe('Autre')
  })

  it('that deletes the project keeps the text, and may be taken back', () => {
    const mine = edited(openedState(stored(content()), null), content({ description: 'Ma lampe' }))
    const gone = received(mine, null)
    expect(gone.isGone).toBe(true)
    expect(description(gone)).toBe('Ma lampe')
    expect(draftChanges(gone)).toEqual(changesBetween(emptyContent(), gone.content))
    expect(received(gone, gone.base)).toMatchObject({ isGone: false, conflict: null })
  })
})

describe('a save of this device that is still on its way', () => {
  const before = content()
  const sent = content({ description: 'Envoyée' })
  const opened = openedState(stored(sent, 'v2', true), draft(before, sent, { state: 'sent' }))

  it('is what the fields show, and clean', () => {
    expect(description(opened)).toBe('Envoyée')
    expect(opened.offer).toBeNull()
    expect(isDirty(opened)).toBe(false)
  })

  it('is no conflict with what is typed on top of it, once it is heard of', () => {
    const typed = edited(opened, content({ description: 'Envoyée, et plus' }))
    const state = received(typed, stored(sent, 'v2'))
    expect(state.conflict).toBeNull()
    expect(description(state)).toBe('Envoyée, et plus')
    expect(state.origin.version).toBe('v2')
  })

  it('stays in the fields when the server refuses it', () => {
    const state = received(opened, stored(before, 'v1'))
    expect(description(state)).toBe('Envoyée')
    expect(isDirty(state)).toBe(true)
    expect(draftChanges(state)).toEqual(changesBetween(before, sent))
  })
})

describe('a draft that is taken up', () => {
  it('is in the fields', () => {
    const from = openedState(stored(content()), draft(content(), content({ description: 'Brouillon' })))
    const state = resumed(from)
    expect(description(state)).toBe('Brouillon')
    expect(state).toMatchObject({ offer: null, conflict: null })
    expect(isDirty(state)).toBe(true)
  })

  it('is chosen against a version that was stored since', () => {
    const newest = stored(content({ description: 'Ailleurs' }), 'v2')
    const state = resumed(openedState(newest, draft(content(), content({ description: 'Brouillon' }))))
    expect(unchosenParts(state)).toEqual(['product'])
    expect(description(state)).toBe('Brouillon')
    expect(description(chosen(state, 'product', 'theirs'))).toBe('Ailleurs')
  })

  it('gives its name before the one that was typed meanwhile', () => {
    const from = openedState(stored(content()), draft(content(), { ...content(), title: 'Lampe verte' }))
    const typed = edited(from, { ...content(), title: 'Lampe bleue' })
    expect(resumed(typed).content.title).toBe('Lampe verte · Lampe bleue')
    expect(resumed(edited(from, { ...content(), title: 'Lampe verte' })).content.title).toBe('Lampe verte')
    expect(draftChanges(typed)?.title?.to).toBe('Lampe verte · Lampe bleue')
  })

  it('stands before what was typed in the same item meanwhile, and beside the rest', () => {
    const from = openedState(stored(content()), draft(content(), content({ description: 'Brouillon' })))
    const typed = edited(from, content({ description: 'Tapé', features: 'Solide' }))
    const state = resumed(typed)
    expect(description(state)).toBe('Brouillon\n\nTapé')
    expect(state.content.sections.product[1]!.content).toBe('Solide')
    expect(draftChanges(typed)).toEqual(draftChanges(state))
  })
})

describe('what the device keeps', () => {
  it('is nothing when nothing was written', () => {
    expect(draftChanges(openedState(stored(content()), null))).toBeNull()
  })

  it('is the own version of a conflict, with what both sides started from, so that it is asked again', () => {
    const mine = edited(openedState(stored(content()), null), content({ description: 'Ma lampe' }))
    const theirs = stored(content({ description: 'Sa lampe' }), 'v2')
    const state = chosen(received(mine, theirs), 'product', 'theirs')
    const changes = draftChanges(state)!
    expect(changes.sections.product?.from[0]).toBe('Une lampe')
    expect(changes.sections.product?.to[0]).toBe('Ma lampe')
    const again = resumed(openedState(theirs, { ...draft(content(), mine.content), changes }))
    expect(unchosenParts(again)).toEqual(['product'])
    expect(contentOf(theirs).sections.product).toEqual(again.conflict?.other.sections.product)
  })
})
