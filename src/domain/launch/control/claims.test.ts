import { describe, expect, it } from 'vitest'
import type { FaultId } from './fault-rows'
import { faultsOf } from './find-faults'
import { readPage } from './read-page'
import { CLEAN } from './sample-pages.test-support'

/** Kinds of claims in words that no case bears: an illness, nature, a hurry, a right taken away. */
const idsOf = (text: string, origin?: 'outside') =>
  faultsOf(readPage(text, origin ? { origin } : {})).map(({ id }) => id)

it.each<[FaultId, string]>([
  ['health-claim', 'Vos insomnies ne seront bientôt plus qu’un mauvais souvenir.'],
  ['health-claim', 'Bouche à bouche avec l’hiver : rhume, toux, angine, tout y passe !'],
  ['health-claim', 'Idéal pour l’eczéma des tout-petits.'],
  ['health-claim', 'Parfait en cas… non, mieux : un allié de chaque jour face à la couperose.'],
  ['health-claim', 'La déprime ? Elle ne passera plus par vous.'],
  ['health-claim', 'Vous souffrez d’insomnie ? Cette lampe est faite pour vous.'],
  ['health-claim', 'Marre des ronflements ? Notre oreiller règle la question.'],
  ['health-claim', 'Des nuits sans reflux gastrique dès la première semaine.'],
  ['health-claim', 'Vous n’aurez plus jamais mal aux genoux.'],
  ['health-claim', 'Retrouvez des articulations de jeune homme.'],
  ['health-claim', 'Les règles douloureuses deviennent un lointain souvenir.'],
  ['health-claim', 'Un rituel qui apaise l’urticaire.'],
  ['health-claim', '« Depuis, ma sciatique m’a quittée ! » – Brigitte'],
  ['health-claim', 'Une cure, et les crises d’angoisse reculent.'],
  ['health-claim', 'Le bracelet qui fait oublier l’arthrite.'],
  ['health-claim', 'Remplace avantageusement vos somnifères.'],
  ['health-claim', 'Adieu jambes lourdes et rétention d’eau !'],
  ['health-claim', 'Redonne de la souplesse aux articulations.'],
  ['health-claim', 'Elle booste les défenses de toute la famille.'],
  ['health-claim', 'Conçu pour les personnes qui vivent avec une fibromyalgie.'],
  ['health-claim', 'Une infusion pour chasser le rhume.'],
  ['health-claim', 'Vos douleurs s’envolent en trois séances.'],
  ['health-claim', 'Le stress fond comme neige au soleil.'],
  ['health-claim', 'L’endormissement est facilité et le sommeil retrouvé.'],
  ['health-claim', 'Le cuivre attire les toxines hors du corps.'],
  ['green-claim', 'Une lampe qui prend soin de la planète.'],
  ['green-claim', 'La Terre vous sourit à chaque allumage.'],
  ['green-claim', 'Un objet léger pour la planète.'],
  ['green-claim', 'Ne rejette rien dans l’eau ni dans l’air.'],
  ['green-claim', 'Fabriquée sans rien coûter à la nature.'],
  ['green-claim', 'En la choisissant, vous épargnez les océans.'],
  ['green-claim', 'Elle retourne à la terre à la fin de sa vie.'],
  ['green-claim', 'Son emballage disparaît dans la nature en six semaines.'],
  ['green-claim', 'Pensée pour la planète.'],
  ['green-claim', 'Une lampe qui aime la planète.'],
  ['green-claim', 'Elle ne pollue pas les rivières.'],
  ['green-claim', 'Aucune trace laissée dans la nature.'],
  ['green-claim', 'Bienveillante envers la nature.'],
  ['green-claim', 'Un geste pour la Terre à chaque soir.'],
  ['green-claim', 'La planète respire mieux grâce à vous.'],
  ['green-claim', 'Pas de mal à la planète, pas de mal aux yeux.'],
  ['green-claim', 'Elle laisse la nature tranquille.'],
  ['green-claim', 'Notre emballage se décompose en trois mois.'],
  ['green-claim', 'Un petit pas de plus pour le climat.'],
  ['green-claim', 'Sans nuire aux abeilles.'],
  ['green-claim', 'Une conscience tranquille : votre lampe est amie du climat.'],
  ['green-claim', 'La lampe la plus verte du marché.'],
  ['green-claim', 'Fabriquée dans le respect de la nature.'],
  ['green-claim', 'Un achat utile aux océans.'],
  ['false-urgency', 'Encore 00:14:59 avant le retour au plein tarif.'],
  ['false-urgency', '01:22:08 — le prix remonte ensuite.'],
  ['false-urgency', 'Tarif gelé pendant 12 minutes encore.'],
  ['false-urgency', 'Il n’en reste que 3 au dépôt.'],
  ['false-urgency', 'Onze personnes l’ont déjà mise de côté.'],
  ['false-urgency', 'Sophie vient d’en prendre deux à Lille il y a 6 minutes.'],
  ['false-urgency', 'Ne tardez pas, elles s’envolent.'],
  ['false-urgency', 'Ça part très vite !'],
  ['false-urgency', 'Nos stocks fondent à vue d’œil.'],
  ['false-urgency', 'Saisissez votre chance avant la rupture.'],
  ['false-urgency', 'Dernier achat il y a 12 minutes.'],
  ['false-urgency', 'Quatre acheteuses hésitent en ce moment.'],
  ['false-urgency', 'Les trois derniers exemplaires partent ce soir.'],
  ['false-urgency', 'Ne laissez pas filer cette occasion.'],
  ['false-urgency', 'Demain, elle sera déjà partie.'],
  ['false-urgency', '8 paniers contiennent cette lampe.'],
  ['false-urgency', 'Julie, de Rennes, vient de craquer pour la même.'],
  ['false-urgency', 'Il vous reste 9 minutes pour profiter de ce prix.'],
  ['false-urgency', 'Stock presque épuisé.'],
  ['false-urgency', 'Plus qu’une en rayon !'],
  ['false-urgency', 'Maintenant ou jamais : ce tarif ne reviendra pas.'],
  ['false-urgency', 'Ne traînez pas trop, la réserve se vide.'],
  ['false-urgency', 'Cinq clients la guettent.'],
  ['false-urgency', 'Prix garanti encore 10 min, le temps de vous décider.'],
  ['withdrawal-wrong', 'Je ne reprends rien.'],
  ['withdrawal-wrong', 'Nous n’acceptons aucun renvoi.'],
  ['withdrawal-wrong', 'La boutique ne pratique pas le remboursement.'],
  ['withdrawal-wrong', 'Ce qui est acheté est acheté.'],
  ['withdrawal-wrong', 'Nous ne remboursons jamais les articles commandés.'],
  ['withdrawal-wrong', 'Retours : uniquement en cas de défaut constaté.'],
  ['withdrawal-wrong', 'Un retour n’est admis que si l’article est défectueux.'],
  ['withdrawal-wrong', 'Le délai de 14 jours court à compter de la validation de la commande.'],
  ['withdrawal-wrong', 'Vous avez quatorze jours après avoir payé pour vous rétracter.'],
  ['withdrawal-wrong', 'Au seizième jour, tout retour est refusé, même si le colis arrive tard.'],
  ['withdrawal-wrong', 'Si l’objet vous déplaît, nous vous proposons un avoir valable six mois.'],
  ['withdrawal-wrong', 'Changer d’avis n’est pas un motif de retour.'],
  ['withdrawal-wrong', 'Hors de question de reprendre une lampe qui vous a lassé.'],
  ['withdrawal-wrong', 'Pour tout retour, nous vous remettons un bon d’achat à la place.'],
  ['withdrawal-wrong', 'Nous refusons tout retour.'],
  ['withdrawal-wrong', 'Les lampes vendues ne se reprennent pas.'],
  ['false-origin', 'Née dans notre atelier breton.'],
  ['false-origin', 'Un savoir-faire lyonnais, né à la Croix-Rousse.'],
  ['crossed-price', 'Prix 29,90 € (valeur réelle 60 €).'],
  ['crossed-price', '29,90 € – valeur marchande : 70 €.'],
  ['crossed-price', '29,90 €, vendue habituellement 59 €.'],
  ['template-leftovers', 'Merci d’avoir choisi LUMILAND DISCOUNT !'],
  ['template-leftovers', '© 2023 MegaStore Outlet'],
  ['template-leftovers', 'Bienvenue chez Brico Soldes.'],
])('finds %s alone in « %s »', (id, sentence) => {
  expect(idsOf(`${CLEAN}${sentence}\n`, id === 'false-origin' ? 'outside' : undefined)).toEqual([id])
})

it.each([
  'Pas de panique, pas de stress : le colis est suivi.',
  'Je suis absente jusqu’à lundi : une méchante grippe.',
  'L’atelier est fermé cette semaine pour cause de grippe.',
  'En cas de migraine, éteignez la lampe.',
  'La lumière peut déclencher une crise d’épilepsie chez les personnes sensibles.',
  'Ce n’est pas un remède contre le rhume.',
  'Cette lampe ne soigne ni l’insomnie ni la déprime.',
  'Ne convient pas aux personnes sujettes à l’épilepsie.',
  'Déconseillé aux personnes souffrant d’asthme.',
  'Contient du parfum : à éviter en cas d’asthme.',
  'Nous ne promettons rien contre l’acné ni contre l’eczéma.',
  'Lampe garantie sans maux de tête au montage ? On a fait court.',
  'Pour chaque lampe, 1 € est reversé à la lutte contre le diabète.',
  'Un interrupteur qui ne fait pas mal aux doigts.',
  'J’ai eu une tendinite, d’où mes délais plus longs ce mois-ci.',
  'Cette lampe vous aidera-t-elle contre les insomnies ? Non, c’est une lampe.',
  'Le pied ne tombe pas et l’articulation ne grince plus.',
  'Retrouvez la notice sous la vue en grand.',
  'La mémoire du réglage reste après une coupure.',
  'Une lampe pour les soirées au coin du feu.',
  'Elle empêche le câble de s’emmêler.',
  'Recommandé aux têtes en l’air.',
  'L’article n’est pas un dispositif médical : pour une douleur au dos, voyez un médecin.',
  'Ne la jetez pas dans la nature : déposez-la en déchèterie.',
  'Pied en terre cuite, abat-jour en lin.',
  'Brancher sur une prise de terre.',
  'Une lampe inspirée par la nature.',
  'Elle imite la lumière de l’océan au matin.',
  'Les couleurs de la nature, de la mousse à l’ocre.',
  'Ne pas plonger dans l’eau.',
  'Le globe montre la planète Terre et la Lune.',
  'Son pied n’abîme pas le sol.',
  'L’air circule bien autour de l’ampoule.',
  'Nous ne disons pas que cette lampe est bonne pour la planète.',
  'Nous n’écrivons rien sur la planète : rien n’est mesuré.',
  'Les pièces se dissolvent dans l’eau chaude en deux minutes.',
  'Le bois travaille, c’est dans sa nature.',
  'Elle supporte un environnement humide.',
  'Livrée aux quatre coins de la planète.',
  'Le bouquet ramène un peu de nature à la maison.',
  'Pour ne pas polluer, rapportez l’ampoule en déchèterie.',
  'Le paquet contient douze graines à semer en pleine terre.',
  'De nature discrète, elle se range sous le lit.',
  'Vidéo de montage : 00:14:59.',
  'Atelier ouvert de 09:00 à 12:30, prix affichés en vitrine.',
  'Le prix ne change pas d’ici Noël, prenez votre temps.',
  'Ne tardez pas à nous signaler un colis abîmé.',
  'Nous ne mettons pas de compte à rebours.',
  'Le câble se range en deux minutes.',
  'Il ne reste qu’à visser l’ampoule.',
  'Il reste deux trous sous le pied, pour le fixer au mur.',
  'Série de cent vingt lampes numérotées, fabriquées l’an dernier.',
  'Il y a cinq minutes de montage.',
  'Deux autres couleurs existent.',
  'Commandez avant 14 h pour un envoi le jour même.',
  'Une lampe vient compléter la collection il y a un an.',
  'Les pièces restantes du kit servent de rechange.',
  'La batterie tient encore 3 heures après le signal.',
  'Les envois partent le mardi et le vendredi.',
  'Nous vous répondons vite.',
  'Chauffe en dix minutes, prix compris.',
  'Prenez le temps de réfléchir, rien ne presse.',
  'La colle sèche en 2 heures et tient longtemps.',
  'Deux personnes suffisent pour le montage.',
  'Nos clients attendent en général quatre jours.',
  'Dernière pièce du puzzle : l’interrupteur, à clipser.',
  'Nous ne remboursons pas les frais de retour.',
  'Les frais de retour ne sont pas remboursés.',
  'Nous ne reprenons pas les lampes personnalisées.',
  'Nous ne reprenons pas un savon ouvert.',
  'Une variation de teinte n’est pas un défaut.',
  'Si vous préférez, nous vous donnons un avoir au lieu du remboursement.',
  'Nous ne refusons aucun retour dans les 14 jours.',
  'Je ne rembourse pas en espèces, mais sur votre carte.',
  'Si l’article arrive cassé, nous le remplaçons, même si le colis est arrivé tard.',
  'Passé quatorze jours, nous n’acceptons plus de retour.',
  'Nous ne demandons pas de motif.',
  'La garantie joue uniquement en cas de défaut.',
  'Vous êtes remboursé au plus tard 14 jours après nous avoir prévenus.',
  'Nous ne faisons pas d’échange, mais vous pouvez toujours rendre la lampe.',
  'Vous recevez la facture 14 jours avant le débit de la commande suivante.',
  'Merci d’avoir choisi la lampe Lumo !',
  'Bienvenue chez Marie.',
  'Bienvenue chez Lumo.',
  'L’équipe vous remercie.',
  'Bienvenue chez nous.',
  'Le carton vaut une valeur déclarée de 50 € pour le transporteur.',
])('accuses nothing in « %s »', (sentence) => {
  expect(idsOf(`${CLEAN}${sentence}\n`)).toEqual([])
})

const LINES = [
  {
    id: 'order-button-words',
    line: /Bouton :.*(?=\n)/,
    well: [
      '« Payer mon calendrier »',
      '[ Payer les 3 bougies ]',
      'Bouton : « Payer l’affiche »',
      'Dernier clic : « Régler mon panier »',
      '« Valider mon panier », puis à la fin : « Commande avec obligation de paiement »',
      'Bouton : « Commander et payer »',
      'Je paie ma lampe',
    ],
    badly: [
      'Bouton : « Valider mon panier »',
      'On finit par « Envoyer ma commande ».',
      'Le contrat est formé quand vous appuyez sur « Confirmer mon choix ».',
      'Dernier bouton : « Zou ! »',
      'Pour commander, touchez « J’y vais ».',
      'Bouton final : « Terminer »',
      '[ Finaliser mon panier ]',
      'Pour conclure : « Hop, chez moi »',
    ],
  },
  {
    id: 'delay-missing',
    line: /Délai de livraison.*(?=\n)/,
    well: ['Chez vous en quatre jours ouvrés.'],
    badly: [
      'Délai d’acheminement : rapide.',
      'Livraison : express, vous verrez !',
      'Votre colis part bientôt.',
      'Les envois partent régulièrement.',
      'Expédition dans la foulée.',
    ],
  },
  {
    id: 'total-price-missing',
    line: /Prix :.*(?=\n)/,
    well: [
      'Prix : 59,00 € TTC\nRemise contre signature : 8,50 €',
      '12,00 € TTC le lot, plus 3,20 € pour l’enveloppe suivie',
      '15,00 € TTC, enveloppe suivie 3,00 €',
      'Vingt-deux euros. Quatre euros vingt de port.',
      '29 €, et 4 € pour le facteur.',
      'Douze euros la lampe, trois euros cinquante de timbre.',
      '29 € TTC + 5 € de Colissimo',
      'Prix : 29 €. Acheminement : cinq euros.',
    ],
    badly: ['Prix : 29 €. Port à votre charge.'],
  },
  {
    id: 'withdrawal-function-missing',
    line: /Pour vous rétracter en ligne.*(?=\n)/,
    well: [
      'Pour vous rétracter, bouton « Je renonce » sur le site ; un message de confirmation daté vous parvient.',
      'Rétractation : lien en bas de page, ou un appel si vous préférez.',
    ],
    badly: [
      'La rétractation s’exerce par un appel ou un message électronique.',
      'Pour vous rétracter, un coup de fil suffit.',
      'Pour vous rétracter, envoyez un SMS.',
      'Pour vous rétracter, un message sur Instagram suffit.',
      'Pour renoncer, laissez-nous un message vocal.',
    ],
  },
  {
    id: 'maker-missing',
    line: /(?<=\n)Fabricant.*(?=\n)/,
    well: ['Dessinée et imprimée ici : j’en suis l’éditrice.', 'Fabricant : j’en suis le créateur.'],
    badly: [],
  },
] as const

describe.each(LINES)('$id', ({ id, line, well, badly }) => {
  const withWords = (words: string) => {
    const page = CLEAN.replace(line, () => words)
    expect(page).not.toBe(CLEAN)
    return page
  }

  it.each(well)('is not found in « %s »', (words) => {
    expect(idsOf(withWords(words))).toEqual([])
  })

  it.each(badly)('is found alone in « %s »', (words) => {
    expect(idsOf(withWords(words))).toEqual([id])
  })
})

it('reads the silences of a short page that has conditions of its own', () => {
  const short = [
    'Tablier en lin',
    '42 € TTC, envoi 5 €, reçu en 7 jours ouvrés.',
    'Mes conditions',
    '- Prenez le temps de choisir, je ne reprends rien.',
    'Marie Durand EI, 12 rue des Lilas, 69003 Lyon. 06 12 34 56 78. SIRET 812 345 678 00012. Je couds tout ici.',
    'Bouton : « Commander et payer »',
  ].join('\n')
  expect(idsOf(short)).toEqual([
    'withdrawal-wrong',
    'withdrawal-function-missing',
    'guarantee-notice-missing',
    'legal-guarantee-wrong',
    'mediator-missing',
  ])
})

/** By their image alone they may be meant otherwise: the seller looks, and no correction is proposed. */
it.each<[FaultId, string]>([
  ['false-urgency', 'À ce rythme, le rayon sera vide avant dimanche.'],
  ['false-urgency', 'Vous n’êtes pas la seule à le regarder.'],
  ['unproven-reviews', 'La note ne descend jamais sous 4,8.'],
  ['unproven-certification', 'Des ingénieurs allemands l’ont examiné sous toutes les coutures.'],
  ['health-claim', 'Vos genoux vous diront merci dès le premier escalier.'],
  ['green-claim', 'La planète vous applaudit.'],
])('asks to look up %s in « %s »', (id, claim) => {
  const points = faultsOf(readPage(`${CLEAN}${claim}\n`, {})).map((fault) => [fault.id, fault.isToCheck])
  expect(points).toEqual([[id, true]])
})

const MADE_ABROAD = CLEAN.replace(
  /Fabricant :.*/,
  () =>
    'Fabricant : Shenzhen Lumo Co., 12 Bantian Street, Shenzhen, Chine, contact@lumo.example. Personne responsable dans l’Union : Lumo Import SARL, 4 rue des Ateliers, 38000 Grenoble, contact@lumo.fr.',
)

it.each([
  'Cousu par des mains du Jura.',
  'Elle n’a jamais quitté sa Drôme natale.',
  'Fabriqué de A à Z dans notre vallée.',
  'Nos tourneurs vosgiens la façonnent depuis trois générations.',
  'L’excellence tricolore à votre table.',
  'Il a vu le jour à Roubaix.',
])('finds « %s » of a maker in China', (claim) => {
  expect(faultsOf(readPage(`${claim}\n${MADE_ABROAD}`, {})).map(({ id }) => id)).toEqual(['false-origin'])
})

it.each([
  'Montée en Chine, c’est écrit dessous ; dessinée à Lyon.',
  'Notre atelier de Lyon la contrôle et l’emballe.',
  'Modèle « Bretagne », coloris bleu, blanc ou rouge.',
  'Nos bureaux sont à Limoges, l’usine est à Shenzhen.',
  'Rien ici n’est made in France, et nous ne le chantons pas.',
  'Livraison par La Poste depuis la Creuse.',
])('accuses nothing in « %s » of a maker in China', (sentence) => {
  expect(faultsOf(readPage(`${sentence}\n${MADE_ABROAD}`, {}))).toEqual([])
})
