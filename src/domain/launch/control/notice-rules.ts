import { coverageOf } from './coverage'
import type { Passage } from './page-text'
import { found, MISSING, neighbourhood, sentenceAt, sentenceText, type ReadPage } from './read-page'
import { told } from './stance'

/** Who the notice comes from. « Dans toute l'Union » only says where a right holds. */
const OF_UNION =
  /(?<!\b(?:dans|en|vers|hors|partout) (?:toute |tout )?(?:l'|d')?)\b(?:europe\w*|ue|union|bruxelles|2025 ?\/ ?1960)\b|\bcommission europeenne\b|\bharmonis\w*/g
const OFFICIAL = /\b(?:officiel\w*|reglementaires?|obligatoires?|imposee?s?|types?)\b/g
/** Of the goods themselves, so that no other subject is meant. */
const GUARANTEE = /garanti|conformite\b/
/** Something that is looked at: these are put up for nothing else beside a guarantee. */
const POSTED =
  /\b(?:notices?|avis|affich\w*|panneaux?|panonceau|pancarte|encart\w*|encadre\w*|cadre|carre|bandeau|banniere|vignettes?|etiquettes?|pictogrammes?|picto|icone|symbole|visuel|infographie|feuillet|feuille|depliant|memo|rappel|qr)\b/
/** Words that also mean something else: only right before who it comes from. */
const WRITTEN =
  /\b(?:textes?|pages?|informations?|mentions?|documents?|fiches?|fichiers?|pdf|formulaires?|tableau|images?|logos?|modeles?|resume|recapitulatif|annonce|message|note|format|version|guide|presentation|livret|signaletique|bloc)\b(?! de loi)[^.;:!?]{0,45}$/
/** Law of the Union, and what it harmonises besides. */
const LAW =
  /\b(?:directives?|droit|reglements?|lois?|legislations?|regles?|normes?|plateformes?|declarations?)\W{1,3}(?:d'execution )?$/
/** « Étiquette énergie », « notice de montage »: of another subject. */
const OF_OTHER =
  /\b(?:notices?|etiquettes?|fiches?|guides?|pictogrammes?|informations?|documents?|affich\w*) (?:de |d'|du |des )?(?:energ|taille|entretien|montage|emploi|utilisation|recyclage|tri\b|litige|securite|lavage)/
/** « Notice sur la garantie légale »: nobody puts up another one. */
const OF_GUARANTEE =
  /\b(?:notice|avis|affich\w+|panneau|encart|vignette|etiquette|pictogramme|visuel)(?: (?:d'information|relati[fv]e?|legale?|obligatoire|prevue?|concernant|a propos|sur|de|a|aux?|des|la|les|vos|votre|nos)){0,5}:? ?[«"(]? ?garanties?\b/g
const NOT_YET = /\b(?:bientot|prochainement|a venir|en cours|pas encore|en preparation)\b/
/** Characters between a notice and who it comes from. */
const NEAR = 60

/** The Union's notice on the legal guarantee (Reg. 2025/1960), in whatever words. */
export function noticeMissing(page: ReadPage): readonly Passage[] | null {
  return coverageOf(page).policies && !isNoticeTold(page) ? MISSING : null
}

function isNoticeTold(page: ReadPage): boolean {
  return (
    told(page, [...found(page, OF_UNION), ...found(page, OFFICIAL)]).some(
      (place) => isNotice(page, place) && isAboutGuarantee(page, place),
    ) || told(page, found(page, OF_GUARANTEE)).some(({ from }) => !NOT_YET.test(sentenceText(page, from)))
  )
}

function isNotice(page: ReadPage, { from, to }: Passage): boolean {
  const { folded } = page
  const sentence = sentenceAt(page, from)
  const before = folded.slice(Math.max(sentence.from, from - NEAR), from)
  const after = folded.slice(to, Math.min(sentence.to, to + NEAR))
  const said = folded.slice(sentence.from, sentence.to)
  if (LAW.test(before) || NOT_YET.test(said) || OF_OTHER.test(said)) return false
  return (
    folded.startsWith('harmonis', from) || POSTED.test(before) || POSTED.test(after) || WRITTEN.test(before)
  )
}

/** A shop has no other « notice harmonisée » or « affiche de l'Union ». */
const ITS_NAME =
  /\b(?:notices?|affich\w+|panneau|pictogramme|encart|avis)(?: \w+)? (?:(?:de |d')?(?:l'|la )?)?(?:harmonis|europeen|ue\b|union\b)/

function isAboutGuarantee(page: ReadPage, { from }: Passage): boolean {
  const { folded } = page
  const around = neighbourhood(page, from)
  if (GUARANTEE.test(folded.slice(around.from, around.to))) return true
  return ITS_NAME.test(sentenceText(page, from))
}
