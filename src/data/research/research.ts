import {
  CRITERION,
  parseCandidate,
  type Candidate,
  type CriterionKey,
  type Verdict,
} from '@/domain/research/candidate'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import { linkLabel } from '@/domain/research/links/candidate-link'
import {
  addCandidates as decideAdd,
  candidatePath,
  candidatesPath,
  changeCandidate,
  sectionPath,
  type NewCandidate,
} from '@/domain/research/candidate-writes'
import { figureWords, type ProductKey } from '@/domain/money/figures'
import { addToSection } from '@/domain/research/section-writes'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text/text-limits'
import { Refusal } from '@/domain/base/write'
import { defineMutation } from '@/data/sync/mutation'
import {
  documentQuery,
  latest,
  listOf,
  newestFirst,
  owned,
  type Condition,
  type Doc,
  type Query,
  type Spec,
  type WithState,
} from '@/data/sync/query'

export type LiveCandidate = WithState<Candidate & CandidateAddress>

/** A period: from the first moment until before the second. */
export type Between = readonly [from: Date, until: Date]

/** Candidates of a section (null: of « Mes liens »), newest first, by pages. */
export function candidatesQuery(
  uid: string,
  sectionId: string | null,
  size = DOCUMENTS_PER_QUERY,
  between?: Between,
): Query<readonly LiveCandidate[]> {
  const when: readonly Condition[] = between
    ? [
        ['createdAt', '>=', between[0]],
        ['createdAt', '<', between[1]],
      ]
    : []
  return {
    spec: latest('createdAt', candidatesIn(uid, sectionId, size, ...when)),
    read: listOf(parse),
  }
}

/** All candidates, also without a creation date, for exports and the deletion of a section. */
export function allCandidatesQuery(uid: string, sectionId: string | null): Query<readonly LiveCandidate[]> {
  return {
    spec: candidatesIn(uid, sectionId, DOCUMENTS_PER_QUERY),
    read: listOf(parse, newestFirst),
  }
}

/** Null: no candidate at this path. */
export function candidateQuery({ id, sectionId }: CandidateAddress): Query<LiveCandidate | null> {
  return documentQuery(candidatesPath(sectionId), id, parse)
}

/** A section's candidates have no owner field; the section has. */
export function candidatesIn(
  uid: string,
  sectionId: string | null,
  limit: number,
  ...which: readonly Condition[]
): Spec {
  const collection = candidatesPath(sectionId)
  return sectionId === null ? owned(uid, collection, limit, ...which) : { collection, where: which, limit }
}

function parse({ id, path, fields, isPending, refused }: Doc): LiveCandidate | null {
  const candidate = parseCandidate(id, fields)
  const [root, sectionId = ''] = path.split('/')
  return candidate && { ...candidate, sectionId: root === 'sections' ? sectionId : null, isPending, refused }
}

/** Adds links to a table; also the inverse of a deletion. For a section see `inChunks`. */
export const addCandidates = defineMutation<{
  sectionId: string | null
  candidates: readonly NewCandidate[]
  /** ISO creation time of the first one. */
  createdAt: string
}>({
  name: 'research.add',
  reads: ({ sectionId, candidates }) => [
    ...(sectionId === null ? [] : [sectionPath(sectionId)]),
    ...candidates.map(({ id }) => candidatePath({ id, sectionId })),
  ],
  writes({ sectionId, candidates, createdAt }, docs, { uid }) {
    const date = new Date(createdAt)
    return sectionId === null
      ? decideAdd({ uid, sectionId }, candidates, date, docs)
      : addToSection(uid, sectionId, candidates, date, docs)
  },
  says({ candidates }) {
    const [first] = candidates
    if (first && candidates.length === 1) return `Lien ajouté\u00a0: ${linkLabel(first.link)}`
    return `${candidates.length} liens ajoutés`
  },
  text: ({ candidates }) => candidates.map(({ link }) => link).join('\n'),
})

/** Undo of a deletion, with the same id and place. */
export function putBack({ id, link, verdicts, note, figures, createdAt, sectionId }: LiveCandidate) {
  return {
    sectionId,
    candidates: [{ id, link, verdicts, note, figures }],
    createdAt: (createdAt ?? new Date(0)).toISOString(),
  }
}

export const setVerdict = defineMutation<{ at: CandidateAddress; criterion: CriterionKey; verdict: Verdict }>(
  {
    name: 'research.judge',
    reads: ({ at }) => [candidatePath(at)],
    writes: ({ at, criterion, verdict }, [stored = null]) =>
      changeCandidate(candidatePath(at), stored, { verdicts: { [criterion]: verdict } }),
    key: ({ at, criterion }) => `${candidatePath(at)} ${criterion}`,
    says: ({ criterion, verdict }) =>
      `${CRITERION[criterion].column}\u00a0: ${verdict === null ? 'réponse retirée' : verdict ? 'oui' : 'non'}`,
  },
)

export const setNote = defineMutation<{ at: CandidateAddress; note: string }>({
  name: 'research.note',
  reads: ({ at }) => [candidatePath(at)],
  writes({ at, note }, [stored = null]) {
    if (!stored && note !== '') throw new Refusal('gone')
    return changeCandidate(candidatePath(at), stored, { note })
  },
  key: ({ at }) => candidatePath(at),
  says: ({ note }) => (note === '' ? 'Note effacée' : 'Note de produit'),
  text: ({ note }) => note,
})

type FigureChange =
  | { readonly figure: ProductKey; readonly value: number | null }
  | { readonly figure: 'isResold'; readonly value: boolean }

export const setFigure = defineMutation<{ at: CandidateAddress } & FigureChange>({
  name: 'research.figure',
  reads: ({ at }) => [candidatePath(at)],
  writes: ({ at, figure, value }, [stored = null]) =>
    changeCandidate(candidatePath(at), stored, { figures: { [figure]: value } }),
  key: ({ at, figure }) => `${candidatePath(at)} ${figure}`,
  says({ figure, value }) {
    if (figure !== 'isResold') return figureWords(figure, value)
    return `Ce qui revient peut être revendu\u00a0: ${value ? 'oui' : 'non'}`
  },
})

export const removeCandidate = defineMutation<{ at: CandidateAddress; link: string }>({
  name: 'research.remove',
  reads: ({ at }) => [candidatePath(at)],
  writes: ({ at }, [stored = null]) => (stored ? [{ kind: 'delete', path: candidatePath(at) }] : []),
  key: ({ at }) => candidatePath(at),
  says: ({ link }) => `Lien supprimé\u00a0: ${linkLabel(link)}`,
})
