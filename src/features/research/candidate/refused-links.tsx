import { addCandidates, type AddedCandidates } from '@/data/research/research'
import { mutate, syncOf } from '@/data/sync/current'
import { useEntries } from '@/data/sync/use-live'
import { candidatePath } from '@/domain/research/candidate-writes'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { TableLine } from './candidate-table'
import { CandidateLink } from './candidate-link'
import { useResearch } from '../research-context'

interface LostLinks {
  readonly number: number
  readonly added: AddedCandidates
}

/** Refused links of a deleted section, which are offered in « Mes liens ». */
export function useLostLinks(uid: string): readonly LostLinks[] {
  return useEntries(uid).flatMap(({ number, name, args, fault }) => {
    const added = name === addCandidates.name && fault === 'gone' ? addCandidates.args(args) : null
    return added ? [{ number, added }] : []
  })
}

export function RefusedLinks({ lost, isWide }: { lost: readonly LostLinks[]; isWide: boolean }) {
  const { uid } = useResearch()
  return lost.map(({ number, added }) => (
    <TableLine key={number} isWide={isWide}>
      <Notice
        tone="danger"
        role="alert"
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => void addLoose(uid, number, added)}>
              Mettre dans Mes liens
            </Button>
            <Button variant="ghost" onClick={() => void syncOf(uid).giveUp([number])}>
              Abandonner
            </Button>
          </span>
        }
      >
        <strong>Non enregistré</strong>
        {' · La section a été supprimée ailleurs. Le lien est gardé sur cet appareil.'}
        {added.candidates.map(({ id, link }) => (
          <span key={candidatePath({ id, sectionId: null })} className="mt-1 block">
            <CandidateLink link={link} />
          </span>
        ))}
      </Notice>
    </TableLine>
  ))
}

async function addLoose(uid: string, number: number, added: AddedCandidates): Promise<void> {
  await mutate(addCandidates, { ...added, sectionId: null })
  await syncOf(uid).giveUp([number])
}
