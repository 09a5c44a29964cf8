import { foldText } from '@/domain/base/text/fold-text'

/**
 * Private content of a sentence. `secret`: cards, passwords, addresses, telephone numbers; no field accepts them. `delicate`: health,
 * religion, opinions, other people; the coach may not propose to remember them.
 */
export type Privacy = 'secret' | 'delicate' | null

/** Patterns find only plain wording; the coach has the same rule in its instructions. */
export function privacyOf(text: string): Privacy {
  if (SECRETS.some((pattern) => pattern.test(text))) return 'secret'
  const folded = `${foldText(text)} `
  if (SECRET_WORDS.test(folded)) return 'secret'
  const said = folded.replace(TRADE, ' ')
  return DELICATE.some((pattern) => pattern.test(said)) ? 'delicate' : null
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

const SECRET_WORDS =
  / (?:mots? de passe|mdp|passwords?|codes? (?:secrets?|pin|confidentiels?)|pin|cvv|cvc|cryptogramme|iban|cle (?:api|secrete)|api key|numero de (?:carte|securite sociale|compte)) /

/** Terms of the trade that look like an opinion. */
const TRADE =
  /politiques? (?:de|des|du|d) (?:retours?|prix|tarifs?|confidentialite|livraison|remboursements?|cookies|marque|contenu)/g

const DELICATE = [
  // Health, and criminal records.
  / (?:depress\p{L}*|cancers?|diabet\p{L}*|handicap\p{L}*|invalidite|medicaments?|enceinte|grossesse|hopital|hospitalis\p{L}*|burn ?out|anxi\p{L}+|autis\p{L}+|tdah|bipolaire|allerg\p{L}+|asthm\p{L}+|psychiatr\p{L}+|psychologue|therapie|chimio\p{L}*|insomni\p{L}+|alcooli\p{L}+|addict\p{L}*|avc|endometriose|fibromyalgie|malad\p{L}+|arret maladie|vih|suicid\p{L}*) /u,
  / (?:ma|mon etat de|mes problemes de|problemes? de|soucis? de) sante /,
  / (?:casier judiciaire|condamne\p{L}*|garde a vue|prison) /u,
  / (?:relig\p{L}+|musulman\p{L}*|islam\p{L}*|chretien\p{L}*|catholi\p{L}+|protestant\p{L}*|juifs?|juives?|bouddhi\p{L}+|athee?s?|croyant\p{L}*|pratiquante?|ramadan|carreme|messe|mosquee|synagogue|paroisse|ma foi|je prie) /u,
  // Opinions, sexual orientation and origin.
  / (?:politique\p{L}*|elections?|vot(?:e|er|es|ee?s|ant|ais|ait|erai) (?:a|pour|contre|aux|blanc|le|la|front|socialiste|ecolo)|(?:je suis|plutot|a|mes idees sont) (?:de )?(?:gauche|droite)|syndi(?:cat|cal|que)\p{L}*|militant\p{L}*|macron|melenchon|le pen|bardella|parti (?:socialiste|communiste)|manifestations? contre) /u,
  / (?:homosexuel\p{L}*|bisexuel\p{L}*|lesbiennes?|gay|transgenres?|orientation sexuelle|origines? ethniques?|sans papiers) /u,
  / (?:ma femme|mon mari|mon epou[xs]e?|mon ex|mon conjoint|ma conjointe|mon compagnon|ma compagne|mon copain|ma copine|mon fils|ma fille|mes filles|mes enfants|mon enfant|mon bebe|ma mere|mon pere|mes parents|mon frere|ma soeur|mes soeurs|mes freres|ma grand mere|mon grand pere|ma belle mere|mon beau pere|ma tante|mon oncle|mon cousin|ma cousine|mon amie?|mon meilleur ami|ma meilleure amie|mon voisin|ma voisine|mon collegue|ma collegue|mon patron|ma patronne|mon medecin|mon banquier) /,
  / (?:monsieur|madame|mme) \p{L}+ /u,
  / (?:clients?|clientes?|fournisseurs?|employee?s?|stagiaires?|vendeu\p{L}+) s appell\p{L}+ /u,
]
