import { foldText } from '@/domain/base/text/fold-text'
import type { Fact } from './facts'

/**
 * The fact that a new one seems to replace: « budget 600 » and « budget 2 000 ». Compares only numbers, and only for the same measure and
 * subject. The person is asked, so a false alarm costs little.
 */
export function contradictedBy(
  facts: readonly Fact[],
  { text, project }: Pick<Fact, 'text' | 'project'>,
): Fact | null {
  const said = claimOf(text)
  return facts.find((fact) => fact.project === project && areAtOdds(claimOf(fact.text), said)) ?? null
}

interface Claim {
  /** « budget »; '' if unknown: then all words must be equal. */
  readonly measure: string
  readonly words: ReadonlySet<string>
  /** Numbers with a unit: « 600€ », « 5h »; '' without a unit. */
  readonly amounts: readonly { readonly value: number; readonly unit: string }[]
}

function areAtOdds(some: Claim, other: Claim): boolean {
  const [one, another] = [some.amounts[0], other.amounts[0]]
  // With two amounts the compared one would be unknown.
  if (!one || !another || some.amounts.length > 1 || other.amounts.length > 1) return false
  if (one.value === another.value) return false
  if (one.unit !== another.unit && one.unit !== '' && another.unit !== '') return false
  if (some.measure !== other.measure) return false
  if (some.measure === '') return some.words.size > 0 && isWithin(some.words, other.words)
  // « budget pub » and « budget total » differ; « budget » alone may be either.
  return some.words.size === 0 || other.words.size === 0 || shares(some.words, other.words)
}

function isWithin(some: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return some.size === other.size && [...some].every((word) => other.has(word))
}

function shares(some: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [fewer, more] = some.size <= other.size ? [some, other] : [other, some]
  return [...fewer].every((word) => more.has(word))
}

function claimOf(text: string): Claim {
  const amounts: { value: number; unit: string }[] = []
  const rest = text.toLowerCase().replace(AMOUNT, (_, digits: string, unit: string | undefined) => {
    amounts.push({
      value: Number(digits.replace(/[^\d.,]/g, '').replace(',', '.')),
      unit: unit === undefined ? '' : (UNITS[foldText(unit).trim()] ?? unit),
    })
    return ' '
  })
  const words = foldText(rest)
    .split(' ')
    .map((word) => word.replace(/[sx]$/, ''))
    .filter((word) => word.length > 2 && !EMPTY.has(word))
  const measures = new Set(words.flatMap((word) => MEASURES[word] ?? []))
  const [measure = ''] = measures.size === 1 ? measures : []
  return { measure, words: new Set(words.filter((word) => MEASURES[word] === undefined)), amounts }
}

/** « 2 000 », « 29,90 € », « 5 h »; groups of three digits form one number. */
const AMOUNT =
  /(\d{1,3}(?:[ .\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)\s?(€|%|euros?\b|eur\b|heures?\b|h\b|jours?\b|j\b|semaines?\b|mois\b|minutes?\b|min\b)?/giu

const UNITS: Readonly<Record<string, string>> = {
  euro: '€',
  euros: '€',
  eur: '€',
  heure: 'h',
  heures: 'h',
  jour: 'j',
  jours: 'j',
  semaine: 'sem',
  semaines: 'sem',
  minute: 'min',
  minutes: 'min',
}

/** Known measures, synonyms under one name. */
const MEASURES: Readonly<Record<string, string>> = {
  budget: 'budget',
  prix: 'price',
  tarif: 'price',
  pri: 'price',
  cout: 'cost',
  coute: 'cost',
  achat: 'cost',
  marge: 'margin',
  vente: 'sales',
  commande: 'sales',
  abonne: 'followers',
  follower: 'followers',
  chiffre: 'revenue',
  recette: 'revenue',
  stock: 'stock',
  delai: 'delay',
  panier: 'basket',
  objectif: 'aim',
  travaille: 'time',
}

/** Folded, without a final s or x. */
const EMPTY = new Set(
  (
    'les des une mon mes ton tes son ses notre nos aux par pour avec sans sur dans est sont ont avoir etre fait faire ' +
    'que qui plu moin environ maximum max minimum min tout toute tou cette ce cet mai chaque depart veux peux dispose ' +
    'moyen moyenne vise encore deja suis ete'
  ).split(' '),
)
