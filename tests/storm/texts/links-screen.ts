import { removeCandidate } from '@/data/research/candidates'
import { keptResearch } from '@/data/research/research-draft-store'
import {
  dropSentCandidate,
  editResearchDrafts,
  readResearchDrafts,
  retryCandidate,
  saveCandidate,
  saveSections,
} from '@/data/research/research-drafts'
import { removeSection } from '@/data/research/section-changes'
import { serverNow } from '@/data/session/server-clock'
import { adoptStranded, LOOSE_TABLE, NO_DRAFTS, type DraftSection } from '@/domain/research/research-draft'
import {
  editSection,
  newDraft,
  newSection,
  withDraftRow,
  withoutSection,
  withSection,
} from '@/features/research/candidate/draft-changes'
import { tablesOf } from '@/features/research/tables/research-tables'
import { allTableIds, areTablesSettled, candidatesKnown, sectionsKnown, tablesInWords } from './tables'
import { one, said, type Deed, type TextScreen } from './text-screen'

const SETTLING_MS = 5_000

/** The links and the names of sections of « Recherche produit », until they are saved and after. */
export const linksScreen: TextScreen = {
  follow(uid) {
    readResearchDrafts(uid)
    // As `use-stranded-links.ts`.
    setInterval(() => {
      const ids = allTableIds()
      if (!ids) return
      const drafts = readResearchDrafts(uid)
      const all = new Set([...ids, ...drafts.sections.map(({ id }) => id)])
      if (adoptStranded(drafts, all) !== drafts) editResearchDrafts(uid, (kept) => adoptStranded(kept, all))
    }, SETTLING_MS)
  },
  isSettled(uid) {
    const { sections, sentCandidates } = readResearchDrafts(uid)
    return areTablesSettled() && [...sections, ...sentCandidates].every(({ state }) => state !== 'sent')
  },
  state: (uid) => `${tablesInWords()}, drafts ${JSON.stringify(readResearchDrafts(uid))}`,
  shown: () =>
    new Map([
      ...sectionsKnown().map(({ id, product }) => [id, product] as const),
      ...candidatesKnown().map(({ candidate: { id, link, note } }) => [id, `${link}\n${note}`] as const),
    ]),
  offered(uid) {
    const { sections, candidates, sentCandidates } = keptResearch.values(uid).get('') ?? NO_DRAFTS
    const linksOf = (of: readonly { readonly link: string }[]) => of.map(({ link }) => link).join('\n')
    return [
      ...sections.map(({ name, products, state }) => ({
        ...{ text: `${name}\n${linksOf(products)}`, isRefused: state === 'refused' },
      })),
      { text: linksOf(Object.values(candidates)), isRefused: false },
      ...sentCandidates.map(({ link, state }) => ({ text: link, isRefused: state === 'refused' })),
    ]
  },
  write(uid, at, text) {
    if (at % 5 === 0) return writeSection(uid, at >> 3, text)
    const table = one(tables(uid), at >> 3)
    // One link at a time.
    if (!table || readResearchDrafts(uid).candidates[table.id]) return null
    const id = crypto.randomUUID()
    editResearchDrafts(uid, withDraftRow(table.id, newDraft(id, asLink(text))))
    return { ...placeOf('row', id, table.id), over: '' }
  },
  /** « Enregistrer » of a row, or « Sauvegarder ». */
  send(uid, at) {
    const { candidates, sections } = readResearchDrafts(uid)
    const row = one(Object.entries(candidates), at >> 2)
    if (row && at % 3 !== 0) {
      saveCandidate(uid, row[0], serverNow())
      return { ...placeOf('row', row[1].id, row[0]), over: null }
    }
    if (sections.length === 0) return null
    saveSections(uid, serverNow())
    return { place: `${sections.length} sections`, homes: [], over: null }
  },
  retry(uid, at) {
    const refused = one(refusedLinks(uid), at)
    if (!refused) return null
    retryCandidate(uid, refused.id, serverNow())
    return { ...placeOf('refused', refused.id, refused.tableId), over: null }
  },
  drop(uid, at) {
    const { candidates } = readResearchDrafts(uid)
    const refused = one(refusedLinks(uid), at)
    if (refused && at % 2 === 0) {
      dropSentCandidate(uid, refused.id)
      return { ...placeOf('refused', refused.id, refused.tableId), over: null, given: refused.link }
    }
    const row = one(Object.entries(candidates), at >> 2)
    if (row && at % 3 !== 0) {
      editResearchDrafts(uid, (drafts) =>
        drafts.candidates[row[0]]?.id === row[1].id ? withDraftRow(row[0], null)(drafts) : drafts,
      )
      return { ...placeOf('row', row[1].id, row[0]), over: null, given: row[1].link }
    }
    return dropSection(uid, one([...locals(uid), ...refusedSections(uid)], at >> 2))
  },
  remove(_, at) {
    if (at % 4 === 0) {
      const section = one(sectionsKnown(), at >> 2)
      if (!section) return null
      const { id, product } = section
      return { ...placeOf('section', id), over: null, given: product, removal: said(removeSection(section)) }
    }
    const known = one(candidatesKnown(), at >> 2)
    if (!known) return null
    const { id, link, note } = known.candidate
    const removal = said(removeCandidate(known.table.parent, id))
    return { ...placeOf('link', id, known.table.id), over: null, given: `${link}\n${note}`, removal }
  },
}

function tables(uid: string) {
  return tablesOf(sectionsKnown(), readResearchDrafts(uid))
}

/** Those that this device alone has: such a one can be given another name, and given up. */
function locals(uid: string): readonly DraftSection[] {
  return tables(uid).flatMap(({ section, local }) =>
    !section && local && local.state !== 'sent' ? local : [],
  )
}

/** The server has the section itself, and refused some of its links. */
function refusedSections(uid: string): readonly DraftSection[] {
  return tables(uid).flatMap(({ section, local }) => (section && local?.state === 'refused' ? local : []))
}

function writeSection(uid: string, at: number, text: string): Deed {
  const local = at % 2 === 0 ? undefined : one(locals(uid), at >> 1)
  if (local) {
    editResearchDrafts(
      uid,
      editSection(local.id, (section) => ({ ...section, name: text })),
    )
    return { ...placeOf('section', local.id), over: local.name }
  }
  const id = crypto.randomUUID()
  editResearchDrafts(uid, withSection({ ...newSection(id), name: text }))
  return { ...placeOf('section', id), over: '' }
}

function dropSection(uid: string, local: DraftSection | undefined): Deed | null {
  if (!local) return null
  const { id, name, products } = local
  const row = readResearchDrafts(uid).candidates[id]
  const links = [...products, ...(row ? [row] : [])].map(({ link }) => link)
  editResearchDrafts(uid, (drafts) => withoutSection(id)(withDraftRow(id, null)(drafts)))
  return { ...placeOf('section', id), over: null, given: [name, ...links].join('\n') }
}

function refusedLinks(uid: string) {
  return readResearchDrafts(uid).sentCandidates.filter(({ state }) => state === 'refused')
}

function asLink(text: string): string {
  return new URL(text, 'https://exemple.fr/').href
}

function placeOf(what: string, ...homes: readonly string[]): Pick<Deed, 'place' | 'homes'> {
  const known = homes.filter((id) => id !== LOOSE_TABLE)
  return { place: [what, ...known.map((id) => id.slice(-4))].join(' '), homes: known }
}
