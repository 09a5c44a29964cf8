import type { ExportContent } from './export-content'

/** What each file of the archive is, for whoever opens it in ten years; as Windows' editor likes it. */
export function exportReadme({ account }: Pick<ExportContent, 'account'>, moment: string): string {
  const lines = [
    'COACH BOOM\u00a0: VOS DONNÉES',
    '',
    `Compte\u00a0: ${account.email}`,
    `Archive créée le ${moment}`,
    '',
    'Cette archive contient tout ce que Coach Boom garde de vous et que vous pouvez lire dans le produit.',
    '',
    'coach-boom.json',
    "    Tout, sans exception, tel que c'est enregistré\u00a0: votre compte, votre profil, vos tâches, vos projets,",
    '    vos conversations, ce que le coach peut voir, vos réponses aux cinq questions et les étapes déclarées (coach),',
    '    «\u00a0Mes liens\u00a0» (product), vos sections avec leurs produits et vos paiements\u00a0;',
    "    et, sous «\u00a0unsaved\u00a0», ce que l'appareil qui a créé l'archive n'avait pas encore enregistré.",
    "    Les dates sont au format ISO, à l'heure universelle\u00a0; les montants sont en centimes d'euro. Ce fichier",
    "    se lit avec n'importe quel éditeur de texte, et un autre logiciel peut le reprendre.",
    '',
    'taches.csv',
    '    Vos tâches, jour par jour. Se lit avec Excel, LibreOffice ou Numbers.',
    '',
    'produits.csv',
    '    Vos produits de la recherche, «\u00a0Mes liens\u00a0» puis chaque section, avec vos huit avis, vos notes et vos marges.',
    '',
    'projets/',
    '    Un fichier Markdown (.md) par projet\u00a0: du texte, lisible avec un éditeur de texte.',
    '',
    'conversations/',
    '    Un fichier Markdown (.md) par conversation avec Coach Boom, avec son nom et la date du dernier message.',
    '    Sous une réponse, les propositions qui y étaient\u00a0: chacune avec ce que vous en avez fait. À la fin, les',
    "    notes de votre travail qui sont parties avec vos questions (les six dernières d'une conversation).",
    '',
    "CE QUI N'Y EST PAS",
    '',
    "- Ce que vous avez écrit sur un autre appareil et qui n'y est pas encore enregistré.",
    '- Votre mot de passe\u00a0: Coach Boom ne le connaît pas.',
    '- Le numéro de votre carte\u00a0: seul Stripe, qui encaisse les paiements, le connaît.',
    '- Le compteur de vos messages au coach, qui limite les abus.',
    '',
  ]
  return `\ufeff${lines.join('\r\n')}`
}
