import { describe, expect, it } from 'vitest'
import type { FaultId } from './fault-rows'
import { faultsOf } from './find-faults'
import { readPage } from './read-page'
import { CLEAN } from './sample-pages.test-support'

/** The same thing said in the words of many shops: each takes the place of one line of a clean page. */
const idsOf = (text: string) => faultsOf(readPage(text, {})).map(({ id }) => id)

interface Said {
  readonly id: FaultId
  readonly line: RegExp
  readonly well: readonly string[]
  readonly badly: readonly string[]
}

const SAID: readonly Said[] = [
  {
    id: 'withdrawal-wrong',
    line: /Vous disposez de 14.*\n/,
    well: [
      'Vous avez quatorze jours francs, dès la remise du colis, pour revenir sur votre achat.',
      'Deux semaines (14 jours) après la livraison pour changer d’avis ; remboursement sous 14 jours.',
      'Le délai de rétractation expire quatorze jours après le jour où vous prenez possession du bien.',
      'Vous disposez de 14 (quatorze) jours calendaires à réception pour nous prévenir, puis de 14 jours pour renvoyer. Nous répondons sous 2 jours.',
      'Retour possible jusqu’à 30 jours après réception, sans motif. Étiquette reçue en 48 h. Remboursement en 5 jours.',
      'Rétractation : 14 jours après réception. Nous ne retenons aucun frais. Avoir ou remboursement, au choix.',
      'Droit de rétractation de 14 jours à compter de la réception (sauf boucles d’oreilles, pour l’hygiène : pas de retour).',
      'Tu changes d’avis ? Préviens-nous dans les 14 jours qui suivent la réception, et renvoie l’article dans les 14 jours d’après.',
      'Satisfait ou remboursé 30 jours après réception, en plus du délai légal de rétractation de 14 jours. Aucun frais de dossier.',
      'Le client peut exercer son droit de rétractation dans un délai de 14 jours à compter de la livraison. Passé ce délai, aucun retour ne sera accepté.',
      'Vous pouvez rendre l’article pendant 14 jours à partir de sa réception ; nous vous répondons en un jour et remboursons en dix jours.',
      'Loi Hamon : 14 jours après la livraison pour renvoyer, sans rien expliquer.',
      'Vous pouvez annuler dans les quatorze jours qui suivent la remise du paquet.',
      'On a tous le droit de se tromper : 14 jours, à partir du moment où le colis est chez vous, et l’on vous rend votre argent sous 14 jours.',
      'Délai légal de rétractation : quatorze jours à partir de la remise. L’argent revient en une semaine.',
      'Retours : oui, 14 jours. À partir de quand ? De la réception. À vos frais ? Oui.',
      'Dans un délai de quatorze jours après réception, renoncez à votre achat ; dans les quatorze jours suivants, postez l’article ; dans les quatorze jours après votre message, nous vous avons remboursé.',
      '• 14 jours pour se rétracter (départ : le lendemain de la réception)\n• remboursement : 3 jours après le retour du colis',
      'Annulation d’achat : la loi vous laisse 14 jours, comptés du lendemain de la livraison.',
      'Essayez 60 jours. La loi vous en donne 14 à compter de la réception, sans motif.',
      'Vous avez reçu le colis et il ne vous plaît pas ? Dites-le dans les 14 jours.',
      'Le droit de rétractation s’exerce dans les 14 jours de la réception ; au-delà, nous reprenons encore, contre un avoir, jusqu’à 60 jours.',
      'Rétractation (14 jours dès réception) : nous accusons réception en un jour et vous avez 14 jours pour poster le colis.',
      'Le consommateur a quatorze jours, sans pénalité, pour retourner le bien reçu. Frais d’envoi du retour à sa charge (environ 6 €).',
      'Droit de repentir : 14 jours à compter de la livraison. Les articles faits sur mesure ne sont ni repris ni échangés.',
      '14 jours pour changer d’avis après réception. Cadeau de Noël : jusqu’au 15 janvier.',
      'Rétractation : 14 jours après réception. L’étiquette retour coûte 5 €, déduits du remboursement.',
      'Soldé ou non, un article se rend dans les 14 jours après réception : pas d’exception.',
      'Les articles en promotion suivent le même délai : 14 jours après réception pour changer d’avis.',
      'Rétractation : 14 jours après réception, en argent. Au-delà, un avoir vous est remis.',
      'Vous choisissez : remboursement ou avoir, dans les 14 jours après réception.',
      'Renvoyez l’article dans les 14 jours après réception, sans avoir à vous justifier.',
      'Rétractation : 14 jours après réception. Si l’article a été porté, 10 % peuvent être retenus.',
      'Rétractation : 14 jours à compter de la réception de votre commande, motif facultatif.',
      'Vous avez 14 jours après la livraison de la commande pour nous rendre l’article.',
      'Les remises ne changent rien : 14 jours après réception pour se rétracter, remboursement de la somme payée.',
    ],
    badly: [
      'Vous avez 10 jours après réception pour vous rétracter.',
      'Les retours ne sont possibles que pendant une semaine.',
      'Toute commande est définitive : ni retour ni remboursement.',
      'Remboursement en bon d’achat seulement.',
      'Rétractation : 14 jours après réception. 15 % du prix sont retenus pour frais de remise en stock.',
      'Les articles soldés ne sont ni repris ni échangés. Autres : 14 jours après réception pour se rétracter.',
      'Renvoyez sous 48 h après réception, passé ce délai nous refusons tout retour.',
      'Aucun droit de rétractation sur nos produits.',
      'Rétractation : 14 jours après réception. Une participation de 10 € est déduite de votre remboursement.',
      'Rétractation : 14 jours après réception. En cas de retour, 15 % du prix seront retenus.',
      'Rétractation : 14 jours après réception. Vous êtes alors remboursé à hauteur de 80 % du prix.',
      'Rétractation : 14 jours après réception. Le remboursement est diminué de 5 € pour le reconditionnement.',
      'Rétractation : 14 jours après réception. Une décote de 20 % s’applique à tout article renvoyé.',
      'Rétractation : 14 jours après réception. Les articles achetés pendant les soldes sont exclus de ce délai.',
      'Rétractation : 14 jours après réception. Ce droit ne concerne pas les articles en promotion.',
      'Rétractation : 14 jours après réception. Seuls les articles achetés au prix fort peuvent être retournés.',
      'Rétractation : 14 jours après réception. Un avoir vous est remis à la place du remboursement.',
      'Rétractation : 14 jours après réception. Sans photo du colis, le remboursement prend la forme d’un avoir.',
      'Rétractation : 14 jours après réception. Après retour, vous recevez un avoir du montant de votre achat.',
      'Rétractation : 14 jours après réception. Le retour est soumis à notre accord.',
      'Rétractation : 14 jours à partir de la date de commande.',
    ],
  },
  {
    id: 'seller-identity-missing',
    line: /Mentions légales :.*\n/,
    well: [
      'Qui vend ? Marie Durand, entrepreneuse individuelle (EI), 12 rue des Lilas à Lyon (69003). Téléphone 06 12 34 56 78, bonjour@lumiere.fr',
      'Lumière EURL au capital de 1 000 €\nSiège : 12 rue des Lilas\n69003 Lyon\nRCS Lyon 812 345 678\nTél. : +33 6 12 34 56 78',
      'Ce site (hébergé par OVH, 2 rue Kellermann, 59100 Roubaix, 1007) est édité par Marie Durand EI, 12 rue des Lilas – 69003 Lyon – 06.12.34.56.78',
      'Vendu et expédié par LUMIÈRE SAS\nService client : 09 70 80 90 10\nAdresse : 12, rue des Lilas, F-69003 Lyon\nRCS Lyon B 812 345 678',
      'Éditrice : Mme Marie Durand (micro-entreprise), 12 rue des Lilas, 69003 LYON. SIREN : 812345678. Tel 0612345678',
      'Contact\nMarie Durand EI\n12 rue des Lilas\n69003 Lyon\n06-12-34-56-78\nSIRET 81234567800012',
      'L’association Les Lumières (loi 1901, RNA W691234567), 12 rue des Lilas, 69003 Lyon, vend ces lampes. On répond au 04 12 34 56 78.',
      'La société Lumière, SAS au capital de 10 000 euros, dont le siège social est situé 12 rue des Lilas, 69003 Lyon, immatriculée au RCS de Lyon sous le numéro 812 345 678, joignable au 04.12.34.56.78',
      'À PROPOS\nLumière est la boutique de Marie Durand (EI), installée au 12 rue des Lilas, 69003 Lyon. On peut l’appeler : 06 12 34 56 78.',
      'Vendeuse : Marie Durand EI\n12, rue des Lilas - 69003 LYON\nMobile : 06.12.34.56.78\nSiret 812 345 678 00012\nHébergé par Wix, San Francisco, +1 415 000 0000',
      'Lumière SASU · 12 rue des Lilas · 69003 Lyon · 04 78 00 00 00 · RCS 812 345 678',
      'La boutique est tenue par Lumière SARL (RCS Lyon 812 345 678), 12 rue des Lilas à Lyon (69003), 04 78 00 00 00.',
      'Nos coordonnées : Lumière SCOP, 12 rue des Lilas, 69003 Lyon, 04 78 00 00 00. Nous fabriquons et vendons nos lampes.',
      'Entreprise : Marie Durand, micro-entrepreneuse. Adresse : 12 rue des Lilas, 69003 Lyon. Numéro : 06 12 34 56 78. SIREN 812 345 678',
      'Fabricante et vendeuse, c’est moi : Marie Durand EI, 12 rue des Lilas, 69003 Lyon, 06 12 34 56 78.',
      'Exploitant : GAEC des Lilas, 12 route des Lilas, 69440 Mornant, 04 78 00 00 00, lilas@gaec.fr, RCS Lyon 812 345 678',
      'Responsable de la publication : Marie Durand. Propriétaire du site : Lumière SAS, 12 rue des Lilas 69003 Lyon – standard 04 78 00 00 00 – hébergeur Gandi, Paris, 01 70 00 00 00',
      'Lumière EURL, installateur et médiateur des arts de la lumière, 12 rue des Lilas, 69003 Lyon, RCS Lyon 812 345 678, 04 78 00 00 00',
      'Créatrice : Marie Durand EI (SIRET 812 345 678 00012) / Atelier-boutique : 12 rue des Lilas, 69003 Lyon / Tél. 06 12 34 56 78',
      'Association Lumière – siège : 12 rue des Lilas, 69003 Lyon – SIRET 812 345 678 00012 – tél. : 04 78 00 00 00',
    ],
    badly: [
      'Contact : bonjour@lumiere.fr',
      'Mentions légales : Marie Durand EI, SIRET 123 456 789 00012, bonjour@lumiere.fr',
      'Vendeur : Lumière, 12 rue des Lilas, 69003 Lyon',
      '© Lumière – Tous droits réservés',
    ],
  },
  {
    id: 'maker-missing',
    line: /Fabricant : .*\n/,
    well: [
      'Fabriquée dans notre atelier, au 12 rue des Lilas.',
      'Je monte chaque lampe moi-même. Modèle LU-2.',
      'Marque : Lumo, 4 rue des Ateliers, 38000 Grenoble (lumo.fr). Modèle LU-2',
      'Made by Lumo GmbH, Hauptstraße 4, 10115 Berlin, info@lumo.de',
      'Conçue et produite par Lumo SARL, 4 rue des Ateliers, 38000 Grenoble. sav@lumo.fr',
      'Manufacturer: Lumo Srl, via Roma 3, 20121 Milano, lumo@lumo.it',
      'Responsable de la mise sur le marché : Marie Durand EI (vendeuse).',
      'Importée par Marie Durand EI, coordonnées ci-dessous. Fabricant : Lumo Ltd, Shenzhen, Chine.',
      'Fabricant et importateur : voir la vendeuse, ci-dessous.',
      'Fabricant inconnu (objet ancien). Contact pour la sécurité : Marie Durand EI, vendeuse.',
      'Objet des années 50 d’un fabricant disparu ; la vendeuse, Marie Durand EI, répond du produit.',
      'Designer et éditeur : Studio Lumo, 4 rue des Ateliers, 38000 Grenoble, studio@lumo.fr',
      'Une création Lumo (4 rue des Ateliers, 38000 Grenoble, contact@lumo.fr).',
      'Producteur : Lumo SCEA, 38000 Grenoble, contact@lumo.fr',
      'Assemblée par Lumo, ESAT de Grenoble, 4 rue des Ateliers, 38000 Grenoble',
      'Fabricant et personne responsable : Lumo SARL (38000 Grenoble, contact@lumo.fr)',
      'Usine : Lumo Oy, Helsinki, lumo@lumo.fi',
      'Notre propre fabrication, à Lyon.',
      'Lampe cousue et montée par Marie, dans l’atelier.',
    ],
    badly: [
      'Modèle LU-2.',
      'Fabricant : Lumo Co., Dongguan, Chine, lumo@lumo.cn',
      'Fabricant : nous consulter.',
      'Origine : RPC. Importé.',
      'Fabriqué au Vietnam.',
    ],
  },
  {
    id: 'delay-missing',
    line: /Délai de livraison.*\n/,
    well: [
      'Chez vous mardi 1er décembre.',
      'Vous la recevez en 72 h.',
      'Expédiée sous 2 jours, La Poste met 2 jours de plus.',
      'Reçu en moins d’une semaine.',
      'Préparation : 48 h. Acheminement : 3 jours.',
      'Comptez une petite semaine : 5 jours de préparation et 2 de route.',
      'La commande part dans la journée et vous parvient sous deux jours.',
      'Délais : 3-5 j ouvrés.',
      'Disponible sous 10 jours, retrait ou envoi.',
      'Le transporteur livre en 48 heures.',
      'Livré avant le 5 décembre.',
      'Votre lampe prend la route demain et sonne chez vous après-demain.',
      'Sous 4 jours chez vous.',
      'Fabriquée en 6 jours, puis 2 jours de poste.',
      'Délai maximal : 7 jours',
      'Colissimo : J+2',
      'Livraison : J+3 ouvrés',
      'Réception estimée : 3 déc. – 5 déc.',
      'Elle voyage deux à trois jours.',
      'Envoi le lundi, arrivée le mercredi.',
    ],
    badly: [
      'Nous envoyons dès que possible.',
      'Livraison rapide et soignée.',
      'Délais variables selon la destination.',
      'Votre colis arrive bientôt !',
    ],
  },
  {
    id: 'total-price-missing',
    line: /Livraison : 4,90 € en France/,
    well: [
      'Frais de port : 4,90 €',
      'Port compris',
      'Expédition offerte',
      'Livré pour 4,90 €',
      '+ 4,90 € d’envoi',
    ],
    badly: [
      'Hors frais de livraison',
      'Frais de port en sus',
      'Port à la charge du client, montant précisé par mail',
      'Les frais d’envoi dépendent du poids',
    ],
  },
  {
    id: 'order-button-words',
    line: /Bouton : .*\n/,
    well: [
      'Pour terminer : [Payer 34,80 €]',
      'Dernier bouton « Commander et payer »',
      '[Je commande et je paie]',
      'Paiement final',
    ],
    badly: [
      '[Valider]',
      'Bouton : « Je valide mon panier et ma commande »',
      'Dernière étape : « Confirmer »',
      '> Envoyer la commande',
      'Cliquez sur « Finaliser »',
    ],
  },
  {
    id: 'legal-guarantee-wrong',
    line: /Garantie légale de.*\n/,
    well: [
      'Garantie : conformité (2 ans) et vices cachés, comme le veut la loi. Notice harmonisée au panier.',
      'GARANTIES\nNous répondons des défauts de conformité pendant deux ans (L217-3). La notice européenne est affichée en haut.',
      'La loi vous garantit deux ans (garantie légale). Notice de l’Union : ci-contre.',
      'Si la lampe tombe en panne : deux ans de garantie légale. Notice harmonisée dans le menu.',
      'Vos garanties (conformité, vices cachés) sont celles de la loi. La notice de l’UE est affichée.',
      'La garantie légale joue deux ans ; la nôtre, d’un an de plus, la prolonge. Notice harmonisée en bas.',
      'Garanties prévues par la loi : 2 ans. L’étiquette harmonisée de l’Union est en page d’accueil.',
    ],
    badly: [
      'Garantie 12 mois. Notice harmonisée au panier.',
      'Produit vendu sans garantie. Notice harmonisée.',
      'Garantie légale limitée à 6 mois. Notice harmonisée.',
      'Garantie fabricant un an. Notice harmonisée UE.',
    ],
  },
  {
    id: 'mediator-missing',
    line: /Médiateur de la conso.*\n/,
    well: [
      'Un désaccord ? CM2C, 49 rue de Ponthieu, 75008 Paris, www.cm2c.net, médiateur gratuit.',
      'Médiation : ANM Conso, 2 rue de Colmar, 94300 Vincennes, anm-conso.com',
      'Vous pouvez saisir le médiateur : MEDIAVET\n10 place Léon Blum\n75011 Paris\nmediavet.net',
      'Médiateur\nAME CONSO\n197 bd Saint-Germain, 75007 Paris\nwww.mediationconso-ame.com',
    ],
    badly: [
      'En cas de litige, contactez-nous.',
      'Médiateur de la consommation : en cours d’adhésion.',
      'Le client peut recourir à une médiation conventionnelle.',
    ],
  },
  {
    id: 'withdrawal-function-missing',
    line: /Pour vous rétracter en ligne.*\n/,
    well: [
      'Rétractation en un clic : bouton au pied de chaque page.',
      'Onglet « Je renonce à mon contrat » dans le menu.',
      '« Renoncer au contrat ici » (pied de page)',
      'Fonction de rétractation accessible en permanence.',
    ],
    badly: [
      'Remplissez le formulaire de rétractation et postez-le.',
      'Écrivez-nous un mail pour renoncer au contrat.',
    ],
  },
]

describe.each(SAID)('$id', ({ id, line, well, badly }) => {
  it.each(well)('is not found in « %s »', (words) => {
    const end = line.source.includes(String.raw`\n`) ? '\n' : ''
    const page = CLEAN.replace(line, words + end)
    expect(page).not.toBe(CLEAN)
    expect(idsOf(page)).toEqual([])
  })

  it.each(badly)('is found in « %s »', (words) => {
    const end = line.source.includes(String.raw`\n`) ? '\n' : ''
    expect(idsOf(CLEAN.replace(line, words + end))).toContain(id)
  })
})

it.each([
  'Une lampe qui n’est pas « écologique », simplement durable.',
  'Fini les piles : elle se recharge en USB.',
  'Édition limitée à 50 exemplaires, numérotée.',
  'Il reste 12 lampes dans l’atelier.',
  'Commandez avant midi, expédition le jour même.',
  'Le marquage CE figure sous le socle, déclaration UE de conformité jointe.',
  'Nos clients nous disent : « elle soulage mes yeux le soir »… nous ne le promettons pas.',
  'Dessinée à Paris, fabriquée au Portugal.',
  'Marque française, fabrication portugaise.',
  'Prix conseillé : 29,90 €.',
  'Best-seller de la boutique.',
  'Made with love à Lyon.',
  'Ce n’est pas un médicament ; en cas de douleur, voyez un médecin.',
  'Compte à rebours intégré : 10 à 60 minutes.',
  'La garantie commerciale de 1 an s’ajoute à la garantie légale.',
  'Notre politique : zéro spam.',
  'Emballage recyclé à 80 % (carton, mesure du fournisseur).',
  'Nous avons fermé le lien vers la plateforme européenne des litiges : elle n’existe plus.',
  'Frais de retour : 4,50 € à votre charge.',
  'Lumière chaude, repose l’ambiance de la chambre.',
  'Certificat FSC n° C012345.',
  'Aucun avis pour le moment.',
  '3 avis : « Jolie » Paul, « Solide » Anne, « Parfaite » Lou.',
  'Soldes d’hiver du 7 janvier au 3 février.',
  'Pas de faux compte à rebours ici, ni de « plus que 2 en stock ».',
  'Expédié en 24 h, 7 jours sur 7.',
  'Label rouge ? Non, juste une lampe rouge.',
  'L’ampoule s’achète partout.',
  'Idéal contre les insectes volants de la véranda.',
  'Les frais de port sont de 4,90 €.',
  'Lampe labellisée Origine France Garantie, attestation n° 2026-114 (PDF).',
  'Papier FSC C012345.',
  'Testée en interne pendant 300 heures.',
  'Le cuir est certifié LWG (Gold, rapport 2025 en ligne).',
  'Nos lampes ne sont ni certifiées ni labellisées : elles sont simples.',
  'Elle réduit la consommation de 30 % (mesure 2026 en ligne).',
  'Un éclairage doux qui calme l’ambiance avant le sommeil.',
  '100 % des ampoules sont reprises et recyclées par Ecosystem.',
  'Notre démarche écologique en chiffres : 12 kg de CO2 par lampe, bilan carbone 2025 (rapport en ligne).',
  'Vente en flux tendu : 4 lampes par semaine.',
  'Nos 3 dernières lampes d’atelier partent aux enchères le 4 décembre.',
  '4 personnes peuvent lire autour.',
  'Noël : commandez avant le 18 décembre pour la recevoir le 24.',
  'Prix unique toute l’année : 29,90 €.',
  'Ce prix ne change jamais, pas de promotion.',
  'Code AMIS10 : 10 % pour vos proches.',
  '« Elle m’a guérie de ma flemme de lire » – Zoé',
  'Le verre vient de Bohême, l’abat-jour de Lyon.',
  'Assemblée à Lyon avec un câble d’Allemagne.',
  'Pour lampe Philips Hue ou IKEA Tradfri.',
  'Do it yourself : la notice est en français.',
  'Playlist « Reading lights » à écouter.',
])('accuses nothing in « %s »', (sentence) => {
  expect(idsOf(`${CLEAN}${sentence}\n`)).toEqual([])
})

it.each<[FaultId, string]>([
  ['health-claim', 'Elle fait disparaître les migraines.'],
  ['health-claim', 'Dites adieu à vos insomnies !'],
  ['health-claim', 'Stimule la circulation sanguine.'],
  ['health-claim', 'Aide à lutter contre l’arthrose.'],
  ['green-claim', 'Respecte la planète.'],
  ['green-claim', 'Un achat 100 % vert.'],
  ['green-claim', 'La lampe la plus écolo de France'],
  ['green-claim', 'Zéro empreinte carbone'],
  ['false-urgency', 'Dépêchez-vous, presque plus de stock !'],
  ['false-urgency', 'Offre valable encore 02h 13min'],
  ['false-urgency', '12 personnes ont cet article dans leur panier'],
  ['false-urgency', 'Dernières pièces disponibles !'],
  ['false-urgency', 'Julie de Nantes vient d’acheter ce produit'],
  ['unproven-reviews', 'Excellent 4,8/5 sur 2 300 avis'],
  ['unproven-reviews', 'Déjà adoptée par 10 000 familles'],
  ['unproven-reviews', '98 % de clients satisfaits'],
  ['unproven-certification', 'Certifiée par des laboratoires indépendants.'],
  ['unproven-certification', 'Conforme à toutes les normes européennes'],
  ['unproven-certification', 'Produit labellisé et approuvé.'],
  ['crossed-price', 'Avant 59 €, maintenant 29,90 €'],
  ['crossed-price', 'Économisez 30 €'],
  ['crossed-price', 'PROMO -40 %'],
  ['dead-dispute-link', 'Plateforme de résolution des litiges : https://ec.europa.eu/consumers/odr/main'],
  [
    'dead-dispute-link',
    'La Commission européenne met à disposition une plateforme de règlement des litiges en ligne.',
  ],
  ['template-leftovers', 'Add to cart'],
  ['template-leftovers', '[Votre adresse ici]'],
  ['template-leftovers', 'Our products are made with care for you'],
  ['template-leftovers', 'Votre texte ici'],
  ['false-origin', 'Fabriqué en France. Fabricant : Lumo Ltd, Shenzhen, Chine'],
  ['false-origin', 'Lampe 100 % française, importée de Chine'],
  ['false-origin', 'Made in France (assemblée au Vietnam)'],
  ['false-origin', 'Fabrication française ; pays d’origine : Pologne'],
])('finds %s in « %s »', (id, sentence) => {
  expect(idsOf(`${CLEAN}${sentence}\n`)).toContain(id)
})

/** A part of a shop: what it cannot show is not asked. */
it.each<[string, readonly FaultId[], string]>([
  [
    'a product alone',
    [],
    'Collier perles d’eau douce\n42,00 €\nAjouter au panier\nLivraison suivie 4,50 €, 2 à 3 jours ouvrés\nFait main à Nice par Inès Marchetti, bijoutière – 5 rue Droite, 06300 Nice – ines@perles.fr',
  ],
  [
    'a policy alone',
    [],
    'Politique de retour\n14 jours après réception pour retourner votre commande : « Renoncer au contrat ici ». Remboursement sous 14 jours.\nBoutique Azur SARL, 4 rue de France, 06000 Nice, 04 93 00 00 00, RCS Nice 812 000 111\nGarantie légale de conformité : 2 ans. La notice harmonisée est affichée.\nMédiateur : CM2C, 49 rue de Ponthieu, 75008 Paris, cm2c.net',
  ],
  [
    'a page of the team',
    [],
    'Nos engagements\nNous ne vendons que ce que nous fabriquons. Visitez l’atelier à Dole.',
  ],
  [
    'a product alone with what it may not say',
    ['crossed-price', 'unproven-reviews', 'unproven-certification', 'maker-missing'],
    'SUPER BROSSE LISSANTE\n~~79,90 €~~ 29,90 €\n⭐⭐⭐⭐⭐ 4 532 avis\nLivraison offerte sous 15 jours\nCertifiée CE\nAjouter au panier\nFabricant : Yiwu Hair Co., Yiwu, Chine',
  ],
])('asks %s only for what it can show', (_, faults, text) => {
  expect(idsOf(text)).toEqual(faults)
})
