import { isFood } from './coverage'
import { isWithoutGoods } from './digital'
import type { Passage } from './page-text'
import { found, neighbourhood, sentenceAt, sentenceText, type ReadPage } from './read-page'
import { isSpoken, stated } from './stance'

/** « Je ne reprends pas la marchandise », « nous n'acceptons aucun renvoi », « ce qui est vendu est vendu ». */
const NOT_TAKEN_BACK = new RegExp(
  [
    String.raw`\b(?:ne |n')(?:(?:vous|le|la|les|en|y) |l'){0,2}(?:repren|reprend|repris|rembours|recredit)\w*(?: \w+)? (?:pas|plus|jamais|ni|rien|aucune?s?)\b[^.!?\n;:,]{0,60}`,
    String.raw`\bn'accept\w+ (?:pas|plus|jamais|ni|aucune?s?) (?:de |d'|les? |la |l'|un |nos |vos )?(?:retour|renvoi|reprise|annulation|retractation|remboursement)\w*[^.!?\n;:,]{0,60}`,
    String.raw`\b(?:ne |n')(?:fai\w+|prati\w+|propos\w+|assur\w+|donn\w+|gere\w*) (?:pas|plus|jamais|ni|aucune?s?) (?:de |d'|les? |la |l'|un )?(?:retour|renvoi|reprise|annulation|retractation|remboursement)s?\b[^.!?\n;:,]{0,60}`,
    String.raw`\b(?:marchandise|articles?|produits?|objets?|pieces?|commandes?|achats?|(?!frais)[a-z]{4,} (?:vendue?s?|livree?s?|expediee?s?|achetee?s?|commandee?s?)),? (?:(?:n'est|ne sont|ne sera|ne seront|n'est jamais) (?:ni|pas|jamais|plus) (?:repris|rembours|rendu)\w*|ne (?:se |s')?(?:repren|rembours|rend)\w* (?:pas|plus|ni|jamais))[^.!?\n;:,]{0,40}`,
    String.raw`\b(?:vendue?s?,? c'est vendu|vendue?s? (?:est|reste) (?:une? )?[a-z]{3,} vendue?\b|ce qui est (?:vendu|achete|pris|commande) (?:est|reste) (?:vendu|achete|pris|commande))\b`,
    String.raw`\b(?:pas question|hors de question|inutile|impossible|pas possible|interdit)(?: de| d')? ?(?:nous |me |le |la |les |l'){0,2}(?:rendre|renvoyer|retourner|reprendre|rembourser|retracter|changer d'avis)\b[^.!?\n;:,]{0,40}`,
    String.raw`\b(?:nous|je|on) refus\w+ (?:tou\w+ |les? |la |l')*(?:retour|renvoi|reprise|remboursement|retractation)\w*[^.!?\n;:,]{0,40}`,
  ].join('|'),
  'g',
)
export const HYGIENE = /hygien/
/** Hygiene leaves out what was unsealed, and what is worn on the bare body. */
const OF_BODY =
  /descell|ouvert|deball|scelle|opercul|protection|entam|utilis|portee?s?\b|essay|lave|boucles?\b|piercing|oreill|ecouteur|sous-vet|lingerie|culotte|string|boxer|soutien|maillot|collant|chaussett|cosmet|maquill|creme|\bsoins?\b|savon|rasoir|brosse|tetine|biberon|sucette|intime|menstru|masque|mascara|vernis|baume|perruque|protege-|embouchure|tire-lait/

export function isOfHygiene(page: ReadPage, at: number): boolean {
  return HYGIENE.test(sentenceText(page, at)) && isOfGoods(page, at, OF_BODY)
}

/** Goods that the sentence or the title of the page names. */
function isOfGoods(page: ReadPage, at: number, goods: RegExp): boolean {
  const { from = 0, to = 0 } = page.sentences[0] ?? {}
  return goods.test(sentenceText(page, at)) || goods.test(page.folded.slice(from, to))
}

/** « Les flacons ouverts ne sont pas repris ». */
export function isUnsealed(page: ReadPage, at: number): boolean {
  return /ouvert|deball|descell|entam/.test(sentenceText(page, at)) && isOfGoods(page, at, SEALED)
}

/** « Seuls les produits non ouverts sont repris »: to try an article takes no right away. */
const UNTRIED = String.raw`(?:(?:\bnon[ -]|\bpas |\bjamais |\bsans avoir )(?:ete |encore ete )?(?:ouvert|deball|essay|descell|sorti|branch|allum|mont|deplie)|\bencore (?:emball|scell|sous (?:film|blister|plastique|cellophane))|\b(?:emballage|boite|carton|film|blister|sceau|paquet|cellophane)s? (?:d'origine )?(?:\w+ )?(?:intact|ferme\b|fermee|scelle|non )|\bsous (?:film|blister|cellophane))`
const RESTRICTED = String.raw`(?:\bseul(?:e?s?)\b|\buniquement\b|\bseulement\b|\bexclusivement\b|\b(?:a (?:la )?|sous )condition|\bpourvu qu|\btant qu|\bdoi(?:t|vent)\b|\bimperativement\b|\bobligatoirement\b|\b(?:ne |n')[^.!?\n;]{0,30}\bqu(?:e\b|')|\bs(?:i (?:l'|le |la |les |il |elle |vous |tu |ton |votre )|'ils? ))`
const ONLY_UNTRIED = new RegExp(
  [
    String.raw`${RESTRICTED}[^.!?\n;]{0,90}${UNTRIED}[^.!?\n;]*`,
    String.raw`${UNTRIED}[^.!?\n;]{0,40}${RESTRICTED}[^.!?\n;]*`,
    String.raw`\b(?:tout ce qui (?:est|a ete)|(?!(?:magasin|boutique|atelier|bureau|service|standard|site|accueil|guichet|depot|marche|relais|compte|dossier|litige|question|non|pas|jamais|ete|encore|meme|deja|une fois|apres|des|sera|est|sont|ou|et|si)\b)[a-z]{3,})(?: qui (?:est|a ete)| (?:est|sont))? (?:deja )?(?:ouvert|deball|essay|descell)\w*[^.!?\n;:]{0,30}\b(?:(?:ne |n')[^.!?\n;:,]{0,25}\b(?:repris|repren|rend\b|rembours|retourn|rendu|echang|accept|repren|renvoy)|(?<!n')(?:est|sont) (?:refuse|acquis|perdu|consider|exclu)|(?<!\b(?:pas|jamais) )perd)\w*[^.!?\n;]*`,
    String.raw`\b(?:apres|une fois|des)(?: (?:l'|le |la |votre |ton )?(?:ouverture|deballage|essayage)| (?:le |la |l'|votre |ton )?(?:colis|produit|article|boite|emballage|paquet) (?:ouvert|deball)\w*)[^.!?\n;]{0,30}\b(?:plus (?:de|aucun)|aucune?|pas de|impossible|ne )[^.!?\n;]{0,20}(?:retour|rembours|repris|echang)\w*[^.!?\n;]*`,
  ].join('|'),
  'g',
)
/** « Crème mains », not « un canapé crème ». */
const CREAM = String.raw`(?:^|\b(?:la|une|cette|votre|notre|ta|de|d'une) )cremes?\b`
/** Goods that the law leaves out once unsealed. */
const SEALED = new RegExp(
  String.raw`\bcds?\b|\bdvds?\b|blu-?ray|vinyle|disque|logiciel|jeux? video|cosmet|maquill|${CREAM}|savon|parfum(?!e)|shampo|serum|baume|mascara|levres|dentifrice|lotion|\bpots?\b|flacon|\btubes?\b|bouteille|sachet|bocal|bocaux|conserve|\bthes?\b|\bcafe|aliment|perissable|denree|consommable|cartouche|sous-vet|lingerie|maillot|piercing|boucles d'oreill`,
)
const ADVICE =
  /personnalis|sur mesure|carte cadeau|si possible|de preference|frais de|gratuit|echange|au-dela|apres ce|passe (?:ce|le|les|cette|un)\b|\bmeme\b|commercial|satisfait|garanti/

/** Goods made to the buyer's own wishes: « coupé à vos cotes », « d'après vos plans », « à la longueur que vous donnez ». */
export const BESPOKE = String.raw`personnalis|monogramm|sur[ -]mesure|\b(?:a|aux|selon|d'apres|suivant|sur|avec) (?:vos|tes|votre|ton|ta)(?: propres?)? ?(?:cotes?|mesures?|dimensions?|indications?|specifications?|plans?|croquis|dessins?|textes?|photos?|consignes?|nom\b|prenom|initiales|taille exacte|motifs?|gout precis)|\b(?:cotes?|mesures?|dimensions?|longueur|largeur|taille|texte|motif|couleur) que (?:vous|tu) (?:nous |me |m')?(?:donn|indiqu|chois|envo|fourni|command)\w*|\bpour (?:vous|toi) seule?\b`
/** Part of the goods that the law leaves out, what is no price of an article, or a right that follows. */
const LAWFUL = new RegExp(
  String.raw`frais|express|port\b|livraison|emballage|gravure|ouvert|descell|entam|utilis|portee?s?\b|lave|usag|abim|casse|incomplet|sans\b|moins|apres|au-dela|passe|plus de|plus tard|etiquette|personnalis|sur mesure|sur-mesure|prenom|perissable|alimentaire|l\.? ?221-28|exception|sauf|tant que|avant d|retenue|penalite|carte cadeau|difference|especes|timbre|douane|en avoir|un avoir|par avoir|bon d'achat|ancien|vieux|vieil|autre|colis (?:en|non|refuse)|contre remboursement|\bsi (?:vous|tu|le|la|l'|elle|il)\b|${BESPOKE}`,
)
/** The buyer's own doing is no condition. */
const RETURN = String.raw`(?:retour|renvo|repren|reprise|repris|retract|rembours|renonc|rendre)\w*`
const FAULTY = String.raw`(?:defectu|defaut|abim|casse|endommag|non conforme|erreur de (?:notre|ma)|panne|vice\b|malfacon)`
const ONLY_FAULTY = new RegExp(
  [
    String.raw`\b${RETURN}[^.!?\n;]{0,70}\b(?:a (?:la )?condition|uniquement|seulement|exclusivement|(?:pour )?autant|qu'en cas|que (?:si|pour)|que lorsqu|que s'|seule?s?\b)[^.!?;\n]{0,50}${FAULTY}[^.!?;\n]*`,
    String.raw`\b(?:seuls?|seules?|uniquement|seulement)\b[^.!?;\n]{0,40}${FAULTY}[^.!?;\n]{0,60}\b${RETURN}[^.!?;\n]*`,
    String.raw`\b(?:n'ouvre|ne donne|n'ouvrent|ne donnent)[^.!?\n;]{0,20}droit a (?:rien|aucune?|pas)[^.!?;\n]*`,
    String.raw`\b(?:ne plus (?:aimer|vouloir)|ne pas aimer|change\w* d'avis|changement d'avis|regret\w*)\b[^.!?\n;]{0,40}(?:n'est pas|n'est jamais|ne (?:suffit|compte|donne|constitue)\w* pas)[^.!?;\n]*`,
  ].join('|'),
  'g',
)
const LAWFUL_CONDITION =
  /frais|\bport\b|charge|etiquette|au-dela|apres (?:ce|le|les|cette|quatorze|14)|passe\b|garanti|echange|descell|ouvert|hygien/
const OF_RETURNS = new RegExp(String.raw`${RETURN}|retours?\b|renvois?\b|\bdroit\b`)

/** The term runs from the reception: « à compter de la validation de sa commande » shortens it. */
const ORDERED = String.raw`(?:commande|achat|paiement|facture|facturation|expedition|envoi|reglement|debit|depart)`
const FROM_ORDER = new RegExp(
  String.raw`\b(?:14|quatorze) jours[^.!?\n;]{0,40}(?:a (?:partir|compter|dater)|apres|suivant|depuis|des(?= (?:le|la|votre|ton|ta|l'))|suivent|debut\w*|cour\w+)(?:(?!recep|recu|livr|remis|arriv)[^.!?\n;]){0,20}\b(?:(?:date|jour|moment|validation|passation|confirmation|enregistrement|signature|mail|clic)\b(?:(?!recep|recu|livr|remis|arriv)[^.!?\n;]){0,16}\b${ORDERED}\b|(?:la |l'|votre |sa |son |le |ta |ton )${ORDERED}\b)(?! (?:recue|livree|est (?:recu|livr)))` +
    String.raw`|\b(?:14|quatorze) jours[^.!?\n;]{0,30}(?:apres|depuis|des|a (?:partir|compter) du (?:moment|jour) ou)(?:(?!recep|recu|livr|remis|arriv)[^.!?\n;]){0,24}\b(?:avoir (?:command|pay|achet|regl|valid)\w*|(?:vous|tu) (?:avez|as) (?:command|pay|achet|regl|valid)\w*|(?:vous|tu) (?:commandez|payez|validez|commandes|paies))` +
    String.raw`|\bmeme si (?:le |la |votre |l'|ton )?(?:colis|paquet|livraison|commande|article|objet)[^.!?\n;]{0,30}(?:arriv|recu|livr|remis|retard|tard)\w*`,
  'g',
)
const LATE =
  /refus|perd|trop tard|expire|termine|forclos|\bclos|plus (?:possible|recevable|de retour)|definitiv|irrecevab/

/** Returns that are refused, or taken only of goods that are faulty, or unopened, or within a term that runs before the parcel. */
export function refusedReturns(page: ReadPage): readonly Passage[] {
  const { folded } = page
  const refused = stated(page, found(page, NOT_TAKEN_BACK)).filter(
    ({ from }) => !LAWFUL.test(sentenceText(page, from)) && !isOfHygiene(page, from),
  )
  const untried = stated(page, found(page, ONLY_UNTRIED)).filter(({ from, to }) => {
    const said = sentenceText(page, from)
    if (isOfGoods(page, from, SEALED) || ADVICE.test(said) || HYGIENE.test(said) || isFood(page)) return false
    return OF_RETURNS.test(
      folded.slice(neighbourhood(page, from).from, Math.max(to, sentenceAt(page, from).to)),
    )
  })
  const faulty = stated(page, found(page, ONLY_FAULTY)).filter(({ from, to }) => {
    if (LAWFUL_CONDITION.test(sentenceText(page, from))) return false
    const before = folded.slice(neighbourhood(page, from).from, Math.max(to, sentenceAt(page, from).to))
    return OF_RETURNS.test(before)
  })
  const early = found(page, FROM_ORDER).filter(
    (place) =>
      !isSpoken(page, place) &&
      !isWithoutGoods(page, place) &&
      (!folded.startsWith('meme', place.from) || LATE.test(sentenceText(page, place.from))),
  )
  return [...refused, ...faulty, ...untried, ...early]
}
