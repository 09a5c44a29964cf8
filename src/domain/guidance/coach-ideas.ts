import { shortened } from '@/domain/base/text/cut-text'
import type { Stage } from './way'

/** Where the person is. Names are of work that the coach may see. */
export interface IdeaFacts {
  /** Stage of « Mon chemin »; null: past its last one. */
  readonly stage: Stage['key'] | null
  /** Product of a running sales test. */
  readonly test: string | null
  /** The newest product. */
  readonly product: string | null
  readonly project: string | null
}

const IDEAS_MAX = 3

/** First questions from where the person is, the nearest first; a press asks one. */
export function ideasOf({ stage, test, product, project }: IdeaFacts): readonly string[] {
  const ofTest =
    test === null
      ? []
      : [`Mon test de ${quoted(test)}\u00a0: j’arrête, je change une chose ou je continue\u00a0?`]
  return [...ofTest, ...IDEAS[stage ?? 'after']({ product, project })].slice(0, IDEAS_MAX)
}

type Names = Pick<IdeaFacts, 'product' | 'project'>

const FIRST_PRODUCT = 'Comment trouver mon premier produit à vendre\u00a0?'
const PRICE = 'Comment fixer mon prix de vente et ma marge\u00a0?'
const ADVERTISING = 'Comment lancer ma première publicité avec un petit budget\u00a0?'
const PLAN = 'Fais-moi un plan de lancement semaine par semaine.'

const IDEAS: Readonly<Record<Stage['key'] | 'after', (names: Names) => readonly string[]>> = {
  idea: () => [FIRST_PRODUCT, PRICE, PLAN],
  links: () => [FIRST_PRODUCT, 'À quoi reconnaître un produit qui se vend\u00a0?', PRICE],
  product: ({ product }) => [
    product === null
      ? 'Entre plusieurs produits, comment choisir\u00a0?'
      : `Que vérifier encore pour ${quoted(product)}\u00a0?`,
    PRICE,
    'Comment savoir si un produit est trop concurrencé\u00a0?',
  ],
  offer: ({ project }) => [
    project === null
      ? 'Aide-moi à décrire mon client cible.'
      : `Que manque-t-il à ${quoted(project)} pour être une offre\u00a0?`,
    'Quelles questions poser à un fournisseur\u00a0?',
    PRICE,
  ],
  shop: () => ['Que vérifier avant d’ouvrir ma boutique\u00a0?', ADVERTISING, PLAN],
  sales: () => [
    ADVERTISING,
    'Comment préparer un test de vente d’une semaine\u00a0?',
    'Que montrer à mes premiers visiteurs pour qu’ils achètent\u00a0?',
  ],
  after: () => [
    'Comment vendre une deuxième fois à mes clients\u00a0?',
    'Qu’est-ce que je change en premier pour gagner plus par vente\u00a0?',
    'Aide-moi à demander un avis à mes clients.',
  ],
}

const NAME_MAX = 40

function quoted(name: string): string {
  return `«\u00a0${shortened(name.replace(/\s+/g, ' ').trim(), NAME_MAX)}\u00a0»`
}
