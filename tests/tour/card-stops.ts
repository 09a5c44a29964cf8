import type { Page } from '@playwright/test'
import { putDocument, type Account } from '../support/accounts'
import { putProject } from '../support/samples/sample-projects'
import { putLooseCandidates } from '../support/samples/sample-research'
import type { TourStop } from './tour-stop'

const AT = 1_790_000_000_000

/** Shows a conversation whose only answer proposed these cards. The window is as tall as they are. */
async function showCards(
  page: Page,
  { uid }: Account,
  cards: readonly object[],
  name: string,
): Promise<void> {
  const proposals = cards.map((fields, n) => [
    `k${n}`,
    {
      at: AT,
      n,
      from: 'coach',
      target: `${name}-${n}-${uid}`,
      state: 'open',
      pourquoi: null,
      ...fields,
    },
  ])
  await putDocument(`conversations/${name}-${uid}`, {
    userId: uid,
    title: 'Mes propositions',
    timestamp: new Date(Date.now() + 120_000),
    proposals: Object.fromEntries(proposals) as Parameters<typeof putDocument>[1],
    messages: [
      { role: 'user', content: 'Que me proposes-tu ?', timestamp: AT - 1_000 },
      { role: 'assistant', content: 'Voici de quoi avancer.', timestamp: AT },
    ],
  })
  const { width = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: 3_200 })
  await page.goto('/coach')
  await page
    .getByRole('group', { name: /^Proposition/ })
    .nth(cards.length - 1)
    .waitFor()
  await page.waitForTimeout(800)
}

async function putWork(account: Account): Promise<void> {
  const notes = { product: ['En inox, 750 ml'], offer: ['', 'Garantie de deux ans'] }
  await putProject(account, { title: 'Gourde filtrante', notes })
  await putLooseCandidates(account, [
    {
      link: 'https://www.exemple.fr/gourde',
      wowEffect: true,
      note: 'Vue au marché',
      salePriceCents: 2_490,
      costCents: 680,
    },
  ])
}

const todo = { genre: 'tache', jour: 'jeudi', texte: 'Filmer trois plans de la gourde', chaqueSemaine: false }
const item = { genre: 'element', element: 'product-1', texte: 'Filtre le sable, la rouille et le chlore.' }
const judged = (uid: string) => ({
  genre: 'produit',
  produit: `c-${uid}-0`,
  note: 'Demander une vidéo',
  evident: ['solvesProblem'],
  criteres: [
    { critere: 'solvesProblem', valeur: true, preuve: "elle filtre l'eau des fontaines" },
    { critere: 'wowEffect', valeur: false, preuve: '' },
  ],
})
const figures = (uid: string) => ({
  genre: 'chiffres',
  produit: `c-${uid}-0`,
  montants: [
    { champ: 'salePriceCents', passage: 'je la vends 29,90 €' },
    { champ: 'costCents', passage: "je l'achète 6,80 €" },
    { champ: 'adsCents', passage: 'la publicité coûte 5 € par vente' },
  ],
})
const project = {
  genre: 'projet',
  titre: 'Lampe de lecture',
  produit: null,
  elements: [{ element: 'offer-2', texte: 'Reprise sous 30 jours.' }],
}

export const CARD_STOPS: readonly TourStop[] = [
  {
    name: 'cards-open',
    account: 'offered',
    isWholePage: false,
    show: async (page, _context, { offered }) => {
      await putWork(offered)
      await showCards(
        page,
        offered,
        [
          { ...todo, pourquoi: 'Tu as repoussé les vidéos deux fois.' },
          { ...item, projet: `p-${offered.uid}`, base: '0-none' },
          { ...item, projet: 'gone' },
          judged(offered.uid),
          { ...judged(offered.uid), produit: null },
          figures(offered.uid),
          { ...figures(offered.uid), produit: null },
          project,
          { genre: 'souvenir', fait: 'Je vends à des randonneurs', projet: null },
        ],
        'cards-open',
      )
    },
  },
  {
    name: 'cards-form',
    account: 'offered',
    isWholePage: false,
    show: async (page, _context, { offered }) => {
      await putWork(offered)
      await showCards(page, offered, [todo, { ...item, projet: `p-${offered.uid}` }, project], 'cards-form')
      for (let left = 3; left > 0; left -= 1)
        await page.getByRole('button', { name: 'Modifier' }).first().click()
    },
  },
  {
    name: 'cards-answered',
    account: 'offered',
    isWholePage: false,
    show: async (page, _context, { offered }) => {
      const { uid } = offered
      await putWork(offered)
      const taken = { state: 'accepted', doneAt: AT }
      await showCards(
        page,
        offered,
        [
          todo,
          { ...todo, ...taken, texte: 'Une tâche que tu as retirée' },
          { ...item, ...taken, projet: `p-${uid}` },
          { ...item, ...taken, projet: 'gone' },
          { ...judged(uid), ...taken },
          { ...figures(uid), ...taken, figures: { costCents: null } },
          { ...project, ...taken },
          { genre: 'souvenir', fait: 'Budget 300 €', projet: null, ...taken },
          { ...todo, state: 'ignored' },
          { ...todo, state: 'undone' },
          { ...project, titre: 'Une bougie à personnaliser' },
        ],
        'cards-answered',
      )
      await page.getByRole('button', { name: 'Tout ajouter (2)' }).click()
      await page.getByRole('button', { name: "Annuler l'ajout" }).nth(1).waitFor()
    },
  },
]
