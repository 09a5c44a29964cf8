/**
 * The words in which beginners ask, by the lesson or guide that answers (`ownPlaceKey`), beside those of its title. Each one alone names the
 * place: a word that people write about other things too (« continue », « carte ») is not here. Any case, accents or not.
 */
export const BEGINNERS_WORDS: Readonly<Record<string, string>> = {
  'lecon.four-models':
    'dropshipping dropship dropshiping drop stock stocker stocks revendre affiliation print demand impression entrepôt',
  'lecon.one-euro-journey':
    'bénef bénefs bénéfice gagne gagner gagnes gain gains profit rentable rentabilité poche commission cotisation',
  'lecon.first-formalities':
    'siret siren statut entreprise entrepreneur autoentrepreneur urssaf déclarer déclaration légal légale légalement impôt juridique immatriculer immatriculation société',
  'lecon.week-that-holds':
    'temps organiser organisation organise planning motivation motivé fatigué débordé heures procrastiner procrastine procrastination discipline',
  'lecon.honest-selling':
    'arnaque contrefaçon copier rebours barré barrés barrée mensonge mentir promo promotion avis urgence tromper trompeur trompeuse',
  'lecon.start-from-a-problem': 'idée niche trouver problème besoin',
  'lecon.eight-criteria': 'critère gagnant winner choisir choix',
  'lecon.proof-of-demand':
    'demande tendance concurrence concurrent acheter achètent acheteurs trends ailleurs saturé saturée',
  'lecon.margin-after-ads': 'marge publicité roas acquisition cpa',
  'lecon.decide-before-testing': 'tester arrêter arrête abandonner renoncer renonce tomber lâcher stopper',
  'lecon.one-person-one-sentence': 'client cliente clientèle cible audience ciblage',
  'lecon.page-that-answers': 'page fiche site livraison livrer livré délai photo description',
  'lecon.three-videos': 'vidéo filmer tournage caméra reel montage unboxing ugc organique',
  'lecon.first-ad': 'publicité budget dépenser campagne facebook instagram insta tiktok annonce',
  'lecon.read-three-numbers': 'chiffre cpc ctr cpm clic clics taux panier statistiques stats visites trafic',
  'guide.mise-en-vente':
    'retour retours retourner renvoi renvoyer rembourser remboursé réclamation sav cgv mentions colis litige mécontent mécontente cassé',
  'guide.essai-et-paiement':
    'abo abonnement facture résilier résiliation désabonner désinscription désinscrire',
  'guide.hors-ligne': 'internet wifi connexion réseau',
  'guide.clavier': 'raccourci raccourcis',
  'guide.mes-donnees': 'effacer rgpd archive perso',
}

/** Words of every day for a word of our texts, in plain letters. */
export const SAME_WORDS: Readonly<Record<string, string>> = {
  pub: 'publicite',
  pubs: 'publicite',
  ads: 'publicite',
}
