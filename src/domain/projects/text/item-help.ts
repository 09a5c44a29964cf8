import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'

/** Specified placeholder of an empty item. */
export const ITEM_PLACEHOLDER = 'Ajoutez vos notes ici...'

interface ItemHelp {
  readonly question: string
  readonly example: string
}

type ItemTitle = (typeof PROJECT_SECTIONS)[number]['items'][number]

/** One entry per item of the editor: a missing one does not compile. */
const HELP: Record<ItemTitle, ItemHelp> = {
  'Description du produit': {
    question: 'Que vendez-vous, en une phrase qu’un enfant de dix ans comprendrait\u00a0?',
    example: 'Une brosse à vapeur qui retire les poils morts du chat sans qu’il s’enfuie.',
  },
  'Caractéristiques principales': {
    question: 'Quelles sont ses mesures\u00a0: taille, poids, matière, autonomie, contenu de la boîte\u00a0?',
    example:
      'Gourde en inox de 500\u00a0ml, 280\u00a0g, garde le froid 18\u00a0h, bouchon étanche, livrée avec sa brosse.',
  },
  'Avantages uniques': {
    question: 'Qu’apporte-t-il que les produits voisins n’apportent pas\u00a0?',
    example: 'Le seul tapis de yoga du marché qui se plie en huit et tient dans un sac à dos.',
  },
  'Points de douleur résolus': {
    question: 'Quel agacement précis disparaît dès le premier jour\u00a0?',
    example:
      'Plus de câbles qui tombent derrière le bureau\u00a0: l’attache aimantée les garde à portée de main.',
  },
  'Profil démographique': {
    question: 'Qui achète\u00a0: quel âge, quelle situation, où vit cette personne\u00a0?',
    example: 'Parents de 28 à 40 ans, en ville, premier bébé, deux salaires mais peu de temps.',
  },
  'Besoins et désirs': {
    question: 'Que veut obtenir cette personne, et qu’espère-t-elle ressentir après l’achat\u00a0?',
    example: 'Se lever sans mal de dos, et avoir encore de l’énergie le soir pour jouer avec les enfants.',
  },
  "Habitudes d'achat": {
    question: 'Où découvre-t-elle ce genre de produit, et qu’est-ce qui la décide\u00a0?',
    example: 'Voit une vidéo le soir sur son téléphone, lit les avis avec photos, commande le dimanche.',
  },
  'Budget moyen': {
    question: 'Combien dépense-t-elle déjà pour ce problème, et à partir de quel prix hésite-t-elle\u00a0?',
    example: '15 à 25\u00a0€ sans réfléchir\u00a0; au-delà de 40\u00a0€, elle compare trois boutiques.',
  },
  'Proposition de valeur unique': {
    question: 'Pour qui est-ce, avec quel résultat, et pourquoi chez vous plutôt qu’ailleurs\u00a0?',
    example:
      'Pour les cyclistes pressés\u00a0: une crevaison réparée en trois minutes, sans démonter la roue.',
  },
  Différenciation: {
    question: 'Qu’est-ce qu’un concurrent aurait du mal à copier en un mois\u00a0?',
    example: 'Bougies coulées à Nantes dans des pots consignés, parfums choisis par le vote des clientes.',
  },
  'Positionnement prix': {
    question: 'Serez-vous moins cher, au prix du marché ou plus haut de gamme, et pourquoi\u00a0?',
    example:
      '34,90\u00a0€, soit 20\u00a0% de plus que la moyenne\u00a0: garantie de cinq ans et pièces de rechange.',
  },
  'Message principal': {
    question: 'Quelle phrase doit rester en tête après dix secondes sur votre page\u00a0?',
    example: '«\u00a0Votre café est encore chaud quand la réunion se termine.\u00a0»',
  },
  'Concurrents directs': {
    question: 'Où ira votre client s’il n’achète pas chez vous\u00a0? Citez trois boutiques.',
    example:
      'Une grande marque de literie, une jeune boutique suivie sur Instagram, et les coussins sans marque.',
  },
  'Forces et faiblesses': {
    question: 'Que louent leurs avis à cinq étoiles, et que reprochent ceux à deux étoiles\u00a0?',
    example:
      'Force\u00a0: livrés en 24\u00a0h. Faiblesse\u00a0: un avis sur cinq parle d’une fermeture éclair qui casse.',
  },
  'Prix concurrents': {
    question: 'Combien coûte chaque offre concurrente, livraison comprise\u00a0?',
    example:
      'Entrée de gamme 19,90\u00a0€ + 4,90\u00a0€ de port\u00a0; lot de deux 35\u00a0€\u00a0; haut de gamme 59\u00a0€.',
  },
  'Opportunités de marché': {
    question: 'Quelle demande reste sans bonne réponse aujourd’hui\u00a0?',
    example: 'Aucun harnais pour chien de moins de 4\u00a0kg n’est vendu avec un guide des tailles en vidéo.',
  },
  'Structure de la page': {
    question: 'Dans quel ordre répondez-vous aux questions d’un visiteur pressé\u00a0?',
    example:
      'Photo et promesse, prix, trois bénéfices, vidéo, avis, guide des tailles, questions fréquentes.',
  },
  'Images et vidéos': {
    question: 'Quelles images prouvent le résultat sans une ligne de texte\u00a0?',
    example: 'Poêle brûlée avant et après, éponge en gros plan, vidéo de 12 secondes dans une vraie cuisine.',
  },
  'Copy persuasif': {
    question: 'Avec quels mots vos clients parlent-ils eux-mêmes de leur problème\u00a0?',
    example:
      'Un avis dit\u00a0: «\u00a0Je n’osais plus inviter.\u00a0» Titre\u00a0: «\u00a0Un salon qui sent bon, même avec deux chiens.\u00a0»',
  },
  'Éléments de confiance': {
    question: 'Qu’est-ce qui rassure une personne qui n’a jamais entendu parler de vous\u00a0?',
    example: '37 avis vérifiés avec photos, retour gratuit 30 jours, adresse et téléphone en bas de page.',
  },
  'Call-to-action': {
    question: 'Quel est le texte du bouton, et quelle hésitation levez-vous juste en dessous\u00a0?',
    example:
      '«\u00a0Choisir ma pointure\u00a0», sous le prix puis après les avis\u00a0; dessous\u00a0: «\u00a0Échange gratuit\u00a0».',
  },
  'Informations fournisseur': {
    question: 'Qui fabrique, où, qui est votre contact, et quel est votre plan B\u00a0?',
    example:
      'Atelier de céramique près de Porto, contact\u00a0: Rita, répond en 24\u00a0h. Plan B\u00a0: devis reçu de Limoges.',
  },
  'Prix et MOQ': {
    question: 'Quel prix à l’unité, à partir de quelle quantité, transport et douane compris\u00a0?',
    example:
      '4,10\u00a0€ pièce dès 200, 3,60\u00a0€ dès 500\u00a0; transport et douane\u00a0: 0,85\u00a0€ par pièce.',
  },
  'Délais de livraison': {
    question: 'Combien de jours jusque chez votre client, et que faites-vous en cas de rupture\u00a0?',
    example:
      '12 jours de production, 30 de bateau, 48\u00a0h vers le client. Recommander quand il reste 80 pièces.',
  },
  'Qualité et certifications': {
    question: 'Quelles normes sont obligatoires, et comment testez-vous un échantillon\u00a0?',
    example:
      'Jouet\u00a0: marquage CE et norme EN 71. Trois échantillons passés 20 fois en machine avant la commande.',
  },
  'Offre principale': {
    question: 'Que reçoit exactement le client, et à quel prix\u00a0?',
    example:
      'Trois sacs à vrac lavables à 24,90\u00a0€ au lieu de 29,70\u00a0€ à l’unité, livraison offerte.',
  },
  'Bonus et garanties': {
    question: 'Que pouvez-vous ajouter qui coûte peu et vaut beaucoup aux yeux du client\u00a0?',
    example:
      'Un carnet de 20 recettes en PDF, et «\u00a0satisfait ou remboursé\u00a0» 60 jours, même boîte ouverte.',
  },
  'Urgence et rareté': {
    question: 'Quelle raison vraie et vérifiable y a-t-il de commander maintenant\u00a0?',
    example: 'Une série de 150 pièces numérotées par saison\u00a0; commande avant le 15 décembre pour Noël.',
  },
  'Objections anticipées': {
    question: 'Qu’est-ce qui ferait renoncer au dernier moment, et que répondez-vous\u00a0?',
    example:
      '«\u00a0Et si la taille ne va pas\u00a0?\u00a0» Échange gratuit, l’étiquette de retour est dans le colis.',
  },
}

/** `index` of the item in its section. Throws a RangeError if there is none. */
export function itemHelp(section: ProjectSectionKey, index: number): ItemHelp {
  const title = PROJECT_SECTIONS.find(({ key }) => key === section)?.items[index]
  if (title === undefined) throw new RangeError(`No item ${index} in ${section}`)
  return HELP[title]
}
