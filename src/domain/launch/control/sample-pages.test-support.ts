/** A page with everything that the law asks for. */
export const CLEAN = `Lampe de lecture Lumo
Une lampe à pince qui éclaire le livre sans réveiller l’autre.
Prix : 29,90 € TTC. Livraison : 4,90 € en France.
Délai de livraison : 3 à 5 jours ouvrés.
Finitions soignées, câble de 1,5 m, 280 g.
Fabricant : Lumo SARL, 4 rue des Ateliers, 38000 Grenoble, contact@lumo.fr. Modèle LU-2.
Avertissement : ne convient pas aux enfants de moins de 3 ans.
Vous disposez de 14 jours à compter de la réception pour vous rétracter, sans donner de raison. Les frais de retour sont à votre charge.
Pour vous rétracter en ligne : « Renoncer au contrat ici », puis « Confirmer la rétractation ».
Garantie légale de conformité : elle s’applique sans frais. La notice harmonisée sur la garantie est jointe.
Médiateur de la consommation : CM2C, 49 rue de Ponthieu, 75008 Paris, www.cm2c.net.
Bouton : « Commande avec obligation de paiement »
Mentions légales : Marie Durand EI, 12 rue des Lilas, 69003 Lyon, SIRET 123 456 789 00012. Téléphone : 06 12 34 56 78. Adresse électronique : bonjour@lumiere.fr.
Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix, téléphone 09 72 10 10 07.
`

export const SAMPLE_FACTS = {
  seller: 'Marie Durand EI',
  address: '12 rue des Lilas, 69003 Lyon',
  phone: '06 12 34 56 78',
  email: 'bonjour@lumiere.fr',
  mediator: 'CM2C, 49 rue de Ponthieu, 75008 Paris, www.cm2c.net',
  price: '29,90\u00a0€',
  deliveryCost: '4,90\u00a0€',
  deliveryDelay: '3 à 5 jours ouvrés',
  maker: 'Lumo SARL, 4 rue des Ateliers, 38000 Grenoble, contact@lumo.fr',
  euContact: 'Lumo SARL, 4 rue des Ateliers, 38000 Grenoble, contact@lumo.fr',
  warnings: 'ne convient pas aux enfants de moins de 3 ans.',
}
