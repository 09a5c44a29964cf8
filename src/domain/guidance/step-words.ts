import { late } from '@/domain/base/late'
import { dayAndMonth } from '@/domain/base/time/local-date'
import { named, quoted } from '@/domain/base/text/quoted-name'
import { euroText } from '@/domain/base/text/euro-text'
import { agreed, capital, counted } from '@/domain/base/text/french-count'
import { readAddress } from '@/domain/research/candidate-address'
import { candidateName } from '@/domain/research/candidate'
import { ANSWERS_FOR_A_VERDICT, scoreOf } from '@/domain/research/candidate-score'
import { openCosts } from '@/domain/money/sale'
import type { Statement } from '@/domain/money/statement'
import { marginOrNone, openWords } from '@/domain/money/statement-words'
import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import type { CoachSubject } from '@/domain/coach/dossier/coach-subject'
import { NUMBERS_TO_CHECK, numbersFault, type SalesTest } from '@/domain/sales-tests/sales-test'
import { verdictOf, type Verdict } from '@/domain/sales-tests/verdict'
import { wonWords } from '@/domain/sales-tests/won-words'
import { todoStepTitle } from '@/domain/todos/todo-step'
import { launchPart, QUESTION_COUNT, type LaunchStanding } from '@/domain/launch/standing'
import { itemTitle, type LinkReason, type Step } from './next-steps'

const list = late(() => new Intl.ListFormat('fr'))

/** « Lampe pince\u00a0: 4 réponses pour avoir un avis » */
export function stepTitle(step: Step): string {
  switch (step.kind) {
    case 'plan':
      return 'Cinq questions, et votre plan est prêt'
    case 'review':
      return 'Faire le bilan de la semaine (5\u00a0min)'
    case 'todo':
      return todoStepTitle(step.todo.text)
    case 'leftover':
      return `${leftWords(step)}\u00a0: reporter ou laisser tomber`
    case 'link':
      return LINK_TITLE[step.reason]
    case 'judge':
      return `${nameOf(step.candidate)}\u00a0: ${counted(ANSWERS_FOR_A_VERDICT - scoreOf(step.candidate.verdicts).answered, 'réponse')} pour avoir un avis`
    case 'statement':
      return step.restCents === null
        ? `Calculer ce qu’il reste ${ofName(nameOf(step.candidate))}`
        : `Revoir le prix ${ofName(nameOf(step.candidate))}`
    case 'launch':
      return `Lancer le test ${ofName(nameOf(step.candidate))}`
    case 'note':
      return `Noter les chiffres d’aujourd’hui\u00a0: ${nameOf(step.test)}`
    case 'decide':
      return `Décider\u00a0: le test est fini (${nameOf(step.test)})`
    case 'project':
      return `En faire un projet\u00a0: ${nameOf(step.candidate)}`
    case 'item':
      return `Remplir ${quoted(itemTitle(step))}`
    case 'prepare':
      return prepareTitle(step.launch)
    case 'coming':
      return `${capital(step.dayName)}\u00a0: ${step.todo.text}`
    case 'day':
      return `Prévoir une action pour ${step.dayName}`
    case 'lesson':
      return `Leçon suivante\u00a0: ${named(step.lesson.title)}`
    case 'coach':
      return 'Rien d’urgent. Une question pour le coach\u00a0?'
  }
}

export function stepWhy(step: Step): string {
  switch (step.kind) {
    case 'plan':
      return 'Vous n’avez encore ni projet ni tâche\u00a0: vos réponses en font une première semaine.'
    case 'review':
      return `La semaine du ${dayAndMonth(step.monday)} n’est pas encore close\u00a0: regarder ce qui a avancé, et choisir la suite.`
    case 'todo':
      return step.open === 1
        ? 'C’est la seule tâche qui reste aujourd’hui.'
        : `Il reste ${counted(step.open, 'tâche')} aujourd’hui\u00a0: une seule à la fois.`
    case 'leftover':
      return `${step.count === 1 ? 'Elle était prévue' : 'Elles étaient prévues'} ${list().format(step.days)}\u00a0: rien ne se déplace sans vous.`
    case 'link':
      return LINK_WHY[step.reason]
    case 'judge': {
      const { answered, total } = scoreOf(step.candidate.verdicts)
      return `${counted(answered, 'réponse')} sur ${total}\u00a0: il en faut ${ANSWERS_FOR_A_VERDICT} pour un verdict.`
    }
    case 'statement': {
      const { yes, total } = scoreOf(step.candidate.verdicts)
      if (step.restCents === null) {
        return `Prometteur, avec ${yes} oui sur ${total}, mais sans prix ni coût on ne sait pas ce qu’une vente rapporte.`
      }
      return step.restCents === 0
        ? 'Prometteur, mais une vente ne rapporte rien\u00a0: un test ne peut pas gagner.'
        : `Prometteur, mais chaque vente coûte ${euroText(-step.restCents)}\u00a0: un test ne peut pas gagner.`
    }
    case 'launch':
      return `Prometteur, et il reste ${euroText(step.sale.restCents)} par vente${leftOut(step.sale)}\u00a0: un petit budget dira s’il se vend.`
    case 'note':
      return `Le test court (${counted(step.test.numbers.size, 'jour')} ${agreed(step.test.numbers.size, 'noté')} sur ${step.test.days})\u00a0: sans les chiffres du jour, il ne peut rien dire.`
    case 'decide':
      return `${verdictWords(step.test)}\u00a0: arrêter, continuer, ou changer une seule chose.`
    case 'project': {
      const left = `Prometteur, et il reste ${marginOrNone(step.sale)} du prix à chaque vente${leftOut(step.sale)}`
      const enough =
        openCosts(step.sale).length === 0 ? 'c’est assez' : 'si ces coûts restent bas, c’est assez'
      return `${left}\u00a0: ${enough} pour un projet, et vous n’en avez pas.`
    }
    case 'item': {
      const section = PROJECT_SECTIONS.find(({ key }) => key === step.section)?.label ?? ''
      return `Ce point de ${quoted(step.project.title)} est vide, et une vente en dépend (partie ${quoted(section)}).`
    }
    case 'prepare':
      return PREPARE_WHY[launchPart(step.launch)]
    case 'coming':
      return 'C’est la première tâche qui vient dans votre plan, après celles d’aujourd’hui.'
    case 'day':
      return 'Rien n’est prévu dans les six jours qui viennent.'
    case 'lesson':
      return 'Vous avez commencé les leçons, et celle-ci attend son exercice, qui remplit votre propre travail.'
    case 'coach':
      return 'Vos tâches du jour sont faites, et ni vos produits récents ni votre projet n’attendent quelque chose.'
  }
}

export function stepSubject(step: Step): CoachSubject {
  switch (step.kind) {
    case 'todo':
    case 'coming':
      return { kind: 'todo', text: step.todo.text }
    case 'judge':
    case 'statement':
    case 'launch':
    case 'project': {
      const { id, sectionId = null } = step.candidate
      return { kind: 'candidate', candidate: { id, section: sectionId }, name: nameOf(step.candidate) }
    }
    case 'note':
    case 'decide': {
      const at = readAddress(step.test.product)
      return at
        ? { kind: 'candidate', candidate: { id: at.id, section: at.sectionId }, name: nameOf(step.test) }
        : { kind: 'step', text: stepTitle(step) }
    }
    case 'item':
      return { kind: 'item', project: step.project, item: itemTitle(step) }
    case 'prepare':
      return { kind: 'project', project: step.launch.project }
    case 'coach':
      return step.project
        ? { kind: 'project', project: step.project }
        : { kind: 'step', text: 'Choisir ma prochaine action utile' }
    case 'lesson':
      return { kind: 'lesson', title: step.lesson.title }
    case 'link':
      return { kind: 'step', text: stepTitle(step) }
    case 'plan':
    case 'leftover':
    case 'day':
    case 'review':
      return { kind: 'step', text: stepTitle(step) }
  }
}

function prepareTitle(launch: LaunchStanding): string {
  const { questions, duties, texts, faults, project } = launch
  switch (launchPart(launch)) {
    case 'questions':
      return questions === QUESTION_COUNT
        ? `Préparer la mise en vente ${ofName(named(project.title))}`
        : `Mise en vente\u00a0: encore ${counted(questions, 'question')}`
    case 'duties':
      return `Mise en vente\u00a0: encore ${counted(duties, 'obligation')}`
    case 'texts':
      return `Fiche de vente\u00a0: encore ${counted(texts, 'texte')}`
    case 'faults':
      return `Corriger ${counted(faults ?? 0, 'défaut')} de la page de vente ${ofName(named(project.title))}`
    case 'page':
      return `Contrôler la page de vente ${ofName(named(project.title))}`
  }
}

const LINK_TITLE: Readonly<Record<LinkReason, string>> = {
  first: 'Ajouter un premier lien de produit',
  unseen: 'Ajouter un lien de produit',
  chosen: 'Ajouter le lien de votre produit',
  another: 'Ajouter le lien d’un autre produit',
}

const LINK_WHY: Readonly<Record<LinkReason, string>> = {
  first: 'Aucun produit à comparer\u00a0: tout commence par la page d’un vendeur.',
  unseen: 'Ni «\u00a0Mes liens\u00a0» ni votre dernier tableau ne contiennent de lien à comparer.',
  chosen:
    'La page d’un vendeur suffit\u00a0: vous calculez ce qu’il reste d’une vente, puis un test mène à la première.',
  another:
    'Aucun de vos produits récents ne mène à une première vente pour l’instant\u00a0: comparez-en un autre.',
}

const PREPARE_WHY = {
  questions: 'Votre offre est écrite\u00a0: neuf questions disent quelles obligations sont les vôtres.',
  duties:
    'Chaque obligation en main rapproche la première vente\u00a0: une page officielle la dit, une tâche la fait.',
  texts: 'Ces textes manquent à votre fiche\u00a0: avec eux, votre boutique l’importe en un fichier.',
  faults:
    'Le dernier contrôle les a trouvés\u00a0: un acheteur les verrait aussi. Corrigez la page, puis contrôlez-la de nouveau.',
  page: 'Tout est en main\u00a0: il reste à chercher les défauts de la page avant qu’un acheteur les voie.',
} as const

/** « , sans la livraison ni les retours »; '': each cost is known. */
function leftOut(sale: Statement): string {
  const words = openWords(openCosts(sale))
  return words === '' ? '' : `, ${words}`
}

function leftWords({ count, hasMore }: Extract<Step, { kind: 'leftover' }>): string {
  if (hasMore) return 'Des tâches sont restées'
  return count === 1 ? '1\u00a0tâche est restée' : `${count}\u00a0tâches sont restées`
}

/** The name of a product, as its page and its row have it; of a test by its link. */
function nameOf({ name = '', link }: { readonly name?: string; readonly link: string }): string {
  return named(candidateName({ name, link }))
}

/** « de Lampe pince », « d’Aspirateur » */
function ofName(name: string): string {
  return /^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`
}

const VERDICTS: Readonly<Record<Exclude<Verdict['kind'], 'go'>, string>> = {
  early: 'Trop peu de visites pour conclure',
  limit: 'Le budget est perdu',
  costly: 'Une vente coûte plus qu’elle ne laisse',
  breaks: 'Les visiteurs s’arrêtent en chemin',
}

/** The verdict of a test that is over, in a few words. */
export function verdictWords(test: SalesTest): string {
  if (numbersFault(test.numbers) !== null) return NUMBERS_TO_CHECK
  const verdict = verdictOf(test)
  if (verdict.kind === 'early' && verdict.balanceCents === null) return 'Il manque le gain par vente'
  return verdict.kind === 'go'
    ? capital(wonWords(verdict) ?? 'il ne gagne ni ne perd rien')
    : VERDICTS[verdict.kind]
}
