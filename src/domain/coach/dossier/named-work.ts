import { foldText } from '@/domain/base/text/fold-text'
import { addressText } from '@/domain/research/candidate-address'
import type { SharedSubject } from './coach-subject'
import type { Dossier } from './dossier'

const WORD_MIN = 4

/*
 * Words of names that people write all day about other things, folded. Alone they name nothing: « ce soir » is not « Bougies du soir », « montre-moi »
 * is not « Montre connectée ».
 */
const EVERYDAY: ReadonlySet<string> = new Set(
  [
    // What the app and its trade are about.
    'produit projet boutique vente vendre prix marge lot pack taille marque client page site plan test idee achat livraison publicite pub colis stock offre avis budget fournisseur video photo annonce carte liste note tache semaine lecon article objet chose point partie etape question reponse',
    // Time.
    'soir soiree matin matinee midi nuit jour journee mois annee saison week heure minute temps lundi mardi mercredi jeudi vendredi samedi dimanche ete hiver automne printemps noel rentree vacance demain aujourd maintenant toujours encore apres avant',
    // Places and persons.
    'maison bureau chambre salon cuisine jardin ville voyage travail femme homme fille garcon enfant bebe maman papa famille ami couple gens chien chat',
    // Sizes, looks, shares.
    'mini maxi petit petite grand grande nouveau nouvelle premier premiere deux trois quatre simple facile rapide leger legere pratique bleu rouge noir noire blanc blanche vert verte rose gris simplement meilleur bonne bien tout toute plus moins autre seul seule vrai double demi',
    // Verbs that are nouns too.
    'montre porte range coupe livre marche pose presse lance garde cherche trouve compte monte charge pousse tire tourne regle fixe change aide envoie place cache couvre veille reste gagne perd commence continue arrete parle ecris',
    // Words that hold a sentence together.
    'pour avec sans dans entre chez vers sous comme comment quoi quel quelle quand combien pourquoi cette votre notre leur elle elles nous vous france francais anglais',
  ]
    .join(' ')
    .split(' ')
    .map(singular),
)

/** A sales test: its product is shown with it. */
export interface NamedTest {
  /** What was tried, as the person wrote it: « Vidéo A ». */
  readonly tried: string
  /** It is to come, runs, or waits for a decision. */
  readonly isOpen: boolean
  readonly product: SharedSubject
}

/**
 * The first thing of the person that a typed question names: by its whole name, by two words of it, or by the word that a French name begins
 * with: « lampe » names « Lampe pince », « pince » does not. Else the product of the test that it names. Null: none.
 */
export function namedIn(
  question: string,
  things: readonly SharedSubject[],
  tests: readonly NamedTest[] = [],
): SharedSubject | null {
  const folded = foldText(question)
  const asked = new Set(wordsOf(question))
  const scored = things.map((thing) => ({ thing, score: scoreOf(thing.name, asked, folded) }))
  const best = scored.reduce<(typeof scored)[number] | null>(
    (before, each) => (each.score > (before?.score ?? 0) ? each : before),
    null,
  )
  return best?.thing ?? testNamedIn(folded, asked, tests)?.product ?? null
}

/** « Mon test » is the newest open one. */
const MY_TEST = / (?:mon|mes|ce|notre) (?:\p{L}+ )?tests? /u

/** By all that was tried or two words of it: it may be a sentence, whose first word names nothing. */
function testNamedIn(
  question: string,
  asked: ReadonlySet<string>,
  tests: readonly NamedTest[],
): NamedTest | undefined {
  const named = tests.find(({ tried }) => {
    const folded = foldText(tried).trim()
    const isWhole = folded.includes(' ') && `${question} `.includes(` ${folded} `)
    return isWhole || ownWordsOf(tried).filter((word) => asked.has(word)).length > 1
  })
  return named ?? (MY_TEST.test(`${question} `) ? tests.find(({ isOpen }) => isOpen) : undefined)
}

/** The thing that a question names and whose line is not in the notes. Of two that it names alike, one in the notes is meant. */
export function unseenIn(
  question: string,
  things: readonly SharedSubject[],
  notes: Pick<Dossier, 'text' | 'handles'>,
  tests: readonly NamedTest[] = [],
): SharedSubject | null {
  const seen = things.filter((thing) => isInNotes(thing, notes))
  const named = namedIn(question, [...seen, ...things.filter((thing) => !seen.includes(thing))], tests)
  return named && !isInNotes(named, notes) ? named : null
}

/** A product without room in the notes has a handle and no line. */
function isInNotes(thing: SharedSubject, { text, handles }: Pick<Dossier, 'text' | 'handles'>): boolean {
  const target = targetOf(thing)
  return [...handles].some(([handle, at]) => at === target && text.includes(`\n${handle} `))
}

function targetOf(thing: SharedSubject): string | null {
  switch (thing.part) {
    case 'project':
      return thing.project
    case 'products':
      return addressText({ id: thing.candidate.id, sectionId: thing.candidate.section })
    case 'tasks':
    case 'chart':
      return null
  }
}

/** Higher than any number of words. */
const WHOLE_NAME = 100

function scoreOf(name: string, asked: ReadonlySet<string>, question: string): number {
  const folded = foldText(name).trim()
  const isEveryday = EVERYDAY.has(wordsOf(name)[0] ?? '') && !folded.includes(' ')
  if (folded.length >= WORD_MIN && !isEveryday && `${question} `.includes(` ${folded} `))
    return WHOLE_NAME + folded.length
  const own = ownWordsOf(name)
  const named = own.filter((word) => asked.has(word)).length
  const [head] = own
  if (named > 1 || (head !== undefined && asked.has(head))) return named
  const [short = ''] = wordsOf(name)
  return SHORT.test(short) && `${question} `.search(ofMine(short)) >= 0 ? 1 : 0
}

/** A name that begins with three letters, « Sac banane », is meant by « mon sac » alone. */
const SHORT =
  /^(?!les|des|une|mes|mon|ses|tes|nos|vos|sur|par|pro|top|the|new|bon|bel|mai|air|eau|art|jus|vie|age|ami)\p{L}{3}$/u

function ofMine(short: string): RegExp {
  return new RegExp(` (?:mon|ma|mes|notre|nos|projet|produit) ${short}s? `, 'u')
}

function ownWordsOf(name: string): readonly string[] {
  return wordsOf(name).filter((word) => word.length >= WORD_MIN && !EVERYDAY.has(word))
}

/** Folded words, without the sign of a plural. */
function wordsOf(text: string): readonly string[] {
  return foldText(text).trim().split(' ').map(singular)
}

function singular(word: string): string {
  return word.length > WORD_MIN ? word.replace(/[sx]$/, '') : word
}
