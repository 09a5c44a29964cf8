import { describe, expect, test } from 'vitest'
import { JUDGES, JUDGE_NAMES, type Asked, type JudgeName } from './judges'

const asked: Asked = {
  given: [
    "Aujourd'hui : dimanche 22/11/2026.",
    '2/8 évalués',
    "C1 ex.fr/gourde · prix de vente 29,90\u00a0€, coût d'achat 6,80\u00a0€, livraison 4,20\u00a0€, publicité 8,00\u00a0€",
    'Mon prix de 29,90 € est-il bon pour 12 colis ?',
  ].join('\n'),
  asked: ['Mon prix de 29,90 € est-il bon pour 12 colis ?'],
}

interface Samples {
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

/** The last samples of each list are borderline. */
const SAMPLES: Readonly<Record<JudgeName, Samples>> = {
  sources: {
    good: [
      'Vérifie sur la page officielle [[tva]].',
      'Voir [[douane]] et [[3114]].',
      'Relis la leçon [[lecon.first-ad]] et le guide [[guide.coach]].',
      'Rien à vérifier.',
      'Coche [ ] puis [x], et garde [mon titre].',
      'Compte {{law.douane}} par article.',
    ],
    bad: [
      'Voir [[impots]].',
      'Voir [[]].',
      'Voir [[constructor]].',
      'Voir [[TVA]].',
      'Voir [tva].',
      'Voir [[lecon.tout]].',
      'Relis [lecon.first-ad].',
      'Compte {{law.octroi}}.',
      'Compte {{law.__proto__}}.',
    ],
  },
  addresses: {
    good: [
      'Relis la page de ex.fr/gourde.',
      'Voir [[tva]].',
      'Regarde la boutique www.ex.fr/gourde.',
      'Appelle le 3114, ou ouvre https://3114.fr/.',
    ],
    bad: [
      'Va sur https://fournisseur.example/a.',
      'Regarde [ici](http://pirate.example)',
      'Va sur www.grossiste.example',
      'Relis https://ex.fr/gourde-neuve.',
      'Relis https://ex.fr.',
    ],
  },
  numbers: {
    good: [
      'Ton prix de 29,90 € couvre tes coûts.',
      'Il te reste 29,90 € − 6,80 € = 23,10 €.',
      'Avant publicité, 6,80 € + 4,20 € = 11,00 € de coûts, donc 18,90 € de marge, soit 63 %.',
      'Par exemple, avec 12 € de publicité, il te resterait moins.',
      'Deux vidéos en 40 minutes.',
      '**Exemple** :\n\n| prix | reste |\n| - | - |\n| 34 € | 11 % |',
      'Pour 12 colis, 12 × 4,20 € = 50,40 €.',
      'Un test à 0 €, à 100 % honnête.',
      'Sur 29.90 euros, tu gardes 23,10 EUR.',
    ],
    bad: [
      'La moyenne du marché est de 34,50 €.',
      'En général, 73 % des visiteurs partent.',
      'Compte 1 250 euros.',
      'Par exemple, vise 34,50 €.\n\nLa moyenne du marché est de 34,50 €.',
      'Compte entre 10 et 29,90 € de publicité.',
      'Il te reste 29,90 € − 6,80 € = 24,10 €.',
      'Tu gagnes 40 pour cent.',
      'Vise un panier de 27 €.',
      'La TVA est de 8 %.',
      'La garantie légale dure 5 ans.',
    ],
  },
  action: {
    good: [
      'Ce soir, écris trois phrases sur ton client.',
      '**Prochaine action** : filme un plan de 20 minutes.',
      'Si tu hésites jeudi, alors appelle un fournisseur.',
      'Si je rentre mardi avant 19 h, alors je filme un plan.',
      '## Ta prochaine action\n\nMardi soir, rédige ta question au fournisseur.',
      '**Prochaine action :**\n\n1. Ouvre ton tableau\n2. 20 minutes, jeudi',
    ],
    bad: [
      'Ton prix est bon.',
      'Il faudrait un jour améliorer la page.',
      'Aujourd’hui, tout va bien pour ta marge.',
      'Ta note de mardi est bonne.',
      'Écris un jour ton histoire.\n\nMardi, tout ira mieux.',
      'Il compare lundi les deux produits.',
    ],
  },
  tone: {
    good: [
      'Tu as un bon prix.',
      'Ton rendez-vous de mardi te servira.',
      'Écris-lui : « Pouvez-vous me confirmer votre délai ? »',
      '> Bonjour, vous avez laissé un article.\n\nÀ toi de jouer.',
    ],
    bad: [
      'Vous avez un bon prix.',
      'Pensez à votre marge.',
      'Avez-vous un prix ?',
      'Écris « tu » à vos clients.',
    ],
  },
  length: { good: ['Un mot.', 'mot '.repeat(350), '- mot\n'.repeat(350)], bad: ['mot '.repeat(351)] },
  questions: {
    good: [
      'Quel prix ? Quel client ?',
      'Rien.',
      'Quel prix ?! Quel client ???',
      'Demande-lui « Quel délai ? », « Quel prix ? » et « Quel certificat ? ».',
      'Relis https://ex.fr/gourde?taille=m&a=? : quel prix ?',
    ],
    bad: ['Quel prix ? Quel client ? Quand ?', '- Quel prix ?\n- Quel client ?\n- Quel délai ?'],
  },
  claims: {
    good: [
      'Voici ce que je te propose.',
      'Tu peux l’ajouter à ton mardi.',
      'Une fois la tâche ajoutée, commence.',
      'Rien n’est encore enregistré.',
    ],
    bad: ["J'ai ajouté la tâche.", "C'est enregistré.", 'Tes tâches sont ajoutées à ta semaine.'],
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

test('an address that the person wrote may be said again, and no other of its shop', () => {
  const own = { ...asked, given: 'Que penses-tu de https://exemple.fr/p/1 ?' }
  expect(JUDGES.addresses('Je ne peux pas ouvrir **https://exemple.fr/p/1**.', own)).toEqual([])
  expect(JUDGES.addresses('Vois https://exemple.fr/p/12.', own)).not.toEqual([])
  expect(JUDGES.addresses('Vois https://exemple.fr/p.', own)).not.toEqual([])
})
