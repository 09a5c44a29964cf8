import { WEEKDAYS } from '../../src/domain/weekday'
import { createAccount, putDocument, type Account } from '../support/accounts'

export type TourAccounts = Record<'newcomer' | 'busy' | 'expired', Account>

const TASKS = [
  ['Comparer trois fournisseurs de lampes', true],
  ['Écrire la description du produit phare', true],
  ['Photographier les échantillons près de la fenêtre', false],
  ['Répondre aux deux questions reçues par e-mail', false],
  ['Calculer la marge avec les frais de livraison et de retour, puis noter le prix plancher', false],
] as const

const ANSWER = `Bonne question. Voici comment je m'y prendrais :

1. **Calcule ton coût complet** : achat, livraison, emballage, commissions.
2. **Vise une marge brute de 60 à 70 %** avant publicité.
3. **Teste deux prix** pendant une semaine chacun.

| Poste | Montant |
| --- | ---: |
| Achat | 9,50 € |
| Livraison | 4,20 € |
| Prix conseillé | 34,90 € |

> Note le prix plancher : sous ce prix, chaque vente te coûte de l'argent.`

/** People at different points of their first weeks, with what they wrote. */
export async function tourAccounts(): Promise<TourAccounts> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const accounts: TourAccounts = {
    newcomer: await createAccount({ fullName: 'Inès Laurent', hasSeenWelcome: false }),
    busy: await createAccount({ fullName: 'Camille Martin', createdAt: daysAgo(1) }),
    expired: await createAccount({ fullName: 'Hugo Petit', createdAt: daysAgo(12) }),
  }
  for (const person of [accounts.busy, accounts.expired]) {
    for (const day of WEEKDAYS) {
      for (const [index, [text, completed]] of TASKS.entries()) {
        await putDocument(`todos/${person.uid}-${day}-${index}`, {
          userId: person.uid,
          text,
          completed,
          dayOfWeek: day,
          createdAt: new Date(Date.now() - index * 60_000),
          xpCounted: completed,
        })
      }
    }
    const now = Date.now()
    await putDocument(`conversations/${person.uid}-1`, {
      userId: person.uid,
      title: 'Fixer mon prix de vente',
      messages: [
        { role: 'user', content: 'Comment fixer le prix de ma lampe en bambou ?', timestamp: now - 90_000 },
        { role: 'assistant', content: ANSWER, timestamp: now - 60_000 },
      ],
      timestamp: new Date(now - 60_000),
    })
  }
  return accounts
}
