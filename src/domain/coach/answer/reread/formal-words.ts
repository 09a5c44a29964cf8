import { withoutQuotes } from './passages'

/**
 * « vous », « votre », « vos » by which the coach addresses the person. A text for customers or suppliers says « vous » to them: after the words
 * that announce it, where the person asked for one, and beside a « tu » in the coach's own words. A wrong alarm is worse than a miss.
 * `asked`: the person's messages, the question last.
 */
export function formalWords(answer: string, asked: readonly string[] = []): readonly string[] {
  const { own, isTexted } = ownProse(withoutQuotes(withoutMail(answer)))
  const found = own.flatMap((sentence) => [
    ...[...sentence.matchAll(FORMAL)].map(([word]) => word),
    ...(FORMAL_ORDER.exec(sentence)?.slice(1) ?? []),
  ])
  if (found.length === 0) return []
  const toPerson = own.filter((sentence) => OF_COACH.test(sentence))
  const isForOthers = isTexted || own.some((sentence) => FAMILIAR.test(sentence)) || wantsText(asked)
  return isForOthers ? toPerson.flatMap((sentence) => sentence.match(FORMAL) ?? []) : found
}

const FORMAL = /(?<!\p{L}|rendez-|rendez\u00a0|chez-|garde-à-|s['’]il )(?:vous|votre|vos)(?!\p{L})/giu
/** « Commencez par filmer », « N’hésitez pas », at the beginning; « Allez, on y va » is said to anybody. */
const FORMAL_ORDER =
  /^[\s*_>\d.)–-]*(?:(?:puis|ensuite|alors|d['’]abord|enfin|et|ou),? )?(?:n['’]|ne )?(?!(?:chez|assez|nez|rez|allez|rendez[-\u00a0 ]vous|(?:sanch|fernand|martin|gom|lop|rodrigu|per|gonzal|hernand|ramir|alvar|su|cort)ez)(?!\p{L}))(\p{L}{2,20}ez|faites|dites)(?![\p{L}’'])/iu
/** Not « le ton de la page ». */
const FAMILIAR = /(?<!\p{L})(?:tu|t['’]|toi|te|ta|tes|(?<!(?:le|un|du|ce|de|bon) )ton)(?!\p{L})/iu

/** What only the coach can say to the person: an offer to write more, an advice in the first person, a question about what it may do. */
const OF_COACH =
  /(?<!\p{L})(?:(?:souhaitez|voulez|préférez|aimeriez)-vous que (?:je|j['’]|nous) ?(?:(?:la|le|les|l['’]|vous|en|y) ?)*(?:adapt|raccourci|allong|modifi|rédig|écriv|propos|reformul|ajust|développ|détaill|prépar|calcul|fass|list|expliqu|traduis|compar|aide)\p{L}*|je vous (?:conseille|recommande|suggère|invite|encourage|propose de|déconseille)|(?:dites|donnez|indiquez|précisez|décrivez|montrez|partagez|envoyez)-moi (?:votre|vos|ce que vous|si vous|où vous|quels?|quelles?)|(?:pour|dans|sur|avec) votre (?:boutique|projet|produit|niche|marge|budget|fiche|lancement|e-commerce)[^.!?]{0,60}(?:je|moi))(?!\p{L})/iu

/** A mail or a page for customers after the words that begin it: « Objet : », « Bonjour, ». */
function withoutMail(answer: string): string {
  return answer.replace(
    /(?:^|\n|:[ \u00a0])[>*_ ]*(?:objet\u00a0?\s?:|bonjour|bonsoir|madame|monsieur|cher client|chère cliente|coucou)[^]*$/iu,
    '\n',
  )
}

/** Names of texts that others read, and verbs that hand one over to somebody. */
const TEXT = String.raw`(?:textes?|descriptions?|accroches?|slogans?|titres?|sous-titres?|annonces?|légendes?|scripts?|mails?|e-?mails?|messages?|sms|réponses?|questions?|fiches?|versions?|phrases?|modèles?|posts?|publications?|paragraphes?|faq|avis|bio|mentions?|newsletters?|publicités?|pubs?|bannières?|boutons?|pages?|argumentaires?|présentations?|relances?|politiques?|conditions|formulations?|traductions?|introductions?|brouillons?|exemples?|page d['’]accueil|formulaires?|cartes? de remerciement)`
const HANDED = String.raw`(?:(?:demande|pose|écris|réponds|dis|envoie|propose|explique|rappelle|promets|annonce|montre)(?:-lui|-leur|s? (?:lui|leur)|s?)|à tes? (?:clients?|clientes?|fournisseurs?|acheteurs?|abonnés?|visiteurs?))`
const ANNOUNCES_TEXT = new RegExp(String.raw`(?<!\p{L})(?:${TEXT}|${HANDED})(?!\p{L})`, 'iu')
/** What the person is told to do, or what the coach thinks: not for anybody else, though a list follows. */
const ANNOUNCES_ADVICE =
  /(?<!\p{L})(?:conseils?|étapes?|actions?|plan|pistes?|résumé|bref|bilan|avis|priorités?|analyse|calculs?|commencer|attention|important|astuces?|idées?|pourquoi|raisons?|erreurs?|points?|pratique|ensuite|d['’]abord|enfin|à faire|tâches?|concrètement|conclusion|rappel|note|remarque)(?!\p{L})/iu

interface Prose {
  /** Sentences of the coach's own. */
  readonly own: readonly string[]
  /** The answer hands over a text. */
  readonly isTexted: boolean
}

/** Leaves out what a line with a colon announces: its list or paragraph, and after the name of a text all that follows, up to the coach's own words. */
function ownProse(answer: string): Prose {
  const own: string[] = []
  let isTexted = false
  /** `block`: up to the next empty line. `text`: up to the coach's own words. */
  let announced: 'none' | 'block' | 'text' = 'none'
  let hasBegun = false
  for (const line of answer.split('\n')) {
    if (line.trim() === '') {
      if (announced === 'block' && hasBegun) announced = 'none'
      continue
    }
    if (announced === 'text' && (FAMILIAR.test(line) || OF_COACH.test(line))) announced = 'none'
    if (announced !== 'none') {
      hasBegun = true
      continue
    }
    const { said, isText } = withoutLabelled(line)
    own.push(...said.split(/(?<=[.!?])\s+/u))
    isTexted ||= isText
    if (!/:[\s*_]*$/u.test(line)) continue
    const isForOthers = ANNOUNCES_TEXT.test(line) && !ANNOUNCES_ADVICE.test(line)
    announced = isForOthers ? 'text' : ANNOUNCES_ADVICE.test(line) ? 'none' : 'block'
    isTexted ||= isForOthers
    hasBegun = false
  }
  return { own, isTexted }
}

/** « Ton accroche : Votre bureau mérite mieux. »: the words after the name of a text are the text. */
function withoutLabelled(line: string): { readonly said: string; readonly isText: boolean } {
  const [label] = /^[^:.!?]{1,80}[\s\u00a0]?:(?=[\s*_]+\S)/u.exec(line) ?? []
  if (label === undefined || !ANNOUNCES_TEXT.test(label) || ANNOUNCES_ADVICE.test(label))
    return { said: line, isText: false }
  return { said: label, isText: true }
}

/** A question for a text that others read, or a short one after it: « Et plus court ? » */
function wantsText(asked: readonly string[]): boolean {
  const [before = '', question = ''] = ['', ...asked].slice(-2)
  return WANTS_TEXT.test(question) || (question.length < FOLLOW_UP_MAX && WANTS_TEXT.test(before))
}

const FOLLOW_UP_MAX = 80
const WANTS_TEXT = new RegExp(
  String.raw`(?<!\p{L})(?:(?:écri[sv]|rédige|reformul|réécri|traduis|corrige|raccourci|améliore|trouve|propose|fais|fait|donne|prépare|invente|complète|remplis|génère|imagine|crée|refais|aide|veux|voudrais|besoin|faut|quoi|comment|réponds?|répondre)\p{L}*(?:-moi)?[^.!?\n]{0,60}?(?<!\p{L})${TEXT}|(?:plus courte?|plus longue?|plus simple|autre version|une autre|encore une|dire à mes? client|répondre à (?:une?|ce|cette|mes?|mon|ma) client)|(?:réécris|reformule|traduis|raccourcis|rédige))`,
  'iu',
)
