import { expect, test } from 'vitest'
import { PASSAGE_MAX, passagesAbout } from './own-passages'

const marksIn = (text: string) => [...text.matchAll(/^\[\[([a-z0-9.-]+)\]\]/gm)].map(([, key]) => key)

test.each([
  ['Comment lire mes trois chiffres ?', 'lecon.read-three-numbers'],
  ['Ma pub, c’est un essai que je peux perdre ?', 'lecon.first-ad'],
  ['Mes pubs perdent de l’argent.', 'lecon.margin-after-ads'],
  ['Quel est mon seuil d’abandon avant le test ?', 'lecon.decide-before-testing'],
  ['Les huit critères, je comprends pas', 'lecon.eight-criteria'],
  ['Quelle marge après la publicité ?', 'lecon.margin-after-ads'],
  ['Je filme quelles vidéos sans budget ?', 'lecon.three-videos'],
  ['Par quelle démarche me mettre en règle ?', 'lecon.first-formalities'],
  ['À qui je parle, une personne précise ?', 'lecon.one-person-one-sentence'],
  ['Comment voir la preuve que des gens en veulent ?', 'lecon.proof-of-demand'],
  ['Je dois mentir dans un avis ?', 'lecon.honest-selling'],
  ['Comment revenir à une version de mon projet ?', 'guide.projet'],
  ['Ça marche hors ligne dans le train ?', 'guide.hors-ligne'],
  ['Comment me faire rembourser mon abonnement ?', 'guide.essai-et-paiement'],
  ['Où supprimer mon compte et mes données ?', 'guide.mes-donnees'],
  ['Quel raccourci clavier pour la palette ?', 'guide.clavier'],
  ['COMMENT REPORTER UNE TÂCHE À UN AUTRE JOUR', 'guide.semaine'],
])('« %s » is answered with « %s »', (question, key) => {
  expect(marksIn(passagesAbout(question))).toContain(key)
})

test.each([
  ['cest koi une bonne marge avec la pub', 'lecon.margin-after-ads'],
  ['combien je gagne par vente', 'lecon.one-euro-journey'],
  ['mon benef est trop petit', 'lecon.one-euro-journey'],
  ['comment faire du benefisse', 'lecon.one-euro-journey'],
  ['je suis rentable ou pas', 'lecon.one-euro-journey'],
  ['ma pub facebook marche pas', 'lecon.first-ad'],
  ['mes ads tiktok coutent cher', 'lecon.first-ad'],
  ['les retours me coutent combien', 'guide.mise-en-vente'],
  ['un client veut retourner son colis', 'guide.mise-en-vente'],
  ['il veut etre rembourser', 'guide.mise-en-vente'],
  ['combien de temps pour livrer', 'lecon.page-that-answers'],
  ['les delais de livraison sont trop long', 'lecon.page-that-answers'],
  ['livraisson gratuite', 'lecon.page-that-answers'],
  ['comment trouver un produit', 'lecon.start-from-a-problem'],
  ['comment trouver un produit gagnant', 'lecon.eight-criteria'],
  ['quel produit choisir', 'lecon.eight-criteria'],
  ["c'est quoi un produit winner", 'lecon.eight-criteria'],
  ['je dois creer une entreprise', 'lecon.first-formalities'],
  ['auto entrepreneur obligatoire ?', 'lecon.first-formalities'],
  ['micro entreprise comment faire', 'lecon.first-formalities'],
  ['il me faut un siret ?', 'lecon.first-formalities'],
  ['c’est legal le dropshipping', 'lecon.first-formalities'],
  ["c'est legal le dropshipping", 'lecon.four-models'],
  ['dropshiping ou stock', 'lecon.four-models'],
  ['print on demand c bien ?', 'lecon.four-models'],
  ['affiliation ou boutique', 'lecon.four-models'],
  ['est ce que ca va se vendre', 'lecon.four-models'],
  ['je commence par ou', 'lecon.first-formalities'],
  ["j'ai pas de temps", 'lecon.week-that-holds'],
  ['j’ai que 2 heures par semaine', 'lecon.week-that-holds'],
  ["comment m'organiser", 'lecon.week-that-holds'],
  ['faire une video sans camera', 'lecon.three-videos'],
  ['que mettre dans ma vidéo', 'lecon.three-videos'],
  ['combien de video par pub', 'lecon.three-videos'],
  ['ma page produit est nulle', 'lecon.page-that-answers'],
  ["qu'est-ce que je mets sur ma page", 'lecon.page-that-answers'],
  ['qui est mon client', 'lecon.one-person-one-sentence'],
  ['c’est quoi ma cible', 'lecon.one-person-one-sentence'],
  ['comment savoir si les gens achetent', 'lecon.proof-of-demand'],
  ['comment verifier la demande', 'lecon.proof-of-demand'],
  ['je regarde quels chiffres', 'lecon.read-three-numbers'],
  ["c'est quoi le cpc", 'lecon.read-three-numbers'],
  ['c est quoi le ctr', 'lecon.read-three-numbers'],
  ['mon taux de conversion est de 1%', 'lecon.read-three-numbers'],
  ['panier moyen ca sert a quoi', 'lecon.read-three-numbers'],
  ['quand arreter mon test', 'lecon.decide-before-testing'],
  ["je continue ou j'arrete le test", 'lecon.decide-before-testing'],
  ['combien depenser pour tester', 'lecon.decide-before-testing'],
  ['budget pub pour debuter', 'lecon.first-ad'],
  ['je met combien en pub', 'lecon.first-ad'],
  ['publissité', 'lecon.first-ad'],
  ['la margue de mon produit', 'lecon.margin-after-ads'],
  ['les frais qui mangent ma marge', 'lecon.margin-after-ads'],
  ['je peux copier les avis aliexpress', 'lecon.honest-selling'],
  ['compte a rebours sur mon site', 'lecon.honest-selling'],
  ['prix barré j ai le droit', 'lecon.honest-selling'],
  ["j'ai une idee de probleme a resoudre", 'lecon.start-from-a-problem'],
  ['les criteres du produit', 'lecon.eight-criteria'],
  ['comment resilier', 'guide.essai-et-paiement'],
  ['ou est ma facture', 'guide.essai-et-paiement'],
  ['remboursement de mon abo', 'guide.essai-et-paiement'],
  ['effacer mon compte', 'guide.mes-donnees'],
  ['sans internet ca marche', 'guide.hors-ligne'],
  ['comment m’immatriculer', 'lecon.first-formalities'],
  ['je procrastine', 'lecon.week-that-holds'],
  ['promo qui se termine dans 2h', 'lecon.honest-selling'],
  ['mettre des faux avis', 'lecon.honest-selling'],
  ['je laisse tomber ?', 'lecon.decide-before-testing'],
  ['je renonce ou pas', 'lecon.decide-before-testing'],
  ['google trends', 'lecon.proof-of-demand'],
  ['le produit se vend déjà ailleurs', 'lecon.proof-of-demand'],
  ["cout d'acquisition", 'lecon.margin-after-ads'],
  ['unboxing', 'lecon.three-videos'],
  ['comment écrire ma fiche', 'lecon.page-that-answers'],
  ['un client mecontent', 'guide.mise-en-vente'],
  ['colis perdu', 'guide.mise-en-vente'],
  ['désinscription', 'guide.essai-et-paiement'],
  ['mes infos perso', 'guide.mes-donnees'],
  ['les raccourcis', 'guide.clavier'],
])('a beginner who writes « %s » is answered with « %s »', (question, key) => {
  expect(marksIn(passagesAbout(question))).toContain(key)
})

test.each([
  'Bonjour !',
  'C1 ou C2 ?',
  'Oui',
  'Mets-moi trois tâches pour la semaine.',
  'J’ai des dettes et je n’en peux plus.',
  'Merci beaucoup, et ensuite ?',
  'Donne juste la tâche',
  'Parle-moi de politique.',
  '',
  '🙂',
  'Ta réponse d’hier était fausse.',
  'Continue',
  'Résume notre conversation',
  'Peux-tu me dire un mot gentil ?',
  'Question suivante ?',
  'Écris-moi ça plus court',
])('nothing is sent with « %s »', (question) => {
  expect(passagesAbout(question)).toBe('')
})

test('two places at most, of 600 characters each, between our lines, the same each time', () => {
  const long =
    'marge publicité test critères vidéos prix panier visites commandes données clavier hors ligne projet'
  for (const question of [long, long.repeat(20), 'Comment lire mes trois chiffres de publicité ?']) {
    const text = passagesAbout(question)
    expect(passagesAbout(question)).toBe(text)
    expect(text.startsWith('[Nos leçons]\n')).toBe(true)
    expect(text.endsWith('\n[Fin de nos leçons]')).toBe(true)
    expect(marksIn(text).length).toBeLessThanOrEqual(2)
    for (const passage of text.split(/^\[.*$/gm))
      expect(passage.trim().length).toBeLessThanOrEqual(PASSAGE_MAX)
  }
})
