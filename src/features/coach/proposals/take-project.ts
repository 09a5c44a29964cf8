import type { LiveProject } from '@/data/projects/projects'
import { removeProject, saveProject } from '@/data/projects/project-saves'
import { serverNow } from '@/data/session/server-clock'
import { codeOf } from '@/domain/base/errors'
import { newProjectContent } from '@/domain/coach/new-project'
import type { ProposedProject } from '@/domain/coach/proposal'
import type { ProjectContent } from '@/domain/projects/parts'
import type { Candidate } from '@/domain/research/candidate'
import { errorText } from '@/lib/error-text'
import { formatEuros } from '@/lib/format'
import { showToast } from '@/ui/toast'
import { answer, answerChanged, type CardOf, type CardPlace } from './take-advice'

/** `proposed`: what the person made of it. `candidate`: the product that it is about, if it is there. */
export function acceptProject(
  place: CardPlace,
  card: CardOf<ProposedProject>,
  proposed: ProposedProject,
  candidate: Candidate | null,
): void {
  makeProject(place.uid, card.target, newProjectContent(proposed, card.proposed, candidate, formatEuros))
  if (proposed === card.proposed) void answer(place, card, 'accepted')
  else answerChanged(place, { ...card, proposed }, 'edited')
}

/** What it fills is paid for at the person's own next save. */
export function makeProject(uid: string, id: string, content: ProjectContent): void {
  void saveProject({ uid, id, base: null, content, now: serverNow(), earns: false, isShared: true })
}

/** `project` is as the card made it. */
export function undoProject(place: CardPlace, card: CardOf<ProposedProject>, project: LiveProject): void {
  const { state } = card
  removeProject(project).catch((thrown: unknown) => {
    console.warn('A project was not taken back:', codeOf(thrown))
    showToast({ text: errorText('projectDelete', codeOf(thrown)), tone: 'alert' })
    void answer(place, card, state)
  })
  void answer(place, card, 'undone')
}
