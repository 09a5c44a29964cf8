import { claimsToHaveSaved } from '../../src/domain/coach/conversation/claims'
import { SOURCE_KEYS } from '../../src/domain/base/sources'
import { isOwnSource } from '../../src/domain/coach/answer/sources'
import { unfoundedAmounts } from './amounts'
import { passagesOf, withoutQuotes } from './passages'

export interface Asked {
  readonly question: string
  readonly dossier: string
  /** The question asks for a plan, whose answer may be long. */
  readonly wantsPlan?: boolean
}

/** Returns the faults of an answer, in words; empty: none. */
export type Judge = (answer: string, asked: Asked) => readonly string[]

export const JUDGES = {
  sources: (answer) => [
    ...[...answer.matchAll(/\[\[([^\]]*)\]\]/g)].flatMap(([mark, key]) =>
      isKey(key) ? [] : [`${mark} is no source of ours`],
    ),
    // With a single pair of brackets, the page shows no link.
    ...[...answer.matchAll(/(?<!\[)\[([a-z0-9-]+)\](?![\](])/g)].flatMap(([mark, key]) =>
      isKey(key) ? [`${mark} wants two pairs of brackets`] : [],
    ),
  ],
  addresses: (answer, { question, dossier }) => {
    // The notes give an address without its protocol.
    const given = `${question} ${dossier}`.split(/[\s·()«»]+/).map((word) => plainAddress(word))
    return addressesOf(answer).flatMap((address) =>
      given.includes(plainAddress(address)) || isOwnSource(address) ? [] : [`${address} is nobody's link`],
    )
  },
  numbers: (answer, { question, dossier }) => unfoundedAmounts(answer, `${question}\n${dossier}`),
  action: (answer) => (passagesOf(answer).some(hasAction) ? [] : ['no next action with its moment']),
  tone: (answer) =>
    // Quoted text for another person may say « vous ».
    [...withoutQuotes(answer).matchAll(/(?<!\p{L}|rendez-)(?:vous|votre|vos)(?!\p{L})/giu)].length === 0
      ? []
      : ['says « vous »'],
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

function isKey(text: string | undefined): boolean {
  return SOURCE_KEYS.some((known) => known === text)
}

const ADDRESS = /(?:\bhttps?:\/\/|\bwww\.)[^\s)\]>»]+/gi

const SENTENCE_END = /[.,;:!?*_]+$/

function addressesOf(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([address]) => address.replace(SENTENCE_END, ''))
}

function plainAddress(address: string): string {
  return address
    .replace(SENTENCE_END, '')
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
    .toLowerCase()
}

const MOMENT =
  /(?<!\p{L})(?:aujourd['’]hui|ce soir|ce matin|ce midi|cet après-midi|ce week-end|(?:après-)?demain|maintenant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d{1,2}\s?(?:h|min|minutes?)(?!\p{L}))/iu
/** A verb in the imperative. « ta note » and « il compare » do not count, « alors je filme » does. */
const STEP =
  /(?<!\p{L}|(?<!\p{L})(?:ta|la|une|ma|sa|cette|chaque|de|le|un|les|tes|des|ce|il|elle|on|ça|cela|tout|qui|(?<!alors )je) )(?:écris|rédige|ouvre|note|appelle|filme|tourne|calcule|choisis|compare|demande|commande|teste|essaie|prends|fais|cherche|trouve|repère|regarde|liste|dresse|remplis|complète|envoie|pose|mesure|publie|vérifie|relis|coupe|bloque|réserve|prépare|crée|ajoute|mets|contacte|raconte|lis|décris|définis|arrête|lance|réponds|corrige|remplace|raccourcis|termine|commence|reprends|estime|simule|photographie|pèse|imprime|planifie|rassemble|modifie|change|réduis|augmente|baisse|ajuste|résume|améliore|télécharge|dessine|imagine|trie|classe|montre|présente|propose|achète|emballe|relance|remercie|consulte|identifie|sélectionne|élimine|supprime|retire|décide|va|parle|dis)(?!\p{L})/iu

/** An action has a verb that says what to do, and a moment or a duration. */
function hasAction(passage: string): boolean {
  return STEP.test(passage) && MOMENT.test(passage)
}
