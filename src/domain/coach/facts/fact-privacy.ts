import { foldText } from '@/domain/base/text/fold-text'

/**
 * Private content of a sentence. `secret`: cards, passwords, addresses, telephone numbers; no field accepts them. `delicate`: health,
 * religion, opinions, other people; the coach may not propose to remember them.
 */
export type Privacy = 'secret' | 'delicate' | null

/**
 * Patterns find only plain wording; the coach has the same rule in its instructions. What a shop sells and whom it sells to may be called by the
 * same words (« pin massif », « ma cible : les personnes allergiques »), and is neither.
 */
export function privacyOf(text: string): Privacy {
  const unnumbered = text.replace(NUMBER_OF_TRADE, ' ')
  if (SECRETS.some((pattern) => pattern.test(unnumbered))) return 'secret'
  const folded = withoutWares(`${foldText(text)} `)
  if (SECRET_WORDS.test(folded) || PIN_CODE.test(folded)) return 'secret'
  const isDelicate = clausesOf(text).some((clause) => {
    const said = withoutWares(clause)
    return (isOfTrade(clause) ? OTHERS : DELICATE).some((pattern) => pattern.test(said))
  })
  return isDelicate ? 'delicate' : null
}

/** Folded; a reason is a clause of its own: « je vends des tisanes parce que je suis insomniaque ». */
function clausesOf(text: string): readonly string[] {
  return text
    .split(/[.;!?\n]+|(?<!\p{L})(?:mais|car|parce qu[e’']|puisqu[e’']|alors que)(?!\p{L})/iu)
    .map((part) => `${foldText(part)} `)
}

/** True if the clause is about wares or customers, and says nothing of the person. */
function isOfTrade(clause: string): boolean {
  return TRADE.test(clause) && !OF_ONESELF.test(clause)
}

const SECRETS = [
  /[^\s@]+@[^\s@]+\.\p{L}{2,}/u,
  // Card or account number: 13 or more digits, possibly grouped.
  /(?:\d[ .-]?){12,}\d/,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,}/,
  // Telephone numbers, French and international.
  /(?<!\d)0[1-9](?:[ .-]?\d{2}){4}(?!\d)/,
  /(?:\+|(?<!\d)00)\d{1,3}(?:[ .-]?\(?\d\)?){7,}/,
  /\b(?:sk|pk|ghp|xox[bp])[-_][A-Za-z0-9_-]{8,}/,
]

/** A bar code and a company's number are printed for everybody. */
const NUMBER_OF_TRADE =
  /(?<!\p{L})(?:ean|gtin|isbn|codes?[ -]barres?|siret|siren)(?!\p{L})[^\d\n]{0,12}[\d .-]+/giu

const SECRET_WORDS =
  / (?:mots? de passe|mdp|passwords?|codes? (?:secrets?|pin|confidentiels?)|cvv|cvc|cryptogramme|iban|cle (?:api|secrete)|api key|numero de (?:carte|securite sociale|compte)) /
/** Where it is not the wood: beside its digits, or of a card. */
const PIN_CODE =
  / (?:(?<! (?:en|de|du|d un|bois) )pin (?:est |c est )?\d{4,8}(?! (?:mm|cm|m|g|kg|euros?|pieces?|exemplaires?) )|pin de (?:la|ma|sa|mon|son) (?:carte|banque|sim|telephone)) /

/** Wares and terms of the trade whose words would be a secret, an opinion, an illness or a person elsewhere. */
const WARES = [
  / politiques? (?:de|des|du|d) (?:retours?|prix|tarifs?|confidentialite|livraison|remboursements?|cookies|marque|contenu)(?= )/g,
  / (?:carnets?|cahiers?|livres?|livrets?|agendas?|jeux?|coffres?|coffrets?|boites?|cadenas|tirelires?) (?:(?:a|de|des|pour|avec|et) )*(?:(?:les|mes|tes|vos|ses|leurs) )?(?:mots? de passe|codes? secrets?)(?= )/g,
  / enceintes? (?:bluetooth|connectee?s?|portables?|portatives?|sans fil|nomades?|acoustiques?|musicales?|etanches?|audio|stereo|wifi|usb)(?= )/g,
  / (?:mon|mes|ton|le|les|nos|un|des) patrons? (?:de(?! (?:bureau|boite|l entreprise|cafe) )|d|pdf|couture|a coudre|a imprimer|imprim\p{L}+|numeriques?|gradues?|taille|femme|homme|enfant|bebe|en papier)(?= )/gu,
  / (?:anti|hypo|sans) ?(?:allerg|anxi|depress|stress|insomni|asthm|alcool)\p{L}*(?= )/gu,
  / (?:allergenes?|maladr\p{L}+|alcoolise?e?s?)(?= )/gu,
]

function withoutWares(folded: string): string {
  return WARES.reduce((text, wares) => text.replace(wares, ' '), folded)
}

/** Words of wares and customers. */
const TRADE =
  / (?:cibles?|cible[re]\p{L}*|clienteles?|clients?|clientes?|acheteu\p{L}+|niches?|persona|audience|mon public|public vise|mon marche|produits?|gammes?|collections?|catalogue|boutique|vends|vendre|vente|ventes|fabrique|coudre|fais des|propose des|propose de la|anti|destine\p{L}*|a destination|pour (?:les|des|personnes|femmes|hommes|enfants|seniors|ceux|celles|futures?|jeunes)|decorations?|bougies?|tisanes?|coussins?|bijoux|livres?|tee? ?shirts?|t shirts?|cartes?|cadeaux?|coffrets?|tapis|accessoires?|vetements?|sacs?|the|thes) /u

/** The person, or what happens to the person at present. */
const OF_ONESELF =
  / (?:je suis|j etais|j ai (?!des (?:client|produit|cible|lot)|une? (?:client|boutique|niche|cible|produit|gamme)|vendu|choisi)|je sors|je prends|je souffre|je vis|je vote|je vais|je crois|je prie|je me|ferme\p{L}*|pause|en ce moment|(?:problemes?|soucis?|etat) de sante|m empech\p{L}*|depuis|pendant|a cause|apres|malgre|suite a|(?:ma|mon|mes|notre) (?:depress|cancer|diabet|handicap|medicament|grossesse|hopital|burn|anxi|autis|tdah|allerg|asthm|therapie|chimio|insomni|addict|avc|endometriose|fibromyalgie|malad|vih|relig|foi|syndicat|opinion|vote|sante|parti )\p{L}*) /u

/** Other people are named in the trade too. */
const OTHERS = [
  / (?:ma femme|mon mari|mon epou[xs]e?|mon ex|mon conjoint|ma conjointe|mon compagnon|ma compagne|mon copain|ma copine|mon fils|ma fille|mes filles|mes enfants|mon enfant|mon bebe|ma mere|mon pere|mes parents|mon frere|ma soeur|mes soeurs|mes freres|ma grand mere|mon grand pere|ma belle mere|mon beau pere|ma tante|mon oncle|mon cousin|ma cousine|mon amie?|mon meilleur ami|ma meilleure amie|mon voisin|ma voisine|mon collegue|ma collegue|mon patron|ma patronne|mon medecin|mon banquier) /,
  / (?:monsieur|madame|mme) \p{L}+ /u,
  / (?:clients?|clientes?|fournisseurs?|employee?s?|stagiaires?|vendeu\p{L}+) s appell\p{L}+ /u,
]

const DELICATE = [
  // Health, and criminal records.
  / (?:depress\p{L}*|cancers?|diabet\p{L}*|handicap\p{L}*|invalidite|medicaments?|enceinte|grossesse|hopital|hospitalis\p{L}*|burn ?out|anxi\p{L}+|autis\p{L}+|tdah|bipolaire|allerg\p{L}+|asthm\p{L}+|psychiatr\p{L}+|psychologue|therapie|chimio\p{L}*|insomni\p{L}+|alcooli\p{L}+|addict\p{L}*|avc|endometriose|fibromyalgie|malad\p{L}+|arret maladie|vih|suicid\p{L}*) /u,
  / (?:ma|mon etat de|mes problemes de|problemes? de|soucis? de) sante /,
  / (?:casier judiciaire|condamne\p{L}*|garde a vue|prison) /u,
  / (?:relig\p{L}+|musulman\p{L}*|islam\p{L}*|chretien\p{L}*|catholi\p{L}+|protestant\p{L}*|juifs?|juives?|bouddhi\p{L}+|athee?s?|croyant\p{L}*|pratiquante?|ramadan|carreme|messe|mosquee|synagogue|paroisse|ma foi|je prie) /u,
  // Opinions, sexual orientation and origin.
  / (?:politique\p{L}*|elections?|vot(?:e|er|es|ee?s|ant|ais|ait|erai) (?:a|pour|contre|aux|blanc|le|la|front|socialiste|ecolo)|(?:je suis|plutot|mes idees sont) (?:tres |plutot |de |a )*(?:gauche|droite)|syndi(?:cat|cal|que)\p{L}*|militant\p{L}*|macron|melenchon|le pen|bardella|parti (?:socialiste|communiste)|manifestations? contre) /u,
  / (?:homosexuel\p{L}*|bisexuel\p{L}*|lesbiennes?|gay|transgenres?|orientation sexuelle|origines? ethniques?|sans papiers) /u,
  ...OTHERS,
]
