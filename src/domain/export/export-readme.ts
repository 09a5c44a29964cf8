import type { ExportContent } from './export-content'

/** What each file, or each folder, holds. */
const FILES: readonly (readonly [path: string, ...lines: string[]])[] = [
  [
    'coach-boom.json',
    '    Tout ce qui suit et ce que les autres fichiers résument, tel que c’est enregistré\u00a0: votre compte, votre profil, vos tâches, vos projets,',
    '    leurs versions gardées (projectVersions), vos bilans de semaine (weeks), vos conversations, ce que le coach peut voir, vos réponses aux cinq questions, les étapes déclarées, ce que le coach',
    '    retient de vous avec la date où vous l’avez dit (facts), et le ton que vous lui avez choisi (coach),',
    '    les leçons lues et celles dont l’exercice est fait (learning),',
    '    «\u00a0Mes liens\u00a0» (product), vos tableaux avec leurs produits, vos tests de vente (salesTests), vos avis sur des réponses (feedback) et vos paiements\u00a0;',
    '    et, sous «\u00a0unsaved\u00a0», ce que l’appareil qui a créé l’archive n’avait pas encore enregistré.',
    '    Les dates sont au format ISO, à l’heure universelle\u00a0; les montants sont en centimes d’euro. Ce fichier',
    '    se lit avec n’importe quel éditeur de texte, et un autre logiciel peut le reprendre.',
  ],
  [
    'taches.csv',
    '    Vos tâches, jour par jour\u00a0: celles de chaque semaine avec leurs douze derniers jours, celles qui ont une date,',
    '    et combien de fois elles ont été reportées. Se lit avec Excel, LibreOffice ou Numbers.',
  ],
  [
    'produits.csv',
    '    Vos produits de la recherche, «\u00a0Mes liens\u00a0» puis chaque tableau, avec vos huit avis, vos notes, vos montants et ce qui en reste.',
  ],
  [
    'tests-de-vente.csv',
    '    Vos tests de vente, une ligne par jour. Se lit avec Excel, LibreOffice ou Numbers.',
  ],
  [
    'semaines.md',
    '    Vos bilans de semaine, le plus récent en premier\u00a0: du texte, lisible avec un éditeur de texte.',
  ],
  ['projets/', '    Un fichier texte (.md) par projet\u00a0: du texte, lisible avec un éditeur de texte.'],
  [
    'conversations/',
    '    Un fichier texte (.md) par conversation avec Coach Boom, avec son nom et la date du dernier message.',
    '    Sous une réponse, les propositions qui y étaient\u00a0: chacune avec ce que vous en avez fait. À la fin, les',
    '    notes de votre travail qui sont parties avec vos questions (les six dernières d’une conversation).',
  ],
  [
    'recus/',
    '    Un reçu par paiement, et l’accusé de chaque rétractation ou remboursement, au jour du paiement\u00a0: du texte,',
    '    lisible avec un éditeur de texte. Gardez-les\u00a0: ils sont effacés avec le compte.',
  ],
]

/** Explains each file of the archive (`paths`); in the format of Windows' editor. */
export function exportReadme(
  { account }: Pick<ExportContent, 'account'>,
  moment: string,
  paths: readonly string[],
): string {
  const lines = [
    'COACH BOOM\u00a0: VOS DONNÉES',
    '',
    `Compte\u00a0: ${account.email}`,
    `Archive créée le ${moment}`,
    '',
    'Cette archive contient tout ce que Coach Boom garde de vous et que vous pouvez lire dans le produit.',
    '',
    ...FILES.filter(([path]) => paths.some((made) => made.startsWith(path))).flatMap((file) => [...file, '']),
    'CE QUI N’Y EST PAS',
    '',
    '- Ce que vous avez écrit sur un autre appareil et qui n’y est pas encore enregistré.',
    '- Votre mot de passe\u00a0: Coach Boom ne le connaît pas.',
    '- Le numéro de votre carte\u00a0: seul Stripe, qui encaisse les paiements, le connaît.',
    '- Le compteur de vos messages au coach et à notre équipe, qui limite les abus.',
    '- Un message à notre équipe qui attend encore d’être envoyé.',
    '- Le suivi de vos paiements ouverts, avec votre choix d’un accès immédiat\u00a0; celui d’un paiement fait est dans coach-boom.json.',
    '- L’empreinte de votre adresse, gardée pour qu’elle n’ouvre pas un second essai gratuit.',
    '',
  ]
  return `\ufeff${lines.join('\r\n')}`
}
