import { useCandidateAt } from '@/components/work/use-candidates'
import { useProjectOf } from '@/components/work/use-projects'
import type { LiveProject } from '@/data/project-lists'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { isTaken } from '@/domain/coach/cards/card-head'
import { newProjectContent, PROPOSED_TITLE_MAX } from '@/domain/coach/cards/kinds/project'
import { itemPlace } from '@/domain/projects/text/item-text'
import { linkHost } from '@/domain/research/links/link-words'
import { paths } from '@/lib/paths'
import { blockOf, lineOf, type Field } from '../card-form'
import { foundIn, See, itemFault, cardState, type Found, type Kind } from '../kind'

export const projectKind: Kind<'projet', Found<LiveProject, LiveCandidate | null | undefined>> = {
  useFound(card, uid) {
    const taken = isTaken(card)
    const sought = useProjectOf(uid, taken ? card.target : null)
    const { found: candidate, retry } = useCandidateAt(uid, taken ? null : card.proposed.produit)
    const found = foundIn(sought, 'Ce projet n’a pas pu être lu.', candidate)
    return { ...found, unread: [...found.unread, ['Le produit de ce projet n’a pas pu être lu.', retry]] }
  },
  look({ card, stored, found }) {
    const candidate = found.beside
    const { titre, elements } = card.proposed
    const state = cardState(card, found)
    const isOpen = state === 'open'
    const content = newProjectContent(card.proposed, stored.proposed, candidate ?? null)
    return {
      state,
      name: 'nouveau projet',
      title: titre,
      about: `${isOpen ? 'Nouveau projet' : 'Projet'}${
        isOpen && candidate ? `, avec ce que tu as noté de ${linkHost(candidate.link)}` : ''
      }`,
      words: found.target ? 'Modifié depuis' : 'Supprimé depuis',
      body: isOpen && elements.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1 text-small">
          {elements.map(({ element, texte }, at) => (
            <li key={`${element} ${at}`} dir="auto" className="whitespace-pre-wrap">
              <span className="font-semibold">{itemPlace(element)?.title}</span> · {texte}
            </li>
          ))}
        </ul>
      ),
      // The project includes the product's data, so the button waits for the product.
      ways: [{ label: 'Ajouter', given: { content }, isDisabled: candidate === undefined, all: card.id }],
      isEditable: isOpen && candidate !== undefined,
      isLong: true,
      see: (state === 'made' || state === 'moved-on') && (
        <See to={paths.projects} project={found.target?.id ?? null} />
      ),
    }
  },
  form: {
    fields: ({ titre, elements }) => [
      { key: 'titre', as: 'line', label: 'Nom du projet', value: titre },
      ...elements.map(({ element, texte }, at): Field => {
        return { key: String(at), as: 'text', label: itemPlace(element)?.title ?? '', value: texte }
      }),
    ],
    read(proposed, typed) {
      const titre = lineOf(typed['titre'])
      const elements = proposed.elements.map((each, at) => ({ ...each, texte: blockOf(typed[String(at)]) }))
      const isLong = titre.length > PROPOSED_TITLE_MAX
      const faults = {
        ...Object.fromEntries(elements.map(({ texte }, at) => [String(at), itemFault(texte)])),
        ...(isLong && { titre: `Un nom tient en ${PROPOSED_TITLE_MAX} caractères.` }),
        ...(titre === '' && { titre: 'Donne un nom au projet.' }),
      }
      if (Object.values(faults).some((fault) => fault !== '')) return { faults }
      // An emptied item is left out.
      return { edited: { ...proposed, titre, elements: elements.filter(({ texte }) => texte !== '') } }
    },
  },
  preview: () => 'Nouveau projet',
}
