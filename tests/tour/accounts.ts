import { localDateOf } from '../../src/domain/base/time/local-date'
import { WEEKDAYS } from '../../src/domain/base/time/weekday'
import { demoLinks, demoProjects, demoVersions } from '../../local/seed/seed-content'
import { versionOf } from '../../local/seed/work-documents'
import { createAccount, putDocument, type Account } from '../support/accounts'
import { LONG_ANSWER } from '../support/samples/long-answer'
import { putPaidMonth, putReceipt } from '../support/samples/paid-month'
import { putProjects } from '../support/samples/sample-projects'
import { putLooseCandidates, putSection } from '../support/samples/sample-research'
import { putTodo } from './todos'

export type TourAccounts = Record<
  | 'newcomer'
  | 'busy'
  | 'full'
  | 'refused'
  | 'expired'
  | 'charged'
  | 'paying'
  | 'subscribed'
  | 'paidBack'
  | 'returning'
  | 'asking'
  | 'offered'
  | 'planning'
  | 'leaving'
  | 'astray'
  | 'midweek'
  | 'analysed',
  Account
>

const TODOS = [
  ['Comparer trois fournisseurs de lampes', true],
  ['Écrire la description du produit phare', true],
  ['Photographier les échantillons près de la fenêtre', false],
  ['Répondre aux deux questions reçues par email', false],
  ['Calculer la marge avec les frais de livraison et de retour, puis noter le prix plancher', false],
] as const

const IDEAS = [
  'lampe de chevet',
  'gourde pour enfants',
  'tapis de jeu',
  'bougie de saison',
  'harnais pour chien',
]

export async function tourAccounts(): Promise<TourAccounts> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const accounts: TourAccounts = {
    newcomer: await createAccount({ fullName: 'Inès Laurent' }),
    busy: await createAccount({ fullName: 'Camille Martin', createdAt: daysAgo(1) }),
    full: await createAccount({ fullName: 'Nora Lefèvre', createdAt: daysAgo(1) }),
    refused: await createAccount({ fullName: 'Paul Roche' }),
    expired: await createAccount({ fullName: 'Hugo Petit', createdAt: daysAgo(12) }),
    // A card can be charged once: each stop that leaves no card field has its own account.
    charged: await createAccount({ fullName: 'Hugo Petit', createdAt: daysAgo(12) }),
    paying: await createAccount({ fullName: 'Hugo Petit', createdAt: daysAgo(12) }),
    subscribed: await createAccount({ fullName: 'Léa Moreau', createdAt: daysAgo(70) }),
    paidBack: await createAccount({ fullName: 'Paul Roche', createdAt: daysAgo(70) }),
    returning: await createAccount({ fullName: 'Jeanne Faure', hadTrial: true }),
    asking: await createAccount({ fullName: 'Karim Diallo' }),
    // An account without unsent questions, which decide which conversation opens.
    offered: await createAccount({ fullName: 'Karim Diallo' }),
    planning: await createAccount({ fullName: 'Salomé Girard', createdAt: new Date(Date.now() - 600_000) }),
    leaving: await createAccount({ fullName: 'Zoé Blanc' }),
    // A moved clock stays for all pages of a context.
    astray: await createAccount({ fullName: 'Zoé Blanc' }),
    midweek: await createAccount({ fullName: 'Léa Moreau', createdAt: daysAgo(90) }),
    analysed: await createAccount({ fullName: 'Sarah Benali', createdAt: daysAgo(90) }),
  }
  for (const person of [accounts.busy, accounts.expired]) {
    for (const day of WEEKDAYS) {
      for (const [index, [text, completed]] of TODOS.entries()) {
        await putDocument(`todos/${person.uid}-${day}-${index}`, {
          userId: person.uid,
          text,
          completed,
          dayOfWeek: day,
          createdAt: new Date(Date.now() - index * 60_000),
          xpCounted: completed,
          ...(completed && { doneDates: [localDateOf(new Date())] }),
        })
      }
    }
    const now = Date.now()
    await putDocument(`conversations/${person.uid}-1`, {
      userId: person.uid,
      title: 'Fixer mon prix de vente',
      messages: [
        { role: 'user', content: 'Comment fixer le prix de ma lampe en bambou ?', timestamp: now - 90_000 },
        { role: 'assistant', content: LONG_ANSWER, timestamp: now - 60_000 },
      ],
      timestamp: new Date(now - 60_000),
    })
  }
  await putPaidMonth(accounts.subscribed)
  await putPaidMonth(accounts.paidBack)
  await putPaidMonth(accounts.midweek)
  await putReceipt(accounts.paidBack, 'pi_gone', 60, { status: 'refunded', endedAt: daysAgo(50) })
  await putTodo(accounts.leaving, 'kept', 'mercredi', 'Peser le colis')
  await addFirstWork(accounts.planning)
  await addDemoWork(accounts.busy)
  await addDemoWork(accounts.analysed)
  await putPaidMonth(accounts.analysed)
  await addMuchWork(accounts.full)
  return accounts
}

async function addFirstWork(account: Account): Promise<void> {
  const [lamp] = demoProjects
  if (!lamp) throw new Error('The seed has no project.')
  const { product = [], targetCustomer = [] } = lamp.notes ?? {}
  const notes = { product: product.slice(0, 3), targetCustomer: targetCustomer.slice(0, 1) }
  await putProjects(account, [{ ...lamp, status: 'planning', notes }])
  await putTodo(account, 'first', 'samedi', 'Comparer trois lampes concurrentes')
}

async function addDemoWork(account: Account): Promise<void> {
  await putProjects(account, demoProjects)
  await addOlderTalks(account)
  for (const [index, { project, daysAgo, ...kept }] of demoVersions.entries()) {
    const keptAt = new Date(Date.now() - daysAgo * 86_400_000)
    const of = { userId: account.uid, projectId: `p-${account.uid}-${project}`, keptAt }
    await putDocument(`projectVersions/${of.projectId}_${index + 1}`, versionOf(kept, of))
  }
  await putLooseCandidates(account, demoLinks.loose)
  for (const [place, { name, links }] of demoLinks.sections.entries())
    await putSection(account, name, links, { place })
}

/** Listed below the conversation of every account: two with one title, of two projects and of none. */
async function addOlderTalks({ uid }: Account): Promise<void> {
  const talks: readonly (readonly [title: string, project: number | null])[] = [
    ['Écrire « Proposition de valeur unique »', 0],
    ['Prochaine chose à faire', 0],
    ['Prochaine chose à faire', 0],
    ['Trouver un fournisseur fiable en Europe qui livre vite…', 1],
    ['Par où commencer', null],
  ]
  for (const [index, [title, project]] of talks.entries()) {
    const at = Date.now() - (index + 1) * 86_400_000
    await putDocument(`conversations/${uid}-older-${index}`, {
      userId: uid,
      title,
      timestamp: new Date(at),
      ...(project !== null && { project: `p-${uid}-${project}` }),
      messages: [
        { role: 'user', content: title, timestamp: at - 60_000 },
        { role: 'assistant', content: LONG_ANSWER, timestamp: at },
      ],
    })
  }
}

/** Fills pages to their maximum. */
async function addMuchWork(account: Account): Promise<void> {
  const [lamp, ...rest] = demoProjects
  const ideas = Array.from({ length: 200 }, (_, index) => ({
    ...(index % 3 === 0 ? lamp : rest[index % rest.length]),
    title: `Idée ${200 - index} : ${IDEAS[index % IDEAS.length] ?? ''}`,
  }))
  await putProjects(account, ideas)
  const links = demoLinks.sections.flatMap((section) => section.links)
  for (let place = 0; place < 40; place += 1)
    await putSection(account, `Famille ${40 - place} : ${IDEAS[place % IDEAS.length] ?? ''}`, links, {
      place,
    })
}
