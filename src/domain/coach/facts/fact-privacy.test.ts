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

/** Wares and customers, whose words are a secret or private elsewhere. */
const OF_TRADE = [
  'Je vends des étagères en pin massif',
  'Des plateaux en pin 1200 mm de long',
  'Des pin’s émaillés faits main',
  'Ma table est en bois de pin, finition huilée',
  'Je couds mon patron de couture moi-même',
  'Mes patrons PDF se vendent 9 €',
  'Des coussins anti-stress à 19 €',
  'Du thé de Noël en sachets de 100 g',
  'Ma cible : les personnes allergiques',
  'Mes clients sont surtout des diabétiques',
  'Je vends des coussins pour femmes enceintes',
  'Une enceinte Bluetooth à 39 €',
  'Une tisane pour les insomniaques',
  'Des décorations de ramadan, mon produit phare',
  'Je m’adresse aux clients en situation de handicap',
  'Des bijoux pour les chrétiens pratiquants',
  'Des bougies sans allergènes',
  'Des t-shirts pour les militants écologistes',
  'Un gel alcoolisé en flacon de poche',
  'Un carnet de mots de passe, format A6',
  'Le logo est à gauche de la page',
  'Un jouet pour enfants maladroits',
  'Mon SIRET : 812 345 678 00012',
  'Code-barres EAN 3701234567890',
  'Une collection pour les familles juives',
  'Des accessoires pour les asthmatiques',
]

/** The same words of the person, a secret or somebody else. */
const SECRET_BESIDE_TRADE = [
  'Mon code PIN est 4821',
  'Mon PIN est 4821',
  'PIN : 482163',
  'Le pin de ma carte est noté ici',
  'Le mot de passe de ma boutique est lampe',
  'Mon mot de passe pour les clients : soleil',
]
const DELICATE_BESIDE_TRADE = [
  'Je suis allergique aux noix',
  'Je vends des tisanes parce que je suis insomniaque',
  'Ma boutique est fermée pendant le ramadan',
  'Ma boutique est en pause à cause de ma dépression',
  'Mon patron ne sait pas que je vends en ligne',
  'Mon patron de bureau est au courant',
  'Je suis enceinte, et je vends des bijoux',
  'Je suis plutôt de gauche',
  'Ma cliente s’appelle Inès',
  'Madame Petit achète mes produits',
  'Ma sœur coud mes produits',
  'Je vais à la messe avant d’ouvrir la boutique',
  'Je suis asthmatique depuis l’enfance',
  'Mes ventes baissent avec mes problèmes de santé',
  'Une maladie m’empêche de vendre',
]

test('forty sentences', () => {
  expect([...SECRET, ...DELICATE, ...FINE]).toHaveLength(40)
})

describe('wares and customers, which may be remembered', () => {
  test.each(OF_TRADE)('%s', (text) => expect(privacyOf(text)).toBeNull())
})
describe('a secret beside the trade', () => {
  test.each(SECRET_BESIDE_TRADE)('%s', (text) => expect(privacyOf(text)).toBe('secret'))
})
describe('a private thing beside the trade', () => {
  test.each(DELICATE_BESIDE_TRADE)('%s', (text) => expect(privacyOf(text)).toBe('delicate'))
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
