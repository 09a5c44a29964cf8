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
    'siret siren statut entreprise entrepreneur autoentrepreneur urssaf déclarer déclaration légal légale légalement impôt juridique',
  'lecon.week-that-holds':
    'temps organiser organisation organise planning motivation motivé fatigué débordé heures',
  'lecon.honest-selling': 'arnaque contrefaçon copier rebours barré barrés barrée mensonge mentir',
  'lecon.start-from-a-problem': 'idée niche trouver problème besoin',
  'lecon.eight-criteria': 'critère gagnant winner choisir choix',
  'lecon.proof-of-demand': 'demande tendance concurrence concurrent acheter achètent acheteurs',
  'lecon.margin-after-ads': 'marge publicité roas',
  'lecon.decide-before-testing': 'tester arrêter arrête abandonner',
  'lecon.one-person-one-sentence': 'client cliente clientèle cible audience ciblage',
  'lecon.page-that-answers': 'page fiche site livraison livrer livré délai photo description',
  'lecon.three-videos': 'vidéo filmer tournage caméra reel montage',
  'lecon.first-ad': 'publicité budget dépenser campagne facebook instagram insta tiktok annonce',
  'lecon.read-three-numbers': 'chiffre cpc ctr cpm clic clics taux panier statistiques stats visites trafic',
  'guide.mise-en-vente':
    'retour retours retourner renvoi renvoyer rembourser remboursé réclamation sav cgv mentions',
  'guide.essai-et-paiement': 'abo abonnement facture résilier résiliation désabonner',
  'guide.hors-ligne': 'internet wifi connexion réseau',
  'guide.mes-donnees': 'effacer rgpd archive',
}

/** Words of every day for a word of our texts, in plain letters. */
export const SAME_WORDS: Readonly<Record<string, string>> = {
  pub: 'publicite',
  pubs: 'publicite',
  ads: 'publicite',
}
