import { describe, expect, it } from 'vitest'
import type { FaultId } from './fault-rows'
import { faultsOf } from './find-faults'
import { readPage } from './read-page'
import { CLEAN } from './sample-pages.test-support'

/** Who says it, and how: supposed, asked, denied, quoted, in words; the same words are a fault only where the seller states them. */
const idsOf = (text: string) => faultsOf(readPage(text, {})).map(({ id }) => id)

function withLine(line: RegExp, words: string): string {
  const page = CLEAN.replace(line, words)
  expect(page).not.toBe(CLEAN)
  return page
}

const MAKER = /(?<=\n)Fabricant.*(?=\n)/
const NOTICES = /(?<=\n)Mentions légales.*(?=\n)/

it.each([
  'Si le colis arrive abîmé, renvoyez-nous une photo sous trois jours.',
  'Si votre colis est endommagé, retournez-le sous 48 h et nous vous en envoyons un autre.',
  'En cas d’erreur de notre part, renvoyez l’article sous une semaine, à nos frais.',
  'Un article défectueux ? Retournez-le, nous le réparons en dix jours.',
  'Et si je change d’avis au bout de 10 jours ? Pas de souci, vous êtes dans les temps.',
  'Puis-je retourner un article après 7 jours ? Oui, jusqu’au quatorzième.',
  'Nous ne limitons pas les retours à 7 jours.',
  'Service retours joignable 7 jours sur 7.',
  'Le retour n’est pas gratuit : comptez 6 € en point relais.',
  'Les retours ne sont pas gratuits.',
  'Le retour coûte moins de 6 €.',
  'Aucun retour n’est à justifier.',
  'Aucun remboursement ne prend plus de 14 jours.',
  'Le remboursement par avoir n’est proposé que si vous le préférez.',
  'Remboursement en argent, ou par avoir si vous préférez.',
  'Les frais de livraison express sont non remboursables, le tarif standard l’est.',
  'Nous ne retenons jamais de frais de dossier.',
  'Pour un échange, renvoyez la taille et nous réexpédions sous 2 jours.',
  '« Renvoyé en deux jours, remboursée dans la semaine, merci ! » – Zoé',
  '« J’ai retourné la taille 38 sous 5 jours, aucun souci. » (Karim, Lille)',
  'Vous ne lirez jamais « aucun retour accepté » ici.',
  'Un produit sans garantie ? Cela n’existe pas en France.',
  'La couleur exacte de l’écran est non garantie.',
  'Sans garantie de date pour les envois du 24 décembre.',
  'Garantie d’un an ? Non : la loi vous en donne deux.',
  '« Ma précédente lampe, garantie un an, a lâché au bout de treize mois. » – Luc',
  'La garantie commerciale de trois ans du fabricant s’ajoute à la garantie légale.',
  'Il n’y a plus de plateforme européenne de règlement en ligne des litiges.',
  'La plateforme de règlement des litiges de l’Union n’est plus en ligne.',
  'L’ancienne plateforme européenne des litiges a été abandonnée en juillet 2025.',
  'Difficulté de montage : 2/5.',
  'Intensité lumineuse : 4/5.',
  'Une guirlande de douze étoiles en bois.',
  'Deux avis valent mieux qu’un, demandez à vos proches.',
  'Il n’y a ni note ni étoiles sur cette page, nous ouvrons.',
  'Donnez-nous votre avis : trois questions, une minute.',
  '« Un cinq étoiles pour moi », nous a écrit Nadia.',
  'Une idée de cadeau de dernière minute.',
  'Une fois la dernière pièce posée, serrez la vis.',
  'Chaque vase sort en quantité limitée par la place dans le four : trente par mois.',
  'Dernière heure de commande pour un envoi le jour même : 13 h.',
  'Pas de dernière chance, pas de vente flash : le prix est le même toute l’année.',
  '« J’ai vite commandé, il n’en restait que deux ! » – Inès',
  'S’il ne reste que 2 pièces, la page le dit ; ici, il y en a quarante.',
  'Ne vous pressez pas, le stock est là.',
  'Quelqu’un qui vient d’acheter peut modifier sa commande pendant une heure.',
  'Certificat cadeau de 30 € disponible.',
  'Chaque tirage est accompagné d’un certificat d’authenticité signé.',
  'Si un de nos produits était certifié, le numéro serait écrit ici.',
  'Méfiez-vous des lampes « certifiées » sans numéro.',
  'Nous préférons ne rien écrire plutôt que « conforme à toutes les normes ».',
  'Contrairement aux lampes dites « écologiques », la nôtre n’annonce rien.',
  'Est-elle certifiée ? Pas encore.',
  'La certification bio est demandée, nous ne l’avons pas.',
  'Finitions soignées, vue de dos sur la troisième photo.',
  'Elle active la mémoire du dernier réglage.',
  'Un ressort réduit la tension du bras.',
  'Renforcée à l’articulation du bras, par deux vis.',
  'Emballage soigné, circulation d’air sous le socle.',
  'En cas de migraine, évitez la lumière du soir.',
  'Si vous souffrez de douleurs, parlez-en à votre médecin.',
  'Ne remplace pas un traitement contre le stress.',
  'Livraison sans stress.',
  'Emballage vert sapin, ruban rouge.',
  'Respectez la nature pendant vos balades : rapportez vos piles usagées.',
  'De bonnes lampes pour la forêt et le camping.',
  'Nous n’écrivons ni « vert » ni « neutre en carbone ».',
  '« Enfin une lampe qui a l’air écologique », dit Paul. Nous, nous ne le promettons pas.',
  'Triez l’emballage : la planète ne vous dira rien, votre voisin si.',
  'L’éco-participation de 0,12 € est comprise.',
  'Mode d’emploi français et anglais.',
  'Illustrée par une artiste française.',
  'Prise française, 230 V.',
  'Notre importateur français répond à vos questions.',
  'Nous parlons français et espagnol.',
  'Colis expédiés en Belgique et en Suisse sur demande.',
  'Marque déposée, service après-vente français.',
  'Prix conseillé par le fabricant : 29,90 €, et c’est le nôtre.',
  'Réduction de 30 % du volume sonore du ventilateur.',
  'Économisez 30 % d’électricité par rapport à une halogène.',
  'Remise de 10 % à partir de trois lampes.',
  'Abat-jour : 80 % viscose - 20 % lin.',
  'Étudiants : -10 % sur présentation de la carte.',
  'Au lieu de 3 piles, elle en demande deux.',
  'Une carte cadeau d’une valeur de 50 € existe aussi.',
  '« Payée 29 € au lieu de 45 € ailleurs, je suis ravie » – Paule',
  'Le tarif de base du transporteur est de 6,90 €, nous payons la différence.',
  'Gravure : écrivez votre texte dans le champ prévu.',
  'Ajoutez votre nom à graver au moment de la commande.',
  'Prénom à broder : [votre prénom]',
  'Lettre d’information : [adresse e-mail] [S’inscrire]',
  'Ma wish list',
  'Parfum apple pie pour la bougie assortie.',
  '« Bien mieux que mon ancienne lampe Philips » – Romain',
  'Nous ne vendons ni Dyson ni Philips.',
  'Ce n’est pas une copie d’un modèle IKEA.',
  '« So nice, I love it and I will buy it again » – Kate, Dublin',
  'Playlist : “The light that never goes out”.',
  'Modèle « Read with the moon », édition 2026.',
  'Attention au verre : il peut casser.',
  'Notre stock est de trente-deux lampes.',
  'Réponse en quarante-huit heures, du lundi au vendredi.',
  'Nous garantissons la disponibilité des pièces pendant dix ans.',
  'Le relais garde votre colis huit jours, puis nous le renvoie.',
  'Un colis non réclamé nous est retourné après quinze jours.',
  'Vous recevez l’étiquette de retour dans les deux heures.',
  'Testée sur 1 000 allumages dans notre atelier.',
  'Si la lampe vous plaît, dites-le : vos avis nous aident.',
  'Le bouton « Valider » de l’appli enregistre votre réglage.',
  'Aucune promotion en ce moment.',
  'Offrir cette lampe ? Le papier cadeau est compris.',
  'Les normes électriques changent d’un pays à l’autre.',
  'Elle n’est ni médicale ni thérapeutique.',
  'Elle ne soulage rien, elle éclaire.',
  'Nous ne disons pas que nos lampes soignent le stress.',
  'Votre ampoule claque ? Renvoyez-la sous un mois, nous la changeons.',
  'Un transporteur peut perdre un colis : dans ce cas, nous le renvoyons sous 3 jours.',
  'Absent ? Le facteur repasse sous 2 jours ; sans nouvelles, le colis nous revient.',
  'Le bon d’achat offert à Noël est valable un an.',
  'Vente en ligne seulement, jamais de vente flash.',
  'Un doute sur la taille de la pince ? Mesurez d’abord le bord de votre table.',
  'Les enfants de moins de 3 ans ne doivent pas la manipuler (danger, petites pièces).',
  'Nos pièces uniques ne sont pas des dernières chances : il y en aura d’autres.',
])('accuses nothing in « %s »', (sentence) => {
  expect(idsOf(`${CLEAN}${sentence}\n`)).toEqual([])
})

const FROM_CHINA =
  'Fabricant : Shenzhen Lumo Ltd, 8 Road, Shenzhen, Chine. Personne responsable : Lumo SARL, 4 rue des Ateliers, 38000 Grenoble, contact@lumo.fr. Modèle LU-2'

it.each([
  'Mode d’emploi français et anglais.',
  'Illustrée par une artiste française.',
  'Prise française, 230 V.',
  'Notre importateur français répond à vos questions.',
  'Nous parlons français et espagnol.',
  'Marque déposée, service après-vente français.',
])('takes « %s » for no origin of an imported article', (sentence) => {
  expect(idsOf(`${withLine(MAKER, FROM_CHINA)}${sentence}\n`)).toEqual([])
})

it('takes the country that a parcel goes to for no origin', () => {
  expect(
    idsOf(
      `${CLEAN}Fabriquée en France.\nColis expédiés en Belgique et en Suisse sur demande.\nNous livrons aussi au Japon.\n`,
    ),
  ).toEqual([])
})

interface Line {
  readonly line: RegExp
  readonly well: readonly string[]
  readonly badly: readonly string[]
}

const LINES: readonly Line[] = [
  {
    line: /Délai de livraison : 3 à 5 jours ouvrés\./,
    well: [
      'Livraison en neuf jours.',
      'Chez vous sous douze jours.',
      'Comptez une quinzaine de jours.',
      'Livrée en trois petites semaines.',
      'Vous la recevez dans les onze jours.',
      'Expédition sous quarante-huit heures.',
      'Livraison : vingt et un jours.',
      'Il faut compter une dizaine de jours pour l’envoi.',
      'Livraison : soixante-douze heures.',
      'Expédiée sous vingt-quatre à quarante-huit heures.',
      'Livraison sous trente jours au plus.',
      'Reçue en deux bonnes semaines.',
      'Livraison : un mois et demi.',
    ],
    badly: [
      'Si le colis arrive abîmé, écrivez-nous sous 3 jours.',
      'Le colis perdu est remplacé sous 8 jours.',
      'Livraison : patience, nous travaillons à la main.',
      '« Colis arrivé en deux jours ! » – Zoé',
      'Le relais garde le colis quinze jours.',
    ],
  },
  {
    line: /Vous disposez de 14 jours à compter de la réception pour vous rétracter, sans donner de raison\./,
    well: [
      'Vous avez trente jours après réception pour changer d’avis.',
      'Vous disposez de vingt et un jours à compter de la réception pour vous rétracter.',
      'Retours acceptés pendant trois semaines après réception.',
      'Deux mois pour changer d’avis après la livraison.',
      'Vous pouvez nous rendre la lampe dans les soixante jours de sa réception.',
      'Rétractation possible dans les deux semaines qui suivent la réception.',
      'Nous acceptons les retours pendant cent jours après réception.',
      'Vous disposez d’une quinzaine (quatorze jours pleins) pour vous rétracter à réception.',
      'Changer d’avis ? C’est possible pendant quatre-vingt-dix jours après la réception.',
    ],
    badly: [
      'Vous disposez de dix jours à compter de la réception pour vous rétracter.',
      'Vous avez une semaine pour renvoyer l’article.',
      'Retours sous huit jours.',
      'Les retours ne sont acceptés que douze jours après réception.',
      'Retours acceptés sous treize jours.',
      'Vous disposez de sept jours francs pour vous rétracter après réception.',
      'Retour possible sous 7 jours uniquement si le produit est défectueux.',
      'Si vous changez d’avis, renvoyez l’article sous 7 jours après réception.',
      'Si l’article ne vous plaît pas, renvoyez-le sous une semaine après réception.',
      'Retours : non.',
      'Les retours ne sont pas acceptés.',
      'Vous pouvez changer d’avis pendant une dizaine de jours après la réception.',
    ],
  },
  {
    line: /Garantie légale de conformité : elle s’applique sans frais\./,
    well: [
      'Garantie légale de conformité de vingt-quatre mois.',
      'Garantie légale : deux ans.',
      'Nos lampes sont garanties deux ans par la loi (conformité).',
    ],
    badly: [
      'Garantie légale de douze mois.',
      'Garantie légale de conformité : six mois.',
      'Garantie légale limitée à quatre-vingt-dix jours.',
      'Garantie de dix-huit mois.',
      'Garantie : un an.',
      'Garantie légale de conformité d’un an.',
      'Garantie trois mois.',
      'Nos lampes ne sont pas garanties.',
      'Produits vendus en l’état, sans aucune garantie.',
    ],
  },
  {
    line: /Livraison : 4,90 € en France\./,
    well: ['Livraison : cinq euros.', 'Port : quatre euros quatre-vingt-dix.', 'Frais d’envoi de six euros.'],
    badly: ['Livraison offerte dès soixante euros.', 'Livraison calculée au panier.'],
  },
  {
    line: /Prix : 29,90 € TTC\./,
    well: [
      'Prix : trente euros TTC.',
      'Prix : vingt-neuf euros et quatre-vingt-dix centimes, toutes taxes comprises.',
      'Trente-deux euros, taxes comprises.',
    ],
    badly: ['Prix sur demande.'],
  },
]

describe.each(LINES)('in the place of $line', ({ line, well, badly }) => {
  it.each(well)('« %s » says what it has to', (words) => {
    expect(idsOf(withLine(line, words))).toEqual([])
  })

  it.each(badly)('« %s » makes one fault', (words) => {
    expect(idsOf(withLine(line, words))).toHaveLength(1)
  })
})

it.each<[FaultId, string]>([
  ['false-urgency', 'Plus que deux exemplaires !'],
  ['false-urgency', 'Plus que onze en stock !'],
  ['false-urgency', 'Il n’en reste que vingt-trois, faites vite !'],
  ['false-urgency', 'Vingt-sept personnes regardent cet article.'],
  ['false-urgency', 'N’attendez pas : dernières pièces disponibles.'],
  ['false-urgency', 'Commandez vite, stock limité !'],
  ['false-urgency', 'Vente flash jusqu’à minuit.'],
  ['unproven-reviews', 'Plus de deux mille avis.'],
  ['unproven-reviews', 'Noté quatre sur cinq par nos clientes.'],
  ['unproven-reviews', 'Note moyenne : 4/5.'],
  ['unproven-reviews', '5 étoiles sur tous les sites'],
  ['unproven-reviews', '4,7/5'],
  ['unproven-reviews', 'Déjà mille clientes conquises.'],
  ['unproven-reviews', 'Quatre-vingt-dix-huit pour cent de clients satisfaits.'],
  ['unproven-reviews', '98 pour cent de clients satisfaits.'],
  ['green-claim', 'Non seulement jolie mais écologique.'],
  ['green-claim', 'Cent pour cent biodégradable.'],
  ['green-claim', 'Nous n’utilisons que des emballages biodégradables.'],
  ['green-claim', 'N’hésitez plus, choisissez une lampe écologique.'],
  ['health-claim', 'N’hésitez pas : elle soulage vos douleurs.'],
  ['health-claim', 'Si vous avez mal au dos, elle soulage la douleur.'],
  ['health-claim', 'Sa lumière soigne l’insomnie.'],
  ['health-claim', 'Améliore votre sommeil.'],
  ['health-claim', 'Des clients l’utilisent contre le stress et les migraines.'],
  ['health-claim', '« Mes douleurs ? Elle soulage mes maux de dos ! » – Sylvie'],
  ['unproven-certification', 'Lampe certifiée.'],
  ['unproven-certification', 'Nous ne vendons que des lampes certifiées.'],
  ['unproven-certification', 'Testée et approuvée par des experts.'],
  ['unproven-certification', 'Certificat de qualité européen.'],
  ['crossed-price', 'Soixante euros au lieu de quatre-vingts !'],
  ['crossed-price', '29,90 € au lieu de soixante euros'],
  ['crossed-price', 'Réduction de 30 %'],
  ['crossed-price', '-20 % cette semaine'],
  ['crossed-price', 'Remise de 40 % sur toutes les lampes'],
  [
    'dead-dispute-link',
    'Vous pouvez aussi passer par la plateforme européenne de règlement en ligne des litiges.',
  ],
  ['template-leftovers', 'Ajoutez votre texte ici.'],
  ['template-leftovers', 'Racontez votre histoire aux clients'],
  ['template-leftovers', '[Votre adresse]'],
  ['template-leftovers', 'La lampe Dyson du moment.'],
  ['template-leftovers', 'Free shipping on all orders over the world for you.'],
  ['withdrawal-wrong', 'Aucun retour accepté.'],
  ['withdrawal-wrong', 'Pas de remboursement.'],
  ['withdrawal-wrong', 'Nous ne remboursons pas : avoir uniquement.'],
  ['withdrawal-wrong', 'Articles non remboursables.'],
  ['withdrawal-wrong', 'Une retenue de dix pour cent est appliquée sur chaque retour.'],
  ['withdrawal-wrong', 'Toute vente est définitive.'],
  ['withdrawal-wrong', 'Ni repris ni échangés.'],
  ['legal-guarantee-wrong', 'Aucune garantie.'],
])('finds %s alone in « %s »', (id, sentence) => {
  expect(idsOf(`${CLEAN}${sentence}\n`)).toEqual([id])
})

/** Maker and seller, as many shops name them. */
it.each<[string, string]>([
  [
    'Le fabricant est Lumière SA, 12 rue des Lilas, 69003 Lyon, bonjour@lumiere.fr.',
    'Mentions : Lumière SA au capital de 40 000 €, RCS Lyon 812 345 678, 04 78 00 00 00.',
  ],
  [
    'Fabricant : Zahnholz AG, Dorfstrasse 9, 3550 Langnau, Suisse ; contact dans l’Union : Lumière EURL, 12 rue des Lilas, 69003 Lyon, bonjour@lumiere.fr',
    'Lumière EURL, capital 3 000 €, RCS Lyon 812 345 678, 04 78 00 00 00, TVA FR33890110445.',
  ],
  [
    'Lampe fabriquée par nos soins à Lyon.',
    'Lumière, c’est Marie Durand (EI), SIREN 812 345 678, atelier au 12 rue des Lilas, 69003 Lyon, joignable au 06 12 34 56 78 ou bonjour@lumiere.fr.',
  ],
  [
    'Fabriqué par Lumo SpA, via Roma 3, 20121 Milano (Italie), info@lumo.it',
    'Vendu par Marie Durand, entrepreneuse individuelle – SIRET 812 345 678 00012\n12 rue des Lilas\n69003 Lyon\nFrance\nTél. 06 12 34 56 78',
  ],
  [
    'Fabricant : Lumo Ltd, 8 Queen Street, Manchester M2 5HT, Royaume-Uni. Représentant dans l’Union : EU Rep SAS, 3 quai Perrache, 69002 Lyon, safety@eurep.fr',
    'Éditeur : Marie Durand EI\nAdresse : 12 rue des Lilas, 69003 Lyon\nTéléphone : 06 12 34 56 78\nSIRET : 812 345 678 00012',
  ],
  [
    'Importateur et responsable du produit dans l’Union : Marie Durand EI (adresse en bas de page). Fabriquée par Ningbo Lamp Co., Ningbo, Chine.',
    'Marie Durand EI · 12 rue des Lilas, 69003 Lyon · 06 12 34 56 78 · SIRET 812 345 678 00012',
  ],
  [
    'Nos lampes naissent dans l’atelier de la rue des Lilas, montées à la main par Marie.',
    'Marie Durand, EI, 12 rue des Lilas – 69003 Lyon – SIRET 812 345 678 00012 – 06 12 34 56 78',
  ],
  [
    'Tournée et montée par Paul, notre voisin : Paul Girard EI, 14 rue des Lilas, 69003 Lyon, paul@girard.fr',
    'La boutique : Lumière SARL, 12 rue des Lilas, 69003 Lyon, RCS Lyon 812 345 678, 04 78 00 00 00',
  ],
  [
    'Fabricant : Lumo SARL, ZA des Prés, 38000 Grenoble. sav@lumo.fr',
    'Qui sommes-nous ? Lumière SAS, dont le siège est 12 rue des Lilas à Lyon 3e (69003). RCS Lyon 812 345 678. On nous appelle au 04 78 00 00 00.',
  ],
  [
    'Maison Lumo (Lumo SARL, 4 rue des Ateliers, 38000 Grenoble, lumo.fr) fabrique cette lampe depuis 1950.',
    'Site édité par Marie Durand EI. Domicile professionnel : 12 rue des Lilas, 69003 Lyon. Portable : 06 12 34 56 78. SIREN 812 345 678. Hébergement : OVH.',
  ],
  [
    'Marque : Lumo. Fabricant : Lumo B.V., Keizersgracht 12, 1015 CN Amsterdam, Pays-Bas, hello@lumo.nl',
    'MENTIONS LÉGALES\nRaison sociale : LUMIÈRE\nForme : SASU\nSiège : 12 rue des Lilas, 69003 LYON\nSIREN : 812 345 678\nTéléphone : 04 78 00 00 00',
  ],
  [
    'Conçue et assemblée à Lyon par Lumière SAS.',
    'Lumière SAS, 12 rue des Lilas, 69003 Lyon, capital 10 000 €, RCS Lyon 812 345 678, tél. 04 78 00 00 00, bonjour@lumiere.fr',
  ],
  [
    'Personne responsable : Lumo SARL, 4 rue des Ateliers, 38000 Grenoble, qualite@lumo.fr. Pays de fabrication : Vietnam.',
    'Vendeur professionnel : Marie Durand EI (micro-entreprise), 12 rue des Lilas, 69003 Lyon. 06 12 34 56 78. RCS Lyon 812 345 678',
  ],
  [
    'Fabricant (et seul contact en cas de souci) : Lumo, Lindenweg 4, 80331 München, Allemagne – kontakt@lumo.de',
    'Lumière – Durand & filles SNC – 12 rue des Lilas – 69003 Lyon – 04 78 00 00 00 – RCS Lyon 812 345 678',
  ],
  [
    'Mise sur le marché par Lumière SAS (voir nos coordonnées plus bas), qui l’importe de Taïwan.',
    'Nos coordonnées : Lumière SAS, 12 rue des Lilas, 69003 Lyon, 04 78 00 00 00, RCS Lyon 812 345 678',
  ],
  [
    'Fabricant : Lumo (Porto, Portugal), lumo@lumo.pt.',
    'Vous achetez à : Marie Durand EI, 12 rue des Lilas, 69003 Lyon, téléphone 06 12 34 56 78, immatriculée au RCS de Lyon (812 345 678)',
  ],
  [
    'Sérigraphiée par mes soins sur un pied de Lumo GmbH (Hauptstraße 4, 10115 Berlin, info@lumo.de), qui en est le fabricant.',
    'Je suis Marie Durand, entrepreneuse individuelle (EI). SIRET 812 345 678 00012. Mon adresse : 12 rue des Lilas, 69003 Lyon. Mon numéro : 06 12 34 56 78.',
  ],
  [
    'Fabricant : le vendeur.',
    'Vendeur : Lumière SARL, 12 rue des Lilas, 69003 Lyon, RCS Lyon 812 345 678, 04 78 00 00 00',
  ],
  [
    'Objet ancien : le fabricant est inconnu. Lampe restaurée par Marie Durand EI, vendeuse.',
    'Marie Durand EI, 12 rue des Lilas, 69003 Lyon, 06 12 34 56 78, SIRET 812 345 678 00012',
  ],
  [
    'Fabrication : Lumo, 4 rue des Ateliers, 38000 Grenoble (contact : qualite@lumo.fr)',
    'COOPÉRATIVE LUMIÈRE, SCIC SA à capital variable, 12 rue des Lilas, 69003 Lyon, RCS Lyon 812 345 678. Accueil : 04 78 00 00 00.',
  ],
])('finds the parties of « %s » and « %s »', (maker, notices) => {
  expect(idsOf(withLine(MAKER, maker).replace(NOTICES, () => notices))).toEqual([])
})

it.each<[FaultId, RegExp, string]>([
  ['maker-missing', MAKER, 'Fabricant : Zahnholz AG, Dorfstrasse 9, 3550 Langnau, Suisse.'],
  ['maker-missing', MAKER, 'Fabricant : Lumo Ltd, 8 Queen Street, Manchester, Royaume-Uni, sales@lumo.co.uk'],
  ['maker-missing', MAKER, 'Fabriquée à l’étranger.'],
  ['seller-identity-missing', NOTICES, 'Lumière SARL, RCS Lyon 812 345 678, bonjour@lumiere.fr'],
  ['seller-identity-missing', NOTICES, 'Contactez l’équipe Lumière au 06 12 34 56 78.'],
  ['seller-identity-missing', NOTICES, 'Lumière SA, RCS Lyon 812 345 678, 04 78 00 00 00'],
])('finds %s where %s becomes « %s »', (id, line, words) => {
  expect(idsOf(withLine(line, words))).toEqual([id])
})

const COST = /(?<=TTC\. )Livraison : 4,90 € en France\./
const MEDIATOR = /(?<=\n)Médiateur.*(?=\n)/

it.each([
  withLine(COST, '6 € l’emballage et le transport.'),
  withLine(/Prix : .*(?=\n)/, 'Lampe ........ 29 €\nPort ........ 5 €'),
  withLine(MEDIATOR, 'Médiateur : Médicys, 73 boulevard de Clichy, Paris 9e.'),
  withLine(MEDIATOR, 'Médiateur : Arpège Médiation, 4 rue Hoche, Rennes.'),
  withLine(MAKER, 'Je suis la fabricante, donc la responsable du produit.'),
  withLine(
    NOTICES,
    'Biscuiterie Delvaux SRL, rue Pierreuse 58, 4000 Liège, BE 0688.201.447, +32 4 000 12 63',
  ),
  `${CLEAN}Un herbier à compléter.\n`,
  `${CLEAN}Coton certifié GOTS, licence du fabricant CU 816680.\n`,
  `${withLine(MAKER, FROM_CHINA)}Application : français, anglais.\n`,
])('accuses nothing on a page told in other words, %#', (page) => {
  expect(idsOf(page)).toEqual([])
})

it.each<[FaultId, string]>([
  ['withdrawal-wrong', `${CLEAN}En cas de retour, je retiens 15 %.\n`],
  ['health-claim', `${CLEAN}Elle protège du cancer.\n`],
  [
    'total-price-missing',
    withLine(/Prix : .*(?=\n)/, 'Prix : 41,58 € HT\nPort : 8 €\nSARL au capital de 15 000 €'),
  ],
  ['template-leftovers', `${CLEAN}Adresse : à compléter\n`],
])('finds %s, %#', (id, page) => {
  expect(idsOf(page)).toEqual([id])
})
