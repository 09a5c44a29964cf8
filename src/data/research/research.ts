import type { LiveCandidate } from './candidate-lists'
import * as json from '@/domain/base/json'
import { CRITERIA, CRITERION, type CriterionKey, type Verdict } from '@/domain/research/candidate'
import { readStoredAddress, type CandidateAddress } from '@/domain/research/candidate-address'
import { linkLabel } from '@/domain/research/links/link-words'
import {
  addCandidates as decideAdd,
  candidatePath,
  changeCandidate,
  changeNote,
  renameCandidate as decideRename,
  type CandidateChange,
  sectionPath,
  readNewCandidate,
  type NewCandidate,
} from '@/domain/research/candidate-writes'
import { figureWords, PRODUCT_KEYS, type ProductKey } from '@/domain/money/figures'
import { addToSection } from '@/domain/research/section-writes'
import type { ReadDocument, Write } from '@/domain/base/write'
import { defineMutation, TYPING_PAUSE_MS } from '@/data/sync/mutation'

export interface AddedCandidates {
  readonly sectionId: string | null
  readonly candidates: readonly NewCandidate[]
  /** ISO creation time of the first one. */
  readonly createdAt: string
}

/** Adds links to a table; held: a draft. Also the inverse of a deletion. For a section see `inChunks`. */
export const addCandidates = defineMutation<AddedCandidates>({
  name: 'research.add',
  args: json.args<AddedCandidates>({
    sectionId: json.orNull(json.id),
    candidates: json.list(readNewCandidate),
    createdAt: json.time,
  }),
  reads: ({ sectionId, candidates }) => candidates.map(({ id }) => candidatePath({ id, sectionId })),
  needs: ({ sectionId }) => (sectionId === null ? [] : [sectionPath(sectionId)]),
  writes({ sectionId, candidates, createdAt }, doc, { uid }) {
    const date = new Date(createdAt)
    return sectionId === null
      ? decideAdd({ uid, sectionId }, candidates, date, doc)
      : addToSection(uid, sectionId, candidates, date, doc)
  },
  held: {
    key: ({ candidates }) => candidates.map(({ id }) => id).join(' '),
    says: 'Brouillon\u00a0: à enregistrer dans «\u00a0Recherche de produits\u00a0».',
  },
  says({ candidates }) {
    const [first] = candidates
    if (first && candidates.length === 1) return `Lien ajouté\u00a0: ${linkLabel(first.link)}`
    return `${candidates.length} liens ajoutés`
  },
  text: ({ candidates }) => candidates.map(({ link }) => link).join('\n'),
})

/** Undo of a deletion, with the same id and place. */
export function putBack({ id, link, verdicts, name, note, figures, createdAt, sectionId }: LiveCandidate) {
  return {
    sectionId,
    candidates: [{ id, link, verdicts, name, note, figures }],
    createdAt: (createdAt ?? new Date(0)).toISOString(),
  }
}

interface Judged {
  readonly at: CandidateAddress
  readonly criterion: CriterionKey
  readonly verdict: Verdict
}

export const setVerdict = defineMutation<Judged>({
  name: 'research.judge',
  args: json.args<Judged>({
    at: readStoredAddress,
    criterion: json.oneOf(CRITERIA.map(({ key }) => key)),
    verdict: json.orNull(json.flag),
  }),
  reads: ({ at }) => [candidatePath(at)],
  writes: ({ at, criterion, verdict }, doc) => changed(at, doc, { verdicts: { [criterion]: verdict } }),
  key: ({ at, criterion }) => `${candidatePath(at)} ${criterion}`,
  says: ({ criterion, verdict }) =>
    `${CRITERION[criterion].column}\u00a0: ${verdict === null ? 'réponse retirée' : verdict ? 'oui' : 'non'}`,
})

interface Noted {
  readonly at: CandidateAddress
  /** The note before. */
  readonly from: string
  readonly note: string
}

/** Writes the note at each key stroke. */
export const setNote = defineMutation<Noted>({
  name: 'research.note',
  args: json.args<Noted>({ at: readStoredAddress, from: json.text, note: json.text }),
  reads: ({ at }) => [candidatePath(at)],
  writes: ({ at, from, note }, doc) => changeNote(candidatePath(at), doc(candidatePath(at)), from, note),
  key: ({ at }) => candidatePath(at),
  quietMs: TYPING_PAUSE_MS,
  joined: (earlier, later) => (later.from === earlier.note ? { ...later, from: earlier.from } : null),
  says: ({ note }) => (note === '' ? 'Note effacée' : 'Note de produit'),
  text: ({ note }) => note,
})

interface Renamed {
  readonly at: CandidateAddress
  readonly name: string
}

export const renameCandidate = defineMutation<Renamed>({
  name: 'research.rename',
  args: json.args<Renamed>({ at: readStoredAddress, name: json.text }),
  reads: ({ at }) => [candidatePath(at)],
  writes: ({ at, name }, doc) => decideRename(candidatePath(at), doc(candidatePath(at)), name),
  key: ({ at }) => candidatePath(at),
  says: ({ name }) => `Produit renommé\u00a0: ${name}`,
  text: ({ name }) => name,
})

interface FigureSet {
  readonly at: CandidateAddress
  readonly figure: ProductKey
  readonly value: number | null
}

interface ResoldSet {
  readonly at: CandidateAddress
  readonly figure: 'isResold'
  readonly value: boolean
}

/** Writes one amount at each key stroke. */
export const setFigure = defineMutation<FigureSet | ResoldSet>({
  name: 'research.figure',
  args: json.argsOf(
    json.either(
      json.object<FigureSet>({
        at: readStoredAddress,
        figure: json.oneOf(PRODUCT_KEYS),
        value: json.orNull(json.integer),
      }),
      json.object<ResoldSet>({
        at: readStoredAddress,
        figure: json.oneOf(['isResold']),
        value: json.flag,
      }),
    ),
  ),
  reads: ({ at }) => [candidatePath(at)],
  writes: ({ at, figure, value }, doc) => changed(at, doc, { figures: { [figure]: value } }),
  key: ({ at, figure }) => `${candidatePath(at)} ${figure}`,
  quietMs: TYPING_PAUSE_MS,
  says({ figure, value }) {
    if (figure !== 'isResold') return figureWords(figure, value)
    return `Les articles retournés peuvent être revendus\u00a0: ${value ? 'oui' : 'non'}`
  },
})

interface Removed {
  readonly at: CandidateAddress
  readonly link: string
}

export const removeCandidate = defineMutation<Removed>({
  name: 'research.remove',
  isRemoval: true,
  args: json.args<Removed>({ at: readStoredAddress, link: json.text }),
  reads: ({ at }) => [candidatePath(at)],
  writes({ at }, doc) {
    const path = candidatePath(at)
    return doc(path) ? [{ kind: 'delete', path }] : []
  },
  key: ({ at }) => candidatePath(at),
  says: ({ link }) => `Lien supprimé\u00a0: ${linkLabel(link)}`,
})

function changed(at: CandidateAddress, doc: ReadDocument, change: CandidateChange): readonly Write[] {
  return changeCandidate(candidatePath(at), doc(candidatePath(at)), change)
}
