import { dropSentCandidate, retryCandidate } from '@/data/research/research-drafts'
import { serverNow } from '@/data/session/server-clock'
import type { SentCandidate } from '@/domain/research/research-draft'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { TableLine } from './candidate-table'
import { CandidateLink } from './candidate-link'
import { useResearch } from '../research-context'

/** Links that the server refused; they stay on the device until they are sent again or given up. */
export function RefusedLinks({ links, isWide }: { links: readonly SentCandidate[]; isWide: boolean }) {
  const { uid } = useResearch()
  return links.map(({ id, link }) => (
    <TableLine key={id} isWide={isWide}>
      <Notice
        tone="danger"
        role="alert"
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => retryCandidate(uid, id, serverNow())}>
              Réessayer
            </Button>
            <Button variant="ghost" onClick={() => dropSentCandidate(uid, id)}>
              Abandonner
            </Button>
          </span>
        }
      >
        <strong>Non enregistré</strong>
        {' · Le lien est gardé sur cet appareil.'}
        <span className="mt-1 block">
          <CandidateLink link={link} />
        </span>
      </Notice>
    </TableLine>
  ))
}
