import { describe, expect, test } from 'vitest'
import { privacyOf } from './fact-privacy'

const SECRET = [
  'Mon mot de passe est soleil2026',
  'Mon mdp Shopify : lampe42',
  'Ma carte : 4242 4242 4242 4242',
  'Carte 5555-5555-5555-4444, cvv 123',
  'Mon IBAN est FR76 3000 6000 0112 3456 7890 189',
  'Écris-moi à lea.martin@exemple.fr',
  'On me joint au 06 12 34 56 78',
  'Mon numéro : +33 6 12 34 56 78',
  'Ma clé sk-live_abcdef123456',
]

const DELICATE = [
  'Je suis en dépression depuis mars',
  'Je suis diabétique',
  'Je suis enceinte de cinq mois',
  "J'ai un handicap reconnu",
  'Je sors d’un burn-out',
  'Je prends des médicaments le soir',
  'Problèmes de santé en ce moment',
  'Je suis musulmane et pratiquante',
  'Pas de travail pendant le ramadan',
  'Je vais à la messe le dimanche',
  'Je vote à gauche',
  'Je suis syndiqué',
  'Mes opinions politiques comptent',
  'Mon mari gagne 2 000 € par mois',
  'Ma sœur est au chômage',
  'Mes enfants ont 3 et 5 ans',
  'Sa cliente s’appelle Paula',
  'Madame Durand me fournit',
]

const FINE = [
  'Je vends des gourdes filtrantes à des randonneurs',
  'Budget de départ : 600 €',
  'Je travaille le mardi et le samedi matin',
  'Ma boutique s’appelle Lumo',
  'Ma politique de retour : 30 jours',
  'Fournisseur à Lyon, délai de 12 jours',
  'Mes clients sont surtout des parents de jeunes enfants',
  'Prix de vente 29,90 €, coût 6,80 €',
  'Je préfère les vidéos courtes aux photos',
  '12 ventes en octobre 2026',
  'Je pars du marché du bien-être',
  'Boutique ouverte sur Shopify le 12/10/2026',
  'Je ne veux pas faire de dropshipping',
]

test('forty sentences', () => {
  expect([...SECRET, ...DELICATE, ...FINE]).toHaveLength(40)
})

describe('secret texts, which every field refuses', () => {
  test.each(SECRET)('%s', (text) => expect(privacyOf(text)).toBe('secret'))
})
describe('delicate texts, which the coach may not propose as facts', () => {
  test.each(DELICATE)('%s', (text) => expect(privacyOf(text)).toBe('delicate'))
})
describe('texts about the shop, which are allowed', () => {
  test.each(FINE)('%s', (text) => expect(privacyOf(text)).toBeNull())
})
