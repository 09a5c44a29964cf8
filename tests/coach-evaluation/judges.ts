import { passagesOf, withoutQuotes } from '../../src/domain/coach/answer/reread/passages'
import { formalWords } from '../../src/domain/coach/answer/reread/formal-words'
import { foreignAddresses, unfoundedFigures } from '../../src/domain/coach/answer/reread/reread'
import { lawKey } from '@/domain/law/law'
import { isOwnPage } from '../../src/domain/coach/answer/sources'
import { claimsToHaveSaved } from '../../src/domain/coach/conversation/claims'

/*
 * The judges of an answer. What `coachChat` looks for in each answer (figures, addresses, « vous », claims) is judged by the very functions of
 * `domain/coach/answer/reread`; the others are habits that the prompt asks for and that no person needs to be warned of.
 */

export interface Asked {
  /** All that the model was given: law, notes, lessons, earlier messages, the question. */
  readonly given: string
  /** The person's messages, the question last. */
  readonly asked: readonly string[]
  /** The question asks for a plan, whose answer may be long. */
  readonly wantsPlan?: boolean
}

/** Returns the faults of an answer, in words; empty: none. */
export type Judge = (answer: string, asked: Asked) => readonly string[]

export const JUDGES = {
  sources: (answer) => [
    ...[...answer.matchAll(/\[\[([^\]]*)\]\]/g)].flatMap(([mark, key = '']) =>
      isOwnPage(key) ? [] : [`${mark} is no source of ours`],
    ),
    ...[...answer.matchAll(/\{\{law\.([^}]*)\}\}/g)].flatMap(([mark, key = '']) =>
      lawKey(key) === null ? [`${mark} is no row of ours`] : [],
    ),
    // With a single pair of brackets, the page shows no link.
    ...[...answer.matchAll(/(?<!\[)\[([a-z0-9.-]+)\](?![\](])/g)].flatMap(([mark, key = '']) =>
      isOwnPage(key) ? [`${mark} wants two pairs of brackets`] : [],
    ),
  ],
  addresses: (answer, { given }) =>
    foreignAddresses(answer, given).map((address) => `${address} is nobody's link`),
  numbers: (answer, asked) => unfoundedFigures(answer, asked).map((text) => `${text} comes from nowhere`),
  action: (answer) => (passagesOf(answer).some(hasAction) ? [] : ['no next action with its moment']),
  tone: (answer, { asked }) => (formalWords(answer, asked).length === 0 ? [] : ['says « vous »']),
  length: (answer, { wantsPlan }) => {
    const words = answer.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    return words > LONGEST && wantsPlan !== true ? [`${words} words`] : []
  },
  questions: (answer) => {
    const asked = withoutQuotes(answer).replace(ADDRESS, ' ')
    const count = [...asked.matchAll(/\?[?! ]*/g)].length
    return count > QUESTIONS_MAX ? [`${count} questions`] : []
  },
  claims: (answer) => (claimsToHaveSaved(answer) ? ['says that it saved something'] : []),
} as const satisfies Readonly<Record<string, Judge>>

export type JudgeName = keyof typeof JUDGES
export const JUDGE_NAMES = Object.keys(JUDGES) as readonly JudgeName[]

const LONGEST = 350
const QUESTIONS_MAX = 2

const ADDRESS = /(?:\bhttps?:\/\/|\bwww\.)[^\s)\]>»]+/gi

const MOMENT =
  /(?<!\p{L})(?:aujourd['’]hui|ce soir|ce matin|ce midi|cet après-midi|ce week-end|(?:après-)?demain|maintenant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d{1,2}\s?(?:h|min|minutes?)(?!\p{L}))/iu
/** A verb in the imperative. « ta note » and « il compare » do not count, « alors je filme » does. */
const STEP =
  /(?<!\p{L}|(?<!\p{L})(?:ta|la|une|ma|sa|cette|chaque|de|le|un|les|tes|des|ce|il|elle|on|ça|cela|tout|qui|(?<!alors )je) )(?:écris|rédige|ouvre|note|appelle|filme|tourne|calcule|choisis|compare|demande|commande|teste|essaie|prends|fais|cherche|trouve|repère|regarde|liste|dresse|remplis|complète|envoie|pose|mesure|publie|vérifie|relis|coupe|bloque|réserve|prépare|crée|ajoute|mets|contacte|raconte|lis|décris|définis|arrête|lance|réponds|corrige|remplace|raccourcis|termine|commence|reprends|estime|simule|photographie|pèse|imprime|planifie|rassemble|modifie|change|réduis|augmente|baisse|ajuste|résume|améliore|télécharge|dessine|imagine|trie|classe|montre|présente|propose|achète|emballe|relance|remercie|consulte|identifie|sélectionne|élimine|supprime|retire|décide|va|parle|dis)(?!\p{L})/iu

/** An action has a verb that says what to do, and a moment or a duration. */
function hasAction(passage: string): boolean {
  return STEP.test(passage) && MOMENT.test(passage)
}
