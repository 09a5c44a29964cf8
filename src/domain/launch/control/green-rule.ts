import type { Passage } from './page-text'
import {
  named,
  namesWithin,
  neighbourhood,
  sentenceAt,
  sentenceText,
  type Finding,
  type ReadPage,
} from './read-page'
import { withHinted } from './hinted'
import { claimed } from './stance'

const COLOURED =
  /\bvert\w* (?:sapin|menthe|olive|pale|fonce|clair|anis|emeraude|kaki|bouteille|pomme|d'eau|tendre|sauge|amande|foret|mousse)\b|\b(?:rouge|bleu|jaune|noir|blanc|rose|gris|beige|marron|violet|orange)\w*\b/
const OTHER_GREEN = /bonus ecologique|transition ecologique|sac compostable|composteur|\btri\b/

/** What the buyer is asked to do, a material or a scene: no promise of the seller. */
const OTHER_NATURE =
  /\bjete[rz]\b|dechete?rie|point de collecte|poubelle|\bdeposez\b|\bcode de l'environnement|terre (?:cuite|crue|battue|glaise|blanche|noire)|pomme de terre|\bglobe\b|coins de la planete|planete ne vous dira rien|systeme solaire|planete (?:terre|mars|saturne|venus|jupiter|neptune|rouge)|\bprise\b|naturopat|\b(?:environnement|climat) (?:de |du |d'|tropical|sec|humide|sonore|professionnel|numerique|familial|domestique|calme|doux|chaud|froid)/

export function greenClaim(page: ReadPage): Finding {
  if (page.context.documents?.includes('green-label')) return null
  const { folded } = page
  const ofNature = (place: Passage) => !OTHER_NATURE.test(sentenceText(page, place.from))
  const hinted = named(page, 'greenHint').filter(ofNature)
  const sure = [...named(page, 'green'), ...named(page, 'nature').filter(ofNature)]
  const all = [...sure, ...hinted]
  const stemOf = ({ from, to }: Passage) => folded.slice(from, to).slice(0, STEM)
  const isGrounded = ({ from }: Passage) =>
    namesWithin(page, { from: sentenceAt(page, from).from, to: neighbourhood(page, from).to }, 'greenGround')
  // The title says « compostables », the line below by which standard.
  const grounded = new Set(all.filter(isGrounded).map(stemOf))
  const stands = (places: readonly Passage[]) =>
    claimed(page, places).filter((place) => {
      const words = folded.slice(place.from, place.to)
      return (
        !grounded.has(stemOf(place)) &&
        !OTHER_GREEN.test(sentenceText(page, place.from)) &&
        !(/\bvert/.test(words) && COLOURED.test(sentenceText(page, place.from))) &&
        !/^respectez\b/.test(words)
      )
    })
  return withHinted(stands(sure), stands(hinted))
}

/** Letters that the forms of a word share. */
const STEM = 8
