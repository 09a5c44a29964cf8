/** An answer with a list, a table and a quotation, higher than the conversation's area on a desktop. */
export const LONG_ANSWER = `Bonne question. Voici comment je m'y prendrais :

1. **Calcule ton coût complet** : achat, livraison, emballage, commissions.
2. **Vise une marge brute de 60 à 70 %** avant publicité.
3. **Teste deux prix** pendant une semaine chacun.

| Poste | Montant |
| --- | ---: |
| Achat | 9,50 € |
| Livraison | 4,20 € |
| Prix conseillé | 34,90 € |

> Note le prix plancher : sous ce prix, chaque vente te coûte de l'argent.`
