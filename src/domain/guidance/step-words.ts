import { shortened } from '@/domain/base/cut-text'
import { counted } from '@/domain/base/french-count'
import { linkHost } from '@/domain/research/candidate-link'
import { ANSWERS_FOR_A_VERDICT, scoreOf } from '@/domain/research/candidate-score'
import { marginOf } from '@/domain/research/margin'
import { itemHelp } from '@/domain/projects/item-help'
import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import type { CoachSubject } from '@/domain/coach/coach-subject'
import { itemTitle, type Step } from './next-steps'

/** A name is recognised by its beginning. */
const NAME_MAX = 90

/** « Évaluer ex.fr\u00a0: encore 4 critères » */
export function stepTitle(step: Step): string {
  switch (step.kind) {
    case 'plan':
      return 'Cinq questions, et votre plan est prêt'
    case 'todo':
      return `Commencer par ${quoted(step.todo.text)}`
    case 'link':
      return step.isFirst ? 'Ajouter un premier lien de produit' : 'Ajouter un lien de produit'
    case 'judge':
      return `Évaluer ${hostOf(step)}\u00a0: encore ${counted(ANSWERS_FOR_A_VERDICT - scoreOf(step.candidate.verdicts).answered, 'critère')}`
    case 'figures':
      return `Calculer la marge de ${hostOf(step)}`
    case 'project':
      return `En faire un projet\u00a0: ${hostOf(step)}`
    case 'item':
      return `Remplir ${quoted(itemTitle(step))}`
    case 'day':
      return `Prévoir une action pour ${step.day}`
    case 'coach':
      return "Rien d'urgent. Une question pour le coach\u00a0?"
  }
}

/** What helps to begin, where the title alone does not; null elsewhere. */
export function stepHint(step: Step): string | null {
  return step.kind === 'item' ? itemHelp(step.section, step.index).question : null
}

/** One sentence, of the same facts that chose the step. */
export function stepWhy(step: Step): string {
  switch (step.kind) {
    case 'plan':
      return "Vous n'avez encore ni projet ni tâche\u00a0: vos réponses en font une première semaine."
    case 'todo':
      return step.open === 1
        ? "C'est la seule tâche qui reste aujourd'hui."
        : `Il reste ${counted(step.open, 'tâche')} aujourd'hui\u00a0: une seule à la fois.`
    case 'link':
      return step.isFirst
        ? "Aucun produit à comparer\u00a0: tout commence par la page d'un vendeur."
        : 'Ni «\u00a0Mes liens\u00a0» ni votre dernière section ne contiennent de lien à comparer.'
    case 'judge': {
      const { answered, total } = scoreOf(step.candidate.verdicts)
      return `${counted(answered, 'réponse')} sur ${total}\u00a0: il en faut ${ANSWERS_FOR_A_VERDICT} pour un verdict.`
    }
    case 'figures': {
      const { yes, total } = scoreOf(step.candidate.verdicts)
      return `Prometteur, avec ${yes} oui sur ${total}, mais sans prix ni coût on ne sait pas ce qu'une vente rapporte.`
    }
    case 'project': {
      const percent = marginOf(step.candidate.figures)?.percent ?? 0
      return `Prometteur, et il reste ${percent}\u00a0% du prix à chaque vente\u00a0: c'est assez pour un projet, et vous n'en avez pas.`
    }
    case 'item': {
      const section = PROJECT_SECTIONS.find(({ key }) => key === step.section)?.label ?? ''
      return `Ce point de ${quoted(step.project.title)} est vide, et une vente en dépend (partie ${quoted(section)}).`
    }
    case 'day':
      return "Rien n'est prévu demain ni après-demain."
    case 'coach':
      return "Vos tâches du jour sont faites, et ni vos produits récents ni votre projet n'attendent quelque chose."
  }
}

/** What « Demander au coach » brings. */
export function stepSubject(step: Step): CoachSubject {
  switch (step.kind) {
    case 'todo':
      return { kind: 'todo', text: step.todo.text }
    case 'judge':
    case 'figures':
    case 'project': {
      const { id, sectionId = null } = step.candidate
      return { kind: 'candidate', candidate: { id, section: sectionId }, name: hostOf(step) }
    }
    case 'item':
      return { kind: 'item', project: step.project, item: itemTitle(step) }
    case 'coach':
      return step.project
        ? { kind: 'project', project: step.project }
        : { kind: 'step', text: 'Choisir ma prochaine action utile', part: 'week' }
    case 'link':
      return { kind: 'step', text: stepTitle(step), part: 'products' }
    case 'plan':
    case 'day':
      return { kind: 'step', text: stepTitle(step), part: 'week' }
  }
}

function hostOf({ candidate }: Extract<Step, { kind: 'judge' | 'figures' | 'project' }>): string {
  return named(linkHost(candidate.link))
}

function quoted(name: string): string {
  return `«\u00a0${named(name)}\u00a0»`
}

function named(name: string): string {
  return shortened(name.replace(/\s+/g, ' ').trim(), NAME_MAX)
}
