import { SOURCES } from '@/domain/base/sources'
import { itemPlace } from '@/domain/projects/text/item-text'
import { expect, test } from 'vitest'
import type { ExportContent, StoredDocument } from './export-content'
import { todosCsv } from './export-todos'
import { archiveName, exportFiles, type ExportWords } from './export-files'

const now = new Date(2026, 10, 21, 14, 5)
const words: ExportWords = {
  moment: (date) => date.toISOString().slice(0, 10),
  factsOf: ({ status }) => [{ label: 'Statut', value: status }],
  receipt: ({ id }, payments) => `Reçu ${id}, ${payments.length} paiements`,
  acknowledgement: ({ id, status }) => (status === 'refunded' ? `Accusé ${id}` : null),
}

function stored(id: string, fields: object): StoredDocument {
  return { id, fields: { userId: 'u', createdAt: new Date(2026, 10, 20), ...fields } }
}

const verdict = { critere: 'wowEffect', valeur: true, preuve: '' }

function card(n: number, proposed: object, state: string, at = Date.UTC(2026, 10, 18)) {
  return { at, n, from: 'coach', ...proposed, target: 't', state }
}

const habit = { repeats: true, doneDates: ['2026-11-05', '2026-11-12'], putOff: 2 }

const content: ExportContent = {
  account: { uid: 'u', email: 'ana@ex.fr', createdAt: null },
  profile: null,
  todos: [
    stored('a', { text: '=1+1', dayOfWeek: 'mardi', completed: true }),
    stored('e', { text: 'Publier', dayOfWeek: 'jeudi', completed: true, ...habit }),
    stored('f', { text: 'Salon', dayOfWeek: 'lundi', date: '2026-12-14', createdAt: new Date(2026, 9, 1) }),
    // Its tick was taken back.
    stored('b', {
      text: 'Avant',
      dayOfWeek: 'lundi',
      createdAt: new Date(2026, 10, 1),
      doneDates: ['2026-11-02'],
    }),
    stored('c', { text: 'Après', dayOfWeek: 'lundi' }),
    stored('d', { text: 'Sans jour' }),
  ],
  projects: [stored('p', { title: 'Lampe' }), stored('q', { title: 'Lampe' })],
  projectVersions: [stored('p_1', { projectId: 'p', title: 'Lampe', name: 'Avant' })],
  conversations: [
    stored('k', {
      title: '# Question',
      timestamp: new Date(2026, 10, 19),
      messages: [
        { role: 'user', content: '# Vous ?', timestamp: Date.UTC(2026, 10, 19) },
        { role: 'assistant', content: '```js\nlaissé ouvert', timestamp: 0, stopped: true },
        { role: 'user', content: 'Merci', timestamp: 0 },
        { role: 'assistant', content: 'Compte {{law.douane}}.', timestamp: Date.UTC(2026, 10, 18) },
      ],
      proposals: {
        a: card(0, { genre: 'tache', jour: 'jeudi', texte: '# Filmer\n*vite*' }, 'accepted'),
        b: card(1, { genre: 'element', element: 'product-1', texte: 'Une lampe\nqui se plie' }, 'open'),
        c: card(2, { genre: 'produit', note: null, criteres: [verdict] }, 'ignored'),
        e: card(4, { genre: 'projet', titre: 'Lampes' }, 'undone', 77),
      },
      sent: { [Date.UTC(2026, 10, 19)]: 'abcdef01', '0': 'abcdef02' },
      dossiers: { abcdef01: '## Projet\n\nP1 « Lampe »' },
    }),
  ],
  weeks: [],
  coach: null,
  learning: null,
  product: [stored('l', { link: 'https://ex.fr/libre' })],
  sections: [
    { ...stored('s', { product: 'Ancienne', createdAt: new Date(2026, 0, 1) }), products: [] },
    {
      ...stored('t', { product: 'Tapis' }),
      products: [
        stored('x', { link: 'https://ex.fr/1', createdAt: new Date(2026, 0, 1) }),
        stored('y', { link: 'https://ex.fr/2' }),
      ],
    },
  ],
  salesTests: [stored('v', { product: 'l', link: 'https://ex.fr/libre', tried: 'Page A' })],
  feedback: [],
  payments: [
    stored('pi_old', { status: 'succeeded', paidAt: new Date(2026, 9, 2, 9) }),
    stored('pi_gone', { status: 'refunded', paidAt: new Date(2026, 10, 3, 9) }),
    stored('pi_same_day', { status: 'succeeded', paidAt: new Date(2026, 10, 3, 8) }),
    stored('pi_undated', { status: 'disputed' }),
    stored('pi_unreadable', {}),
  ],
  unsaved: {},
}

const files = new Map(exportFiles(content, words, now).map(({ path, text }) => [path, text]))

test('there is one file of everything, and one for each thing that a person opens', () => {
  expect([...files.keys()]).toEqual([
    'LISEZ-MOI.txt',
    'coach-boom.json',
    'taches.csv',
    'produits.csv',
    'tests-de-vente.csv',
    'projets/lampe.md',
    'projets/lampe-2.md',
    'conversations/2026-11-19-question.md',
    'recus/recu-coach-boom-2026-11-03.txt',
    'recus/retractation-coach-boom-2026-11-03.txt',
    'recus/recu-coach-boom-2026-11-03-2.txt',
    'recus/recu-coach-boom-2026-10-02.txt',
    'recus/recu-coach-boom.txt',
  ])
  expect(archiveName(now)).toBe('coach-boom-mes-donnees-2026-11-21.zip')
})

test('the JSON file contains a todo that the table of todos leaves out', () => {
  const { todos } = JSON.parse(files.get('coach-boom.json') ?? '') as { todos: unknown[] }
  expect(todos).toHaveLength(6)
  expect(files.get('taches.csv')?.split('\r\n').slice(1)).toEqual([
    'Lundi;Après;Non;20/11/2026;Non;23/11/2026;;',
    'Lundi;Avant;Non;01/11/2026;Non;02/11/2026;;',
    'Lundi;Salon;Non;01/10/2026;Non;14/12/2026;;',
    "Mardi;'=1+1;Oui;20/11/2026;Non;24/11/2026;;",
    'Jeudi;Publier;Non;20/11/2026;Oui;;05/11/2026 12/11/2026;2 fois',
    '',
  ])
})

test('the date of a todo is its creation, also after it was dragged; without one there is none', () => {
  const todo = { text: 'Appeler', dayOfWeek: 'lundi', placedAt: new Date(2026, 10, 12), date: '2026-12-14' }
  const csv = todosCsv(
    [
      stored('a', { ...todo, createdAt: new Date(2026, 10, 1) }),
      stored('b', { ...todo, placedAt: new Date(2026, 10, 10), createdAt: null }),
    ],
    now,
  )
  const dates = csv.split('\r\n').map((line) => line.split(';')[3])
  expect(dates).toEqual(['Date', '01/11/2026', '', undefined])
})

test('candidates come section by section, as on the screen', () => {
  const rows = files.get('produits.csv')?.split('\r\n').slice(1) ?? []
  expect(rows.map((row) => row.split(';').slice(0, 2).join(' '))).toEqual([
    'Mes liens https://ex.fr/libre',
    'Tapis https://ex.fr/2',
    'Tapis https://ex.fr/1',
    '',
  ])
})

test('a project is the document of its editor', () => {
  expect(files.get('projets/lampe.md')).toMatch(/^# Lampe\n\n- \*\*Statut\u00a0:\*\* planning\n/)
})

test('a payment is its receipt, and the acknowledgement of its withdrawal', () => {
  expect(files.get('recus/recu-coach-boom-2026-11-03.txt')).toBe('Reçu pi_gone, 4 paiements')
  expect(files.get('recus/retractation-coach-boom-2026-11-03.txt')).toBe('Accusé pi_gone')
  expect(files.get('recus/recu-coach-boom-2026-10-02.txt')).toBe('Reçu pi_old, 4 paiements')
})

test('the Markdown of a message does not change the messages after it', () => {
  expect(files.get('conversations/2026-11-19-question.md')).toBe(
    [
      '# # Question',
      `Dernier message\u00a0: ${words.moment(new Date(2026, 10, 19))}`,
      '## Vous, 2026-11-19',
      '\\# Vous ?',
      '*(Envoyé avec cette question\u00a0: les notes 1, à la fin.)*',
      '## Coach Boom',
      '> ```js\n> laissé ouvert',
      '*(réponse interrompue)*',
      '## Vous',
      'Merci',
      '*(Ce qui a été envoyé avec cette question n’est plus gardé.)*',
      '## Coach Boom, 2026-11-18',
      `> Compte 3\u00a0€ ([${SOURCES.douane.title}](${SOURCES.douane.url}), à vérifier).`,
      '**Propositions**',
      [
        `- tâche pour jeudi : # Filmer \\*vite\\* (acceptée)`,
        `- ${itemPlace('product-1')?.title} : Une lampe qui se plie (en attente)`,
        '- produit (ignorée)',
      ].join('\n'),
      '**Autres propositions**',
      '- nouveau projet : Lampes (annulée)',
      '## Notes envoyées (1)',
      '> ## Projet\n>\n> P1 « Lampe »\n',
    ].join('\n\n'),
  )
})

test('the readme names the owner, the date, the files and the missing data of other devices', () => {
  const readme = files.get('LISEZ-MOI.txt')
  expect(readme).toMatch(/^\ufeffCOACH BOOM/)
  expect(readme).toContain('ana@ex.fr')
  expect(readme).toContain(words.moment(now))
  for (const path of [...files.keys()].slice(1)) expect(readme).toContain(path.replace(/\/.*/, '/'))
  expect(readme, 'not in this archive').not.toContain('semaines.md')
  const withWeek = { ...content, weeks: [stored('w', { userId: 'u', monday: '2026-11-16' })] }
  expect(exportFiles(withWeek, words, now)[0]?.text).toContain('semaines.md')
  expect(readme).toContain('un autre appareil')
  expect(readme?.replaceAll('\r\n', '')).not.toContain('\n')
})
