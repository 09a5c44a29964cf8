import { late } from '@/domain/base/late'
import { foldText } from '@/domain/base/text/fold-text'

/** Shorter quotes are found in any text. */
const EVIDENCE_MIN = 12

/**
 * True if the quoted evidence of a judgement occurs in the conversation or in the dossier sent with it. The coach opens no links and must
 * not judge a product that nobody described.
 */
export function isEvident(evidence: string, texts: readonly string[]): boolean {
  const wanted = foldText(evidence).trim()
  if (wanted.length < EVIDENCE_MIN) return false
  return texts.some((text) => `${foldText(text)} `.includes(` ${wanted} `))
}

/*
 * All below is folded: without accents, capitals and signs. A claim names a place of the app (« dans ta liste ») or a thing that it keeps (« la
 * tâche »), because the same verbs are said of shops, offices and the answer itself.
 */
const VERBS = String.raw`(?:ajoute|cree|enregistre|note|planifie|mis|rempli|complete|programme|inscrit|place|sauvegarde|retenu|memorise)`
const DONE = String.raw`${VERBS}e?s?`
/** What is done to a thing that is kept already. */
const CHANGED = String.raw`(?:modifie|change|mis a jour|mise a jour|mises a jour|actualise|deplace|reporte|decale|avance|supprime|efface|retire|enleve|coche|valide|renomme|corrige|remplace|rajoute|glisse|range|archive|restaure)`
const TO_CHANGE = String.raw`(?:modifier|changer|mettre a jour|actualiser|deplacer|reporter|decaler|avancer|supprimer|effacer|retirer|enlever|cocher|valider|renommer|corriger|remplacer|rajouter|glisser|ranger|archiver|restaurer)`
const I_CHANGE = String.raw`(?:modifie|change|mets a jour|actualise|deplace|reporte|decale|avance|supprime|efface|retire|coche|valide|renomme|remplace|rajoute|glisse|range|archive)`
const ON_DAY = String.raw`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd hui|demain|apres demain|ce soir|la semaine prochaine)`
const THING = String.raw`(?:taches?|todos?|projets?|souvenirs?|rappels?)`
const KEPT_IN = String.raw`(?:listes?|taches|semaine|projets?|fiche produit|souvenirs|memoire|planning|agenda|calendrier|appli|application|tableau de bord|coach boom)`
const PLACE = String.raw`(?:dans argent|(?:dans|a|au|aux|sur|en) (?:(?:ta|ton|tes|la|le|les|l|ma|mon|mes) )?(?:${KEPT_IN}|${ON_DAY})|pour ${ON_DAY})`
/** What is kept and may be changed; a text that the coach rewrites in its answer is not among it. */
const KEPT = String.raw`(?:(?:la|les|ta|tes|ton|le|cette|ces|ce|ma|mes|mon) (?:\p{N}+ |deux |trois |quatre |cinq )?(?:${THING}|planning|agenda|calendrier|semaine|liste|prix(?: de vente| d achat)?|chiffres|montants))`
/** Parts of a project, which « remplir » is about; « citation » stands for a name in quotes. */
const ITEM = String.raw`(?:elements?|points?|sections?|concurrence|client cible|cible|fournisseur|positionnement|offre|fiche|page produit|citation)`
const HAVE = String.raw`(?:j ai|je (?:te |t )?(?:l|les) ai|je t ai|nous avons|on a) (?:bien |deja |aussi |donc |tout |egalement )*`
const JUST = String.raw`je viens de?(?: te| t| l| les| la| le)* `
const DO = String.raw`je (?:te |t |l |les |la |le |y )*`
const OPENING = String.raw`(?:voila|et|ok|parfait|super|ca y est|bon|oui|tres bien|d accord|entendu|c est bon)`

const CLAIMS = [
  // « J'ai ajouté la tâche », « je viens de créer ton projet », « je l'ajoute à ta liste »
  String.raw`${HAVE}(?!note)${DONE} (?:.{0,80} )?(?:${THING}|${PLACE}) `,
  String.raw`${JUST}(?:ajouter|creer|enregistrer|planifier|mettre|programmer|inscrire|placer|sauvegarder|memoriser) (?:.{0,80} )?(?:${THING}|${PLACE}) `,
  String.raw`${DO}(?:ajoute|cree|enregistre|planifie|programme|inscris|mets|place|sauvegarde) (?:.{0,80} )?(?:${THING}|${PLACE}) `,
  // « J'ai déplacé la tâche », « je viens de modifier ton prix », « je reporte tes trois tâches »
  String.raw`(?:${HAVE}${CHANGED}e?s?|${JUST}${TO_CHANGE}|${DO}${I_CHANGE}) (?:(?:bien|aussi|donc|toutes|tous) )*${KEPT} `,
  String.raw`(?:${HAVE}${CHANGED}e?s?|${JUST}${TO_CHANGE}|${DO}${I_CHANGE}) (?:.{0,80} )?${PLACE} `,
  String.raw`${HAVE}(?:saisi|entre|applique|rempli|reporte)e?s? (?:.{0,40} )?(?:(?:tes|ces|les) (?:chiffres|montants|valeurs)|dans argent) `,
  String.raw`(?:${HAVE}(?:lance|demarre|arrete|cloture)|${JUST}(?:lancer|demarrer|arreter|cloturer)) (?:le|ton|ce) test `,
  String.raw`${HAVE}(?:annule|resilie|prolonge) (?:ton|l) (?:abonnement|essai) `,
  // « Ça y est, c'est dans tes tâches », « elle est maintenant dans ta liste »
  String.raw`(?:voila|ca y est|c est bon) (?:.{0,40} )?(?:est|sont) ${PLACE} `,
  String.raw`(?:est|sont) (?:maintenant|desormais) ${PLACE} `,
  String.raw`c est ${PLACE} (?:maintenant|desormais) $`,
  // « Noter » is also to take note: only with its place.
  String.raw`(?:${HAVE}note|${JUST}noter|${DO}note) (?:.{0,80} )?${PLACE} `,
  // Verbs of nothing but an app.
  String.raw`${HAVE}(?:enregistre|sauvegarde|memorise|planifie|programme)e?s? (?!que )`,
  String.raw`${JUST}(?:enregistrer|sauvegarder|memoriser) (?!que )`,
  String.raw`je te (?:l|les) ai (?:bien |deja )?${DONE} `,
  String.raw`(?:${HAVE}|${JUST})(?:(?:tout|tous|toutes) )?(?:ajoute|cree|inscrit|mis)(?:e?s?|r)(?: le)?(?: tout)? $`,
  String.raw`(?:${HAVE}|${JUST})(?:rempli|complete)(?:e?s?|r) (?:\p{L}+ ){0,2}${ITEM} `,
  String.raw`(?:je (?:le |la |les )?retiens|retenue?s?|memorisee?s?) pour (?:la suite|la prochaine fois|plus tard) `,
  String.raw`je m en souviendrai `,
  String.raw`je (?:m en souviens|garde (?:ca|cela|tout|l info|ce chiffre)(?: en tete)?|note (?:ca|cela)) pour (?:la suite|la prochaine fois|plus tard) `,
  String.raw`(?:je garde|je conserve|${HAVE}garde|${HAVE}mis|${HAVE}range) (?:.{0,40} )?en memoire `,
  String.raw`${HAVE}pris note (?:.{0,40} )?pour (?:la suite|la prochaine fois|plus tard) `,
  String.raw`je te (?:mets|note|cale|place) (?:ca|cela|tout ca) (?:a |pour |le )?${ON_DAY} `,
  String.raw`c est (?:bien |deja )?(?:fait|${DONE}) (?:.{0,80} )?${PLACE} `,
  String.raw`(?:est|sont|ete) (?:bien |deja |maintenant |desormais )*(?:ajoute|cree|enregistre|planifie|programme|inscrit|sauvegarde|note)e?e?s? ${PLACE} `,
]
/** From the beginning of the sentence: « C'est fait ! », « Tâche créée pour lundi », « Ton projet est créé ». */
const OPENING_CLAIMS = [
  String.raw`c est (?:bien |deja |tout )?(?:fait|${DONE})(?: pour (?:toi|la suite|la prochaine fois))? $`,
  String.raw`(?:\p{N}+ |\p{L}+ ){0,2}(?:taches?|projets?|souvenirs?|rappels?) (?:citation )?(?:(?:a|ont) (?:bien )?ete |(?:est|sont) (?:bien |desormais |maintenant |deja )?)?(?:ajoute|cree|enregistre|planifie|programme|inscrit|sauvegarde|memorise)e?e?s? (?:$|avec succes |${PLACE} |dans )`,
  String.raw`(?:${KEPT}|(?:\p{N}+ |deux |trois )taches) (?:citation )?(?:(?:a|ont) (?:bien )?ete |(?:est|sont) (?:bien |desormais |maintenant |deja )?)(?:mise?s? a jour|modifie|actualise|deplace|reporte|decale|supprime|renomme|remplace|enregistre|ajoute)e?e?s? (?:$|avec succes |pour toi |a \p{N}|${PLACE} )`,
]
/** « Enregistré ! », alone; « Ajouté : » begins a list, and « Noté. » is « I see ». */
const DONE_ALONE =
  /^(?:[\s*_✅✔☑]|\ufe0f)*(?:(?:voilà|ok|parfait|super|et),? )?(?:(?:bien|tout est) )?(?:ajouté|enregistré|sauvegardé|mémorisé|planifié|programmé|modifié|supprimé|mis à jour|(?:ajout|modification|suppression|mise à jour|enregistrement|sauvegarde) (?:effectué|fait|enregistré))e?s?(?: avec succès)?[\s*_]*[.!✅✔☑]/iu
const CLAIM = late(() => new RegExp(` (?:${CLAIMS.join('|')})`, 'u'))
const OPENING_CLAIM = late(() => new RegExp(`^ (?:${OPENING} )*(?:${OPENING_CLAIMS.join('|')})`, 'u'))

/** The same words of the answer itself, of the person's past, or of something not done yet. */
const NO_CLAIMS = [
  / (?:retenu|note) (?:que|(?:trois |deux |quatre |cinq |\d+ |des |les )?(?:idees|points|choses)) /u,
  / (?:ajoute|cree|note|mis|rempli|complete|place|retenu|mets|inscris|planifie|programme|modifie|change|actualise|deplace|supprime|retire|enleve|corrige|remplace|rajoute|glisse|range|reporte|applique|saisi|entre|avance|decale)e?s? .*(?:pour voir|hypothese|simulation|formule|essai|ton texte|ta phrase|ci dessous|ci dessus|plus bas|plus haut|en gras|en premier|entre parentheses|tableau(?! de bord)|exemples?|calcul|reponse|a la fin|dans l ordre) /u,
  / c est (?:bien |deja )?fait (?:pour (?!toi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)|de|en|a (?!ta)|avec|par|main) /u,
  / (?:note|retenu)e?s? (?:dans|sur|a partir de|d apres) tes notes /u,
  / (?:quand|une fois|des|si|lorsque|apres|tant|jusqu a ce|avant|est ce|pour que|dis moi|valide|clique|appuie|veux tu|des que) (?:.* )?(?:c est|j ai|je|est|sont|elles? sont|ils? sont|ajoute\p{L}*|creee?s?) /u,
  / (?:shopify|etsy|stripe|urssaf|inpi|google|meta|tiktok|instagram|amazon|vinted|canva|paypal|notion|excel) /u,
]

/** Text in quotes is of somebody else; one word remains for it. */
const QUOTED = /«[^«»]*»|“[^“”]*”|"[^"\n]*"/gu

/** True if the coach claims to have saved something, which only a click does: the page then stresses that nothing is saved. */
export function claimsToHaveSaved(answer: string): boolean {
  return answer
    .replace(QUOTED, ' citation ')
    .split(/(?<=[.!?:;…])\s+|\n+/)
    .filter((sentence) => !/\?[\s*_)]*$/u.test(sentence))
    .some((sentence) => {
      if (DONE_ALONE.test(sentence)) return true
      const said = ` ${foldText(sentence.slice(0, SENTENCE_MAX)).trim()} `
      return (
        (CLAIM().test(said) || OPENING_CLAIM().test(said)) && !NO_CLAIMS.some((other) => other.test(said))
      )
    })
}

/** No sentence is longer. */
const SENTENCE_MAX = 600
