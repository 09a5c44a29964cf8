import { coverageOf } from './coverage'
import type { Passage } from './page-text'
import {
  distinct,
  found,
  neighbourhood,
  sentenceAt,
  sentenceText,
  type Finding,
  type ReadPage,
} from './read-page'
import { isRefused, isTold } from './stance'

/** Words of a text that is the Union's own. « Dans toute l'Union » only says where a right holds. */
const OF_UNION =
  /(?<!\b(?:dans|en|vers|hors|partout) (?:toute |tout )?(?:l'|d')?)\b(?:europe\w*|ue|union|bruxelles|2025 ?\/ ?1960|(?:27|vingt-sept) (?:pays|etats)|etats membres)\b|\b(?:identique|commune?|memes?|pareille?|valable)s? (?:pour |dans |a |en )(?:tou\w+ )?(?:l'|les )?(?:union|europe|ue|pays|etats)\b|\b(?:harmonis|normalis)\w*/g
/** « Le feuillet officiel », « le modèle réglementaire »: only beside something to read. */
const OFFICIAL = /\b(?:officiel\w*|reglementaires?|obligatoires?|imposee?s?|types?)\b/g
const READ =
  /\b(?:notices?|avis|affich\w*|panneaux?|placard|pancarte|encart\w*|encadre\w*|cadre|bandeau|vignettes?|etiquettes?|pictogrammes?|visuel|feuill\w+|memo|rappel|textes?|pages?|informations?|mentions?|documents?|fiches?|fichiers?|formulaires?|tableau|presentation|images?|logos?|modeles?)\b|\b(?:panier|caisse|en haut|en tete|en-tete|au-dessus|ci-contre|au pied|au bas|en bas|visible|lisible|lire|se lit|accueil|accroch\w+|epingl\w+|coll[ee]e?|present\w+|reprodui\w+|figure|montr\w+|apparai\w+|s'ouvre|jointe?|vue|voici|voir|voyez)\b/
const GUARANTEE = /garanti|conformite\b/
/** Law of the Union, and what it harmonises besides. */
const LAW =
  /\b(?:directives?|droit|reglements?|lois?|legislations?|regles?|normes?|plateformes?|declarations?|responsable|contact|importat\w+|fabricant|marche)\b\W{1,3}(?:d'execution |de |en |dans |pour |l'){0,3}$/
/** « Étiquette énergie », « notice de montage », « livré dans l'Union »: another subject. */
const OTHER_SUBJECT =
  /\b(?:energ\w+|montage|litiges?|differends?|plateforme|livr\w+|expedi\w+|responsable|importateur|mandataire|fabricant|declaration)\b|(?:notices?|fiches?|guides?) (?:de |d'|du |des )?(?:taille|entretien|emploi|utilisation|tri\b|securite|lavage)/
/** « Notice sur la garantie légale »: nobody puts up another one. */
const OF_GUARANTEE =
  /\b(?:notice|avis|affich\w+|panneau|encart|vignette|etiquette|pictogramme|visuel)(?: (?:d'information|relati[fv]e?|legale?|obligatoire|prevue?|concernant|a propos|sur|de|a|aux?|des|la|les|vos|votre|nos)){0,5}:? ?[«"(]? ?garanties?\b/g
/** A shop has no other « notice harmonisée » or « affiche de l'Union ». */
const ITS_NAME =
  /\b(?:notices?|affich\w+|panneau|placard|pictogramme|encart|avis)(?: (?!de (?:taille|montage))\w+)?(?: \w+)? (?:(?:que |de |d')?(?:l'|la )?)?(?:harmonis|normalis|europe|ue\b|union\b|bruxelles)/
const NOT_YET = /\b(?:bientot|prochainement|a venir|en cours|pas encore|en preparation)\b/
const NEAR = 60

/** The Union's notice on the legal guarantee (Reg. 2025/1960), in whatever words. An image may show it: silence is a point to check. */
export function noticeMissing(page: ReadPage): Finding {
  if (!coverageOf(page).policies || isNoticeTold(page)) return null
  const named = [
    ...found(page, OF_GUARANTEE),
    ...found(page, OF_UNION).filter((place) => isNotice(page, place)),
  ]
  const denied = distinct(named.filter((place) => isNotYet(page, place) || isRefused(page, place)))
  return denied.length > 0 ? denied : { unread: [] }
}

function isNotYet(page: ReadPage, { from }: Passage): boolean {
  return NOT_YET.test(sentenceText(page, from))
}

function isNoticeTold(page: ReadPage): boolean {
  const isSaid = (place: Passage) => !isNotYet(page, place) && isTold(page, place)
  return (
    found(page, OF_GUARANTEE).some(isSaid) ||
    found(page, OF_UNION).some((place) => isNotice(page, place) && isSaid(place)) ||
    found(page, OFFICIAL).some(
      (place) => isRead(page, place) && isAboutGuarantee(page, place) && isSaid(place),
    )
  )
}

function isNotice(page: ReadPage, place: Passage): boolean {
  const { folded } = page
  const { from, to } = sentenceAt(page, place.from)
  const said = folded.slice(from, to)
  if (LAW.test(folded.slice(Math.max(from, place.from - NEAR), place.from))) return false
  if (GUARANTEE.test(said)) return isRead(page, place)
  if (OTHER_SUBJECT.test(said)) return false
  return ITS_NAME.test(said) || (isRead(page, place) && isAboutGuarantee(page, place))
}

/** Something to read is named beside. */
function isRead(page: ReadPage, { from, to }: Passage): boolean {
  const sentence = sentenceAt(page, from)
  const around = { from: Math.max(sentence.from, from - NEAR), to: Math.min(sentence.to, to + NEAR) }
  return READ.test(page.folded.slice(around.from, around.to))
}

/** In the sentence or in one beside it. */
function isAboutGuarantee(page: ReadPage, { from }: Passage): boolean {
  const around = neighbourhood(page, from)
  return GUARANTEE.test(page.folded.slice(around.from, around.to))
}
