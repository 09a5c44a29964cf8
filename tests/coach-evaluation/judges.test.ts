import { describe, expect, test } from 'vitest'
import { JUDGES, JUDGE_NAMES, type Asked, type JudgeName } from './judges'

const asked: Asked = {
  question: 'Mon prix de 29,90 € est-il bon ?',
  dossier:
    "C1 ex.fr/gourde · prix de vente 29,90\u00a0€, coût d'achat 6,80\u00a0€, livraison 4,20\u00a0€, publicité 8,00\u00a0€",
}

interface Samples {
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

const SAMPLES: Readonly<Record<JudgeName, Samples>> = {
  sources: {
    good: ['Vérifie sur la page officielle [[tva]].', 'Voir [[douane]] et [[3114]].', 'Rien à vérifier.'],
    bad: ['Voir [[impots]].', 'Voir [[]].', 'Voir [[constructor]].'],
  },
  addresses: {
    good: ['Relis la page de ex.fr/gourde.', 'Voir [[tva]].'],
    bad: [
      'Va sur https://fournisseur.example/a.',
      'Regarde [ici](http://pirate.example)',
      'Va sur www.grossiste.example',
    ],
  },
  numbers: {
    good: [
      'Ton prix de 29,90 € couvre tes coûts.',
      'Il te reste 29,90 € − 6,80 € = 23,10 €.',
      'Avant publicité, 6,80 € + 4,20 € = 11,00 € de coûts, donc 18,90 € de marge, soit 63 %.',
      'Par exemple, avec 12 € de publicité, il te resterait moins.',
      'Deux vidéos en 40 minutes.',
    ],
    bad: [
      'La moyenne du marché est de 34,50 €.',
      'En général, 73 % des visiteurs partent.',
      'Compte 1 250 euros.',
    ],
  },
  action: {
    good: [
      'Ce soir, écris trois phrases sur ton client.',
      '**Prochaine action** : filme un plan de 20 minutes.',
      'Si tu hésites jeudi, alors appelle un fournisseur.',
    ],
    bad: [
      'Ton prix est bon.',
      'Il faudrait un jour améliorer la page.',
      'Aujourd’hui, tout va bien pour ta marge.',
    ],
  },
  tone: {
    good: ['Tu as un bon prix.', 'Ton rendez-vous de mardi te servira.'],
    bad: ['Vous avez un bon prix.', 'Pensez à votre marge.'],
  },
  length: { good: ['Un mot.', 'mot '.repeat(350)], bad: ['mot '.repeat(351)] },
  questions: { good: ['Quel prix ? Quel client ?', 'Rien.'], bad: ['Quel prix ? Quel client ? Quand ?'] },
  claims: {
    good: ['Voici ce que je te propose.', 'Tu peux l’ajouter à ton mardi.'],
    bad: ["J'ai ajouté la tâche.", "C'est enregistré."],
  },
}

describe.each(JUDGE_NAMES)('%s', (name) => {
  test.each(SAMPLES[name].good)('passes: %s', (answer) => {
    expect(JUDGES[name](answer, asked)).toEqual([])
  })
  test.each(SAMPLES[name].bad)('fails: %s', (answer) => {
    expect(JUDGES[name](answer, asked)).not.toEqual([])
  })
})

test('a plan may be long', () => {
  expect(JUDGES.length('mot '.repeat(600), { ...asked, wantsPlan: true })).toEqual([])
})

test('an address that the person wrote may be said again', () => {
  const own = { question: 'Que penses-tu de https://exemple.fr/p/1 ?', dossier: '' }
  expect(JUDGES.addresses('Je ne peux pas ouvrir https://exemple.fr/p/1.', own)).toEqual([])
})
