import { shortened } from '@/domain/base/text/cut-text'
import { isBlank } from '@/domain/base/text/visible-text'
import type { CoachSubject } from '@/domain/coach/dossier/coach-subject'

/** Names are cut, because their beginning identifies them; text typed by the person is not. */
const NAME_MAX = 120

/** A first question about the subject, for the person to complete, change or send; « tu », as in the conversation. */
export function starterOf(subject: CoachSubject): string {
  switch (subject.kind) {
    case 'project':
      return `Regarde ${mine(subject.project)}\u00a0: quelle est la prochaine chose à faire\u00a0?`
    case 'section':
      return `Aide-moi à avancer sur ${quoted(subject.section)} dans ${mine(subject.project)}.`
    case 'item':
      return `Aide-moi à écrire ${quoted(subject.item)} pour ${mine(subject.project)}.`
    case 'draft':
      if (subject.answer === '') {
        return `Remplis ${quoted(subject.item)} pour ${mine(subject.project)}. Pars de ce que tu sais déjà\u00a0; s’il manque l’essentiel, pose-moi une seule question.`
      }
      return [
        `Voici ma réponse pour ${quoted(subject.item)} dans ${mine(subject.project)}\u00a0:`,
        subject.answer,
        'Fais-en un texte clair que je peux y ajouter, sans rien inventer.',
      ].join('\n')
    case 'candidate':
      return `Que penses-tu de ce produit\u00a0: ${named(subject.name)}\u00a0? Qu’est-ce que je dois encore vérifier\u00a0?`
    case 'money':
      return `Mon calcul pour ${quoted(subject.name)}\u00a0: que changer pour qu’il m’en reste plus par vente\u00a0?`
    case 'test':
      return `Mon test de ${quoted(subject.name)}\u00a0: j’arrête, je change une chose ou je continue\u00a0?`
    case 'todo':
      return `Je n’avance pas sur la tâche ${quoted(subject.text)}. Par quel petit pas commencer\u00a0?`
    case 'week':
      return 'Je viens de faire mon bilan de la semaine. Comment tenir mes priorités, et qu’est-ce que je change\u00a0?'
    case 'lesson':
      return `J’ai lu la leçon ${quoted(subject.title)}. Aide-moi à faire son exercice pour mon cas.`
    case 'chart':
      return `Voici mes chiffres, ${quoted(subject.title)}. Qu’est-ce que tu y lis, et que changer en premier\u00a0?`
    case 'step':
      return `Aide-moi pour ceci\u00a0: ${quoted(subject.text)}. Comment m’y prendre\u00a0?`
  }
}

function mine({ title }: { readonly title: string }): string {
  return isBlank(title) ? 'mon nouveau projet' : `mon projet ${quoted(title)}`
}

function quoted(name: string): string {
  return `«\u00a0${named(name)}\u00a0»`
}

function named(name: string): string {
  return shortened(name.replace(/\s+/g, ' ').trim(), NAME_MAX)
}
