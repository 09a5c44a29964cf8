import { describe, expect, it } from 'vitest'
import { CHAT_MESSAGE_MAX } from '@/domain/base/text/text-limits'
import { subjectName, sharedSubject, type CoachSubject } from '@/domain/coach/dossier/coach-subject'
import { PROPOSED_ITEM_MAX } from '@/domain/coach/cards/kinds/item'
import { starterOf } from './starter'

const project = { id: 'p1', title: 'Gourde filtrante' }
const candidate = { id: 'c1', section: 's1' }

const CASES: readonly [
  CoachSubject,
  name: string,
  starter: string,
  shared: ReturnType<typeof sharedSubject>,
][] = [
  [
    { kind: 'project', project },
    'Gourde filtrante',
    'Regarde mon projet « Gourde filtrante » : quelle est la prochaine chose à faire ?',
    { part: 'project', name: 'Gourde filtrante', project: 'p1' },
  ],
  [
    { kind: 'chart', title: 'Jours actifs', text: '16/11 : Jours actifs 3' },
    'Jours actifs',
    'Voici mes chiffres, « Jours actifs ». Qu’est-ce que tu y lis, et que changer en premier ?',
    { part: 'chart', name: 'Jours actifs', text: '16/11 : Jours actifs 3' },
  ],
  [
    { kind: 'section', project, section: 'Client cible' },
    'Client cible',
    'Aide-moi à avancer sur « Client cible » dans mon projet « Gourde filtrante ».',
    { part: 'project', name: 'Gourde filtrante', project: 'p1' },
  ],
  [
    { kind: 'item', project: { id: 'p1', title: ' ' }, item: 'Budget moyen' },
    'Budget moyen',
    'Aide-moi à écrire « Budget moyen » pour mon nouveau projet.',
    { part: 'project', name: ' ', project: 'p1' },
  ],
  [
    { kind: 'draft', project, item: 'Budget moyen', answer: '30 €\npas plus' },
    'Budget moyen',
    'Voici ma réponse pour « Budget moyen » dans mon projet « Gourde filtrante » :\n30 €\npas plus\nFais-en un texte clair que je peux y ajouter, sans rien inventer.',
    { part: 'project', name: 'Gourde filtrante', project: 'p1' },
  ],
  [
    { kind: 'draft', project, item: 'Budget moyen', answer: '' },
    'Budget moyen',
    'Remplis « Budget moyen » pour mon projet « Gourde filtrante ». Pars de ce que tu sais déjà ; s’il manque l’essentiel, pose-moi une seule question.',
    { part: 'project', name: 'Gourde filtrante', project: 'p1' },
  ],
  [
    { kind: 'lesson', title: 'Les huit critères' },
    'Les huit critères',
    'J’ai lu la leçon « Les huit critères ». Aide-moi à faire son exercice pour mon cas.',
    null,
  ],
  [
    { kind: 'candidate', candidate, name: 'ex.fr/gourde' },
    'ex.fr/gourde',
    'Que penses-tu de ce produit : ex.fr/gourde ? Qu’est-ce que je dois encore vérifier ?',
    { part: 'products', name: 'ex.fr/gourde', candidate },
  ],
  [
    { kind: 'todo', text: 'Filmer\n3 plans' },
    'Filmer\n3 plans',
    'Je n’avance pas sur la tâche « Filmer 3 plans ». Par quel petit pas commencer ?',
    { part: 'tasks', name: 'Filmer\n3 plans', todo: 'Filmer\n3 plans' },
  ],
  [
    { kind: 'step', text: 'Ajouter un premier lien de produit' },
    'Ajouter un premier lien de produit',
    'Aide-moi pour ceci : « Ajouter un premier lien de produit ». Comment m’y prendre ?',
    null,
  ],
]

describe('a subject', () => {
  it.each(CASES)('%j has a name, first words and its shared subject', (subject, name, starter, shared) => {
    expect(subjectName(subject)).toBe(name)
    expect(starterOf(subject).replaceAll('\u00a0', ' ')).toBe(starter)
    expect(sharedSubject(subject)).toEqual(shared)
  })

  it('fits into a message, whatever it is called', () => {
    const long = 'é'.repeat(20_000)
    const subjects: CoachSubject[] = [
      { kind: 'project', project: { id: 'p', title: long } },
      { kind: 'todo', text: long },
      { kind: 'candidate', candidate, name: long },
      {
        kind: 'draft',
        project: { id: 'p', title: long },
        item: long,
        answer: long.slice(0, PROPOSED_ITEM_MAX),
      },
    ]
    for (const subject of subjects) expect(starterOf(subject).length).toBeLessThan(CHAT_MESSAGE_MAX)
  })
})
