import { AMOUNT } from './amounts'
import { COUNT } from './durations'
import type { Passage } from './page-text'
import { found, neighbourhood, sentenceAt, sentenceText, type ReadPage } from './read-page'
import { BESPOKE, HYGIENE, isOfHygiene, isUnsealed, refusedReturns } from './refused-returns'
import { stated } from './stance'

const EXCEPTIONS = new RegExp(
  String.raw`passe ce delai|au-dela|apres ce delai|hors delai|plus tard que|\bancien|descell|\b(?:cds?|dvds?|blu-?rays?|vinyles?|disques?|logiciels?|jeux video)\b[^.!?]{0,20}(?:ouvert|deball)|perissable|l\.? ?221-28|denree|exception|sauf|alimentaire|perim|prenom|initiales|\bgrave|\bbrode|a la demande|${BESPOKE}`,
)
/** Whether a sentence says a reason of the law to leave goods out: its article, food, made to measure. */
export function isLeftOut(sentence: string): boolean {
  return LEFT_OUT.test(sentence)
}

const LEFT_OUT = new RegExp(
  String.raw`l\.? ?221-28|perissable|denree|deteriorer|selon (?:vos|tes|les) (?:indication|specification)|${BESPOKE}`,
)
/** Hygiene excepts what was unsealed, nothing else. */
const UNOPENED = /\bmeme\b[^.!?]{0,30}\b(?:jamais|non|neu\w+|pas|scelle\w*|intact\w*|emballe\w*|ferme\w*)/
const GIVEN_BACK = String.raw`(?:retour|remboursement|echange|reprise)s?\b`
const REFUSALS = new RegExp(
  [
    String.raw`retours? (?:et echanges? )?(?:(?:ne sont|n'est|ne seront|ne sera|sont|:) )?(?:non|pas|jamais) (?:accept|possible|repris|autoris|admis|rembours)\w*`,
    String.raw`retours? (?:et echanges? )?(?:(?:sont|est|:) )?(?:refuse|interdit|impossible|exclu)e?s?\b|retours? ?: ?(?:non|aucun)(?= ?(?:[.,;!)]|$))`,
    // « Aucun retour n'est à payer » refuses nothing.
    String.raw`(?:aucun|pas de|ni) ${GIVEN_BACK}(?! (?:n'est (?:a|payant|complique)|ne (?:prend|coute|demande|depass|vous)|a (?:justifier|payer|motiver|expliquer)|partiel|tardif|payant|en argent liquide)\b)[^.!?\n]{0,40}`,
    String.raw`ni repris,? ni echange\w*|ne (?:seront|sont) (?:ni|pas) (?:repris|rembourse|echange|accepte)\w*|non remboursables?`,
    String.raw`vente (?:ferme|definitive)|(?:ventes?|achats?|commandes?) (?:est|sont) (?:fermes? et )?definiti(?:f|ve)s?(?= ?[.!,:;\n]| et\b|$)`,
    String.raw`sans (?:droit|possibilite) de (?:retractation|retour)|retractation[^.!?\n]{0,40}(?:ne s'applique pas|impossible|exclue?|refuse)`,
    String.raw`(?:avoir|bon d'achat)s? (?:uniquement|seulement|exclusivement)|(?:uniquement|seulement|exclusivement|que) (?:sous forme d'|en |par |un )+(?:avoir|bon d'achat)`,
    // A right of the law that one has to buy.
    String.raw`(?:droit|retours?(?! gratuit| offert)|retract\w*)[^.!?\n]{0,40}(?:n'est|ne sont|n'a|reserve\w*)[^.!?\n]{0,60}\b(?:option|abonne|membre|carte|club|formule|assurance)[^.!?\n]*`,
    String.raw`\bechanges? (?:uniquement|seulement|exclusivement)\b|\b(?:retour|renvoi|colis|article)s? (?:sans|prive de) (?:son|sa|ses|leur|l'|le |la |les )? ?(?:carton|emballage|boite|etiquette|ecrin|notice|housse|film|sachet)\w*[^.!?\n;]{0,30}\b(?:est|sont|sera|seront|repart\w*|ne \w+ (?:pas|ni)) ?(?:refus|renvoy|retourn|perdu|rembours|repris|accept)?\w*`,
    String.raw`(?:rembours\w*|repris\w*)[^.!?\n]{0,25}(?:sous forme d'|en |par )(?:un )?(?:avoir|bon d'achat)\b`,
  ].join('|'),
  'gm',
)
/** The buyer chooses, or another thing than the price of the article is not given back. */
const NO_REFUSAL =
  /\b(?:en plus|en sus|sans prejudice) d(?:e |u |es )(?:(?:vos|tes|votre|ton|ce|ces|cette|la|le) )?(?:droits?|delai|retractation)\b|\b(?:frais|port|livraison|expedition|affranchissement|gravure|supplement|renvoi|retour)\b[^.!?\n]{0,50}(?:ne (?:sont|seront)|n'est|ne sera) (?:pas|jamais|ni) rembours|\b(?:pas|jamais|ni|non) (?:en |un |par |d')?(?:avoir|bon d'achat)|\bsi (?:vous|tu) (?:le |la |l')?(?:pref|souhait|voul|desir|accept)|au choix|\bou (?:par|en|un|contre)\b|(?:express|livraison|port|emballage|carte cadeau)[^.!?\n]{0,30}non remboursable/
const SHARE = String.raw`(?:${COUNT} ?(?:%|pour ?cents?)|${AMOUNT}|(?:un|une) (?:dixieme|quart|tiers|cinquieme|huitieme)|la moitie)`
const BUYER_FEE = new RegExp(
  [
    String.raw`frais (?:de|d')(?: ?)(?:restockage|remise en (?:stock|rayon|vente)|dossier|gestion|traitement|manutention|reconditionnement|retractation|annulation)`,
    String.raw`(?:retenue|penalite|deduction|retenons|deduisons|frais) (?:de )?${SHARE}[^.!?\n]{0,60}(?:retour|retract|rembours)`,
    // « Retour : je retiens 15 % », « je retiens 15 % sur tout retour », not what is taken at the order or for a stock.
    String.raw`(?:retour|renvo|retract|rembours|remise en (?:etat|stock))\w*[^.!?\n]{0,60}\b(?:nous|je|on) (?:gard|retien|reten|dedui|retranch|prelev|conserv)\w* ${SHARE}`,
    String.raw`\b(?:nous|je|on) (?:gard|retien|reten|dedui|retranch|prelev|conserv)\w* ${SHARE}(?= (?:d(?:u |e |')[^.,;!?\n]{0,24} )?(?:sur|en cas de|pour|a) (?:tout|toute|chaque|les?|la|l'|un|une|votre)? ?(?:retour|renvo|retract|rembours|remise en (?:etat|stock|rayon)))`,
    String.raw`(?:retour|retract|rembours)\w*[^.!?\n]{0,60}(?:retenue|penalite|deduction|amput\w*) (?:de )?${SHARE}|(?:retour|retract|renvo|rembours)\w*[^.!?\n]{0,40}(?:\bmoins |\b(?:ampute|diminue|ecorne|rogne|deleste|allege)e?s? d(?:e |'))${SHARE}`,
  ].join('|'),
  'g',
)
/** Fees that an order may have too. */
const ANY_FEE = /^frais d(?:e |')(?:dossier|gestion|traitement|manutention)$/
const NO_FEE =
  /(?:sans|aucuns?|ni|pas de) (?:frais|retenue|penalite)|\b(?:ne|n')[^.!?]{0,30}\b(?:pas|jamais|aucune?|ni)\b/

/** Words that a right to give back is spoken of with. */
const OF_RIGHT =
  /retour|renvo|retract|renonc|rembours|repris|reprend|rendre\b|\bdroit\b|\bce delai|chang\w+ d'avis|se rendent|ne (?:vous |te )?(?:plai|sedui|convi|conv|corresp)|\bdecu|deplai|regret|n'en voul|n'aime/
const DISCOUNTED = String.raw`\b(?:promo\w*|sold(?:e|es|ees?)\b|destock\w*|fins? de series?|outlet|ventes? (?:privee|flash)s?|black friday|remises?\b|demarque\w*|declasse\w*|liquidation|rabais|prix (?:reduit|casse|barre|mini|doux)s?)`
const SET_APART = String.raw`(?:exclu\w*|\bhors\b|\bsauf\b|excepte\w*|a l'exception|(?:\bne |\bn')(?:\w+ ){1,2}(?:pas|ni|plus|aucun\w*|jamais)\b|sans (?:retour|reprise)|definiti(?:f|ve)s?\b)`
const FULL_PRICE = String.raw`(?:prix (?:fort|plein|normal|habituel)|plein tarif|non (?:solde|remise|demarque)\w*)`
/** « Les articles en solde sont exclus de ce délai », « seuls les articles au prix fort se retournent ». */
const DISCOUNT_EXCLUDED = new RegExp(
  [
    String.raw`${DISCOUNTED}[^.!?\n;]{0,50}${SET_APART}[^.!?\n;]*`,
    String.raw`${SET_APART}[^.!?\n;]{0,50}${DISCOUNTED}[^.!?\n;]*`,
    String.raw`\b(?:seuls?|seules?|uniquement|seulement)\b[^.!?\n;]{0,40}${FULL_PRICE}[^.!?\n;]*`,
  ].join('|'),
  'g',
)
/** « Soldé ou non, c'est le même délai », « pas d'exception pour les promotions ». */
const NONE_APART =
  /exception pour|font pas exception|comme les autres|y compris|meme (?:delai|droit|regle)|egalement|\baussi\b|refai|reedit|reassort|reprodui|prolong|reconduit|renouvel|\bcode\b|cumul/

/** A voucher, the noun: « sans avoir à vous justifier » is the verb. */
const VOUCHER = String.raw`(?:\b(?:un|d'un|l'|cet|votre|ton|par|contre|sous forme d'|en) ?avoir\b(?! (?:a|recu|ete|eu|le|la|les|un|besoin|de quoi)\b)|\b(?:bons?|cheques?) d'achats?\b|\b(?:credits?|bons?) a valoir\b|\bnotes? de credit\b|\bcredits? (?:boutique|d'achat)\b)`
const VOUCHER_GIVEN = new RegExp(
  String.raw`${VOUCHER}[^.!?\n;]{0,60}\b(?:place|lieu|remplac\w*|tient lieu|valable|emis|remis|etabli|delivre|utilisable|montant|forme)|\b(?:recev\w+|credit\w+|remett\w+|etabli\w+|emett\w+|delivr\w+|adress\w+|envoy\w+|accord\w+|offr\w+|propos\w+|donn\w+|fai(?:s|t|sons)|rend\w*|droit a|prend la forme|sous (?:la )?forme|transform\w+|converti\w*|rembours\w+|donne lieu|ouvr\w+|devien\w+|deviendr\w+|se mue\w*|se chang\w+|bascul\w+|tourn\w+ en)[^.!?\n;]{0,40}${VOUCHER}` +
    // The same under another name.
    String.raw`|\b(?:rembours|credit|vers|restitu|rend)\w*[^.!?\n;]{0,40}(?:sous (?:la )?forme d(?:e |'une? )|en |contre |par )(?:une? )?(?:cartes? cadeaux?|bons? a valoir|credits? (?:boutique|client|d'achat|sur (?:votre|ton|le) compte)|points(?: (?:de )?fidelite)?\b)` +
    String.raw`|\b(?:credit|vers|rembours|report)\w*[^.!?\n;]{0,12} (?:sur|dans) (?:votre|ta|le|la|une?) (?:compte (?:client|boutique|fidelite)|cagnotte|portefeuille|espace client)` +
    String.raw`|\b(?:retour|repris|reprend|reprenons)\w*[^.!?\n;]{0,30} contre (?:une? )?(?:bon\b|avoir\b|credit\b|carte cadeau)`,
  'g',
)
/** The buyer chooses; or it is for what comes after the term, a gift, a difference of price. */
const CHOSEN =
  /choi[sx]|pref|souhait|voul|voulez|desir|accept|si vous (?:le |la )?(?:voul|dem)|si tu|(?:sur|a) (?:simple |votre |ta )?demande|demandez|\bou (?:d'|par |en |un |contre )*(?:avoir|bon)|avoir,? ou\b|rembours\w*,? ou\b|passe\b|au-dela|apres (?:ce|le|les|cette)|plus tard|jusqu'a|du 15|parrain|fidelite|difference|anniversaire|(?<!cartes? )cadeau/

const KEPT = String.raw`(?:gard|retien|reten|acqui|dedui|dedu|retranch|prelev|conserv|decompt|diminu|amput|soustra|ponction|minor|factur)\w*`
const KEPT_PART = String.raw`(?:retenue|penalite|deduction|decote|abattement|participation|forfait|franchise|commission|moins-value)s?`
/** « 15 % du prix seront retenus », « une décote de 20 % », « remboursé à hauteur de 80 % ». */
const PART_KEPT = new RegExp(
  [
    String.raw`${SHARE}[^.!?\n;]{0,50}\b(?:est|sont|sera|seront|reste\w*) ${KEPT}`,
    String.raw`${KEPT_PART} (?:forfaitaire )?(?:de |d'|: ?)(?:environ )?${SHARE}`,
    String.raw`rembours\w*[^.!?\n;]{0,25}(?:${KEPT}) (?:de |d')${SHARE}`,
    String.raw`rembours\w*[^.!?\n;]{0,30}(?<![\d,.])[1-9]\d ?(?:%|pour ?cents?)`,
    String.raw`\b(?:il est|il sera|sont|seront|nous est|est) (?:alors |toujours |d'office )?${KEPT} (?:de )?(?:environ )?${SHARE}[^.!?\n;]*`,
  ].join('|'),
  'g',
)
/** The buyer's way back, a faster delivery, or wear: the law lets them be kept. */
/** « L'argent, lui, reste à l'atelier », « la somme ne ressort pas de la caisse ». */
const MONEY_KEPT =
  /\b(?:l'argent|les sous|la somme|le montant|les euros|(?:votre|ton) argent|(?:vos|tes) (?:sous|euros)|le (?:prix paye|paiement|reglement))(?:, (?:lui|elle|eux),)? (?:(?:reste\w*|demeure\w*) (?:(?:bien |toujours )?(?:a l'|dans (?:la|l'|notre|ma)|en |chez (?:nous|moi)|ici|acqui)|a (?:la|nous|moi))|ne (?:(?:vous|te) )?(?:ressort|sort|revien|repar|retourn|bouge|quitte|voyage|refait|se rend)\w* (?:pas|plus|jamais|ni))[^.!?\n;]*/g
/** « Renvoyez aussi l'écrin, sinon on garde la commande », « s'il manque un bout, on garde tes sous ». */
const ALL_WANTED =
  /\b(?:emballages?|boites?|cartons?|ecrins?|pochettes?|plastiques?|sachets?|etiquettes?|notices?|housses?|films?|rubans?|blisters?|polystyrenes?|cintres?|tickets?|accessoires?)\b[^.!?\n;]{0,90}(?:\bsinon\b|\bsans quoi\b|\bfaute de quoi\b|\b(?:s'il|si il|si y|si l'un|si quelque chose|si un)[^.!?\n;]{0,20}manqu\w*|\bautrement\b)[^.!?\n;]{0,50}\b(?:gard|conserv|refus|rembours|repren|repris|annul|perd|rien\b|c'est non|demi-tour|repart|renvoi)[^.!?\n;]*/g
const WORN =
  /depreci|usure|abim|\blave|etiquettes? (?:de )?(?:retour|colis|prepayee)|bordereau|garanti|frais|mauvais colis|identifi/
/** « Racontez en trois lignes ce qui n'allait pas, sinon … », « un dossier sans récit reste sur la pile ». */
const STORY_WANTED =
  /\b(?:a (?:la )?condition|sous reserve|pourvu)[^.!?\n;]{0,20}\b(?:racont|expliqu|dire|disiez|ecri|motiv|justifi|detaill|argument|indiqu)\w*[^.!?\n;]*|\b(?:racont|expliqu|ecri|dites|dis\b|motiv|justifi|detaill|argument|joign|indiqu)\w*[^.!?\n;]{0,90}(?:\bsinon\b|\bsans quoi\b|\bfaute de quoi\b|\ba defaut\b|\bautrement\b)[^.!?\n;]*|\b(?:dossiers?|demandes?|retours?|colis|messages?|courriers?|lettres?|renvois?) (?:sans|non) (?:recit|explication|motif|raison|justif|motiv|histoire|mot\b|argument)\w*[^.!?\n;]{0,10}\b(?:rest|attend|repart|est (?:refus|class|ignor|mis|perdu)|sont (?:refus|class|ignor|mis)|ne (?:sera|seront|passe|compte|bouge|vaut)|dor|fini|ira|va\b|pas (?:trait|rembours|accept))[^.!?\n;]*/g
/** The guarantee asks what is broken. */
const OF_FAULT =
  /garanti|defaut|panne|abime|casse|defectu|sav\b|photo|facultatif|si vous (?:voulez|le souhaitez)|aide|volontiers/
const OF_STORY =
  /n'all|n'a(?:llait|vait)? pas|ne va pas|deplu|plai|pourquoi|raison|motif|decu|decept|recit|histoire|explication|justif|motiv|argument|cloch/
const LAWFUL_PART =
  /etiquette|frais de (?:retour|renvoi|port|livraison)|\bport\b|envoi|transport|bordereau|colissimo|mondial|relais|express|deprecia|usure|usage|abim|deterior|manipul|essay|porte\b|lave|\btva\b|option|personnalis/
/** A reason, or the seller's consent, that the law does not ask for. */
const CONDITION =
  /\b(?:nous|me) (?:convaincre|persuader)\b[^.!?\n;]*|\bseule?s? les (?:retours|demandes|renvois|retractations) (?:motive|justifie|argumente|explique)\w*[^.!?\n;]*|(?:retour|retract|renvoi|rembours|droit)\w*[^.!?\n;]{0,30}\b(?:ne |n')\w+ que si (?:l'etiquette|l'emballage|la boite|le sceau|le carton)[^.!?\n;]*|\b(?:motif|raison|justificati\w+)s?\b[^.!?\n;]{0,40}(?:obligatoire|doit|devez|exige|necessaire|indispensable|requis|valable|serieu)[^.!?\n;]*|(?:retour|retract|renvoi|renonc)\w*[^.!?\n;]{0,50}(?:soumise? a|sous reserve d\w*'?|apres|uniquement avec|qu'avec|qu'apres|sauf) ?(?:notre |mon |l'|un |une |votre )?(?:accord|acceptation|autorisation|validation|appreciation)\b[^.!?\n;]*|\b(?:si|s') ?(?:elle|il|elles|ils|ce|cela|ca|celle-ci|celui-ci|(?:le|la|les|l'|votre|vos|ton|tes) ?(?:motifs?|raisons?|explications?|demande|arguments?)) (?:(?:nous |me |m')(?:parai|semble|convain)(?!\w* (?:abim|use\b|usee|endommag|deterior|portee?\b|lave|incompl|cass))|est (?:juge|valable|recevable|accepte|serieu|fonde|legitime)|sont (?:juge|valable|recevable|accepte|serieu|fonde|legitime))[^.!?\n;]*|\b(?:examen|etude|appreciation|analyse) (?:de |du |des )?(?:votre |vos |la |le |l')?(?:motif|raison|explication)s?\b[^.!?\n;]*|(?<!gratuite?s? )\breserve\w* (?:aux?|a nos) (?:seuls? )?(?:membres|abonne|titulaires|adherent|client\w* (?:fidele|premium|vip))[^.!?\n;]*|\bsi (?:nous|je|on) (?:l[ae']? ?|les )?(?:jug\w*|estim\w*|approuv\w*|(?:accept|valid)\w* (?:le|la|les|l'|votre|vos) ?(?:motif|raison|explication|retour|demande))[^.!?\n;]*/g

const NOT_ASKED =
  /\b(?:sans|aucune?s?|non|pas|ni|jamais)\b[^.!?]{0,25}(?:motif|raison|justif)|(?:motif|raison|justif)\w*[^.!?]{0,12}\b(?:non|pas)\b/

/** « S'il ne vous plaît pas »: no denial of what follows. */
const DISLIKED =
  /\bne (?:vous |te |l')?(?:plai|sedui|convi|conven|correspond|satisf|aim|voul)\w* (?:pas|plus)\b|\bn'(?:aimez|aimes|en voulez) (?:pas|plus)\b/g

function isOfRight(page: ReadPage, { from }: Passage): boolean {
  const { from: start } = neighbourhood(page, from)
  return OF_RIGHT.test(sentenceText(page, from)) || OF_RIGHT.test(page.folded.slice(start, from))
}

/** What takes the right away: returns refused, some goods set apart, a voucher instead of money, a part kept, a reason asked for. */
export function refusals(page: ReadPage): readonly Passage[] {
  const said = (pattern: RegExp, isLawful: RegExp, ...more: readonly RegExp[]) =>
    stated(page, found(page, pattern)).filter((place) => {
      const sentence = sentenceText(page, place.from).replace(DISLIKED, ' ')
      return isOfRight(page, place) && ![isLawful, ...more].some((lawful) => lawful.test(sentence))
    })
  return [
    ...stated(page, found(page, REFUSALS)).filter(({ from }) => {
      const sentence = sentenceText(page, from)
      const isLeftOut = EXCEPTIONS.test(sentence) || isOfHygiene(page, from) || isUnsealed(page, from)
      return (!isLeftOut || UNOPENED.test(sentence)) && !NO_REFUSAL.test(sentence)
    }),
    ...stated(page, found(page, BUYER_FEE)).filter(
      (place) =>
        !NO_FEE.test(sentenceText(page, place.from)) &&
        (!ANY_FEE.test(page.folded.slice(place.from, place.to)) || isOfRight(page, place)),
    ),
    ...said(DISCOUNT_EXCLUDED, NONE_APART),
    // « Je vous fais un avoir ; je ne vire pas d'argent »: the denial is of another clause.
    ...said(VOUCHER_GIVEN, CHOSEN, EXCEPTIONS, HYGIENE, NO_REFUSAL).filter(({ from, to }) => {
      const { from: start, to: end } = sentenceAt(page, from)
      const [after = ''] = page.folded.slice(to, end).split(';', 1)
      const [before = ''] = page.folded.slice(start, from).split(';').slice(-1)
      return !NO_FEE.test((before + page.folded.slice(from, to) + after).replace(DISLIKED, ' '))
    }),
    ...said(PART_KEPT, LAWFUL_PART, NO_FEE),
    ...said(MONEY_KEPT, CHOSEN, EXCEPTIONS, HYGIENE),
    ...said(ALL_WANTED, WORN, EXCEPTIONS, HYGIENE),
    ...said(STORY_WANTED, EXCEPTIONS, HYGIENE, OF_FAULT).filter(({ from }) =>
      OF_STORY.test(sentenceText(page, from)),
    ),
    ...said(CONDITION, NOT_ASKED, NO_FEE, EXCEPTIONS, HYGIENE),
    ...refusedReturns(page),
  ]
}
