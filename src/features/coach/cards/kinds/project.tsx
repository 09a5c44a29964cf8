import { useCandidateAt } from '@/components/work/use-candidates'
import { useProjectOf } from '@/components/work/use-projects'
import type { LiveProject } from '@/data/projects'
import type { LiveCandidate } from '@/data/research'
import { isTaken } from '@/domain/coach/card-change'
import { newProjectContent } from '@/domain/coach/new-project'
import { PROPOSAL_LIMITS } from '@/domain/coach/proposal'
import { itemPlace } from '@/domain/projects/item-text'
import { linkHost } from '@/domain/research/candidate-link'
import { formatEuros } from '@/lib/format'
import { paths } from '@/lib/paths'
import { blockOf, lineOf, type Field } from '../card-form'
import { foundIn, standingOf, type Found } from '../standing'
import { BUTTONS, See, itemFault, type Failure, type Kind } from '../kind'

interface ProjectFound extends Found<LiveProject> {
  readonly candidate: LiveCandidate | null | undefined
  readonly failures: readonly Failure[]
}

export const projectKind: Kind<'projet', ProjectFound> = {
  useFound(card, uid) {
    const taken = isTaken(card)
    const sought = useProjectOf(uid, taken ? card.target : null)
    const candidate = useCandidateAt(uid, taken ? null : card.proposed.produit)
    const failures = [
      { text: "Ce projet n'a pas pu être lu.", retry: sought.retry },
      { text: "Le produit de ce projet n'a pas pu être lu.", retry: candidate.retry },
    ]
    return { ...foundIn(sought), candidate: candidate.found, failures }
  },
  look({ card, stored, found: { candidate, failures, ...found } }) {
    const { titre, elements } = card.proposed
    const standing = standingOf(card, found)
    const isOpen = standing === 'open'
    const content = newProjectContent(card.proposed, stored.proposed, candidate ?? null, formatEuros)
    return {
      ...{ standing, name: 'nouveau projet', title: titre, failures },
      about: `${isOpen ? 'Nouveau projet' : 'Projet'}${
        isOpen && candidate ? `, avec ce que tu as noté de ${linkHost(candidate.link)}` : ''
      }`,
      words: standing !== 'moved-on' ? null : found.target ? 'Modifié depuis' : 'Supprimé depuis',
      body: isOpen && elements.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1 text-small">
          {elements.map(({ element, texte }, at) => (
            <li key={`${element} ${at}`} dir="auto" className="whitespace-pre-wrap">
              <span className="font-semibold">{itemPlace(element)?.title}</span> · {texte}
            </li>
          ))}
        </ul>
      ),
      // What is known of the product goes into the project: it is waited for.
      ways: [{ label: 'Ajouter', over: { content }, isDisabled: candidate === undefined, all: card.id }],
      isEditable: isOpen && candidate !== undefined,
      isLong: true,
      see: (standing === 'made' || standing === 'moved-on') && (
        <See to={paths.projects} project={found.target?.id ?? null} />
      ),
    }
  },
  buttons: BUTTONS,
  fields: ({ titre, elements }) => [
    { key: 'titre', as: 'line', label: 'Nom du projet', value: titre },
    ...elements.map(({ element, texte }, at): Field => {
      return { key: String(at), as: 'text', label: itemPlace(element)?.title ?? '', value: texte }
    }),
  ],
  read(proposed, typed) {
    const titre = lineOf(typed['titre'])
    const isLong = titre.length > PROPOSAL_LIMITS.title
    const fault =
      titre === '' ? 'Donne un nom au projet.' : `Un nom tient en ${PROPOSAL_LIMITS.title} caractères.`
    const texts = proposed.elements.map((_, at) => [String(at), blockOf(typed[String(at)])] as const)
    const faults = Object.fromEntries([
      ...(titre === '' || isLong ? [['titre', fault] as const] : []),
      ...texts.flatMap(([key, text]) => {
        const wrong = itemFault(text)
        return wrong === null ? [] : [[key, wrong] as const]
      }),
    ])
    if (Object.keys(faults).length > 0) return { faults }
    // An item that is emptied is left out.
    const elements = proposed.elements.map((each, at) => ({ ...each, texte: texts[at]?.[1] ?? '' }))
    return { edited: { ...proposed, titre, elements: elements.filter(({ texte }) => texte !== '') } }
  },
  isTakenByForm: () => true,
  told: () => 'Nouveau projet',
}
