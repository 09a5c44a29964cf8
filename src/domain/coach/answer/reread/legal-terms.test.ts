import { describe, expect, test } from 'vitest'
import { growthOf, LINEAR } from '../../../../../tests/support/growth'
import { lawText } from '@/domain/law/law-text'
import { unfoundedTerms } from './legal-terms'

const LAW = lawText('2026-11-28')
const NOTES = `│ Test « Vidéo A » : 7 jours, 60 € au plus.
│ Le fournisseur annonce 12 jours de livraison.`
const termsIn = (answer: string, more = '') => unfoundedTerms(answer, [LAW, NOTES, more].join('\n'))

describe('a term of law that no row of its subject has', () => {
  test.each([
    ['La garantie légale dure 5 ans.', '5 ans'],
    ['La garantie légale est de 14 jours.', '14 jours'],
    ['Le vice caché se dénonce dans les 14 jours.', '14 jours'],
    ['La rétractation est de 30 jours.', '30 jours'],
    ['Pour se rétracter, le client a 60 jours.', '60 jours'],
    ['La loi te laisse quarante-cinq jours.', 'quarante-cinq jours'],
    ['Garde tes factures 10 ans.', '10 ans'],
    ['Tes factures se conservent pendant dix ans.', 'dix ans'],
    ['Conserve ta comptabilité et tes justificatifs durant 6 ans.', '6 ans'],
    ['Tu dois livrer sous 45 jours, sinon le client peut annuler.', '45 jours'],
    ['Sans livraison après 45 jours, l’acheteur a le droit d’annuler.', '45 jours'],
    ['Le médiateur doit répondre sous 3 mois.', '3 mois'],
    ['Le médiateur a 90 jours pour se prononcer.', '90 jours'],
    ['Un prix barré, c’est le plus bas des 45 derniers jours.', '45 derniers jours'],
    ['Ton prix de référence est celui des 6 dernières semaines.', '6 dernières semaines'],
    ['Un faux avis est puni de 5 ans de prison.', '5 ans'],
    ['C’est deux ans d’emprisonnement.', 'deux ans'],
    ['Il risque une peine de prison de 2 ans.', '2 ans'],
    ['Le client a 30 jours pour changer d’avis.', '30 jours'],
    ['Tu dois rembourser le client sous 30 jours.', '30 jours'],
    ['Tu as 45 jours pour le rembourser.', '45 jours'],
    ['Une garantie de 36 mois est obligatoire.', '36 mois'],
    ['L’ACRE dure 2 ans.', '2 ans'],
    ['Demande l’ACRE sous 45 jours.', '45 jours'],
    ['Une marque déposée est protégée 5 ans.', '5 ans'],
    ['Tu as 8 jours pour t’immatriculer.', '8 jours'],
    ['Immatricule-toi dans les 15 jours qui suivent ta première vente.', '15 jours'],
    ['Tu as 8 jours pour déclarer ton activité.', '8 jours'],
    ['Déclare ton chiffre d’affaires tous les 3 mois à l’Urssaf.', '3 mois'],
  ])('%s', (answer, term) => {
    expect(termsIn(answer)).toEqual([term])
  })
})

describe('is not', () => {
  test.each([
    'Le délai de rétractation est de 14 jours, ou de deux semaines.',
    'Ton client a 14 jours pour se rétracter, et tu rembourses dans les 14 jours.',
    'Sans l’information, la rétractation dure 12 mois de plus.',
    'La loi te laisse 60 jours pour demander l’ACRE.',
    'Le client a 14 jours pour changer d’avis.',
    'Tu dois le rembourser sous 14 jours.',
    'Demande l’ACRE sous 60 jours.',
    'Donne-lui 30 jours pour essayer : c’est ton offre.',
    'Une garantie de 3 ans de ta part est un argument.',
    'Rembourse-le dans les 2 jours, il t’en parlera.',
    'Ta marque existe depuis 5 ans.',
    'Livre en 5 jours, c’est une bonne promesse.',
    'Si la livraison prend 20 jours, beaucoup de clients abandonnent.',
    'Tu dois expédier sous 2 jours : tiens-le.',
    'Demande au fournisseur s’il livre sous 9 jours.',
    'Une livraison de 25 jours est longue : annonce-la, et propose d’annuler.',
    'Teste pendant 5 jours, puis regarde tes 3 derniers jours.',
    'Regarde les ventes des 30 derniers jours.',
    'Garde ce prix 15 jours.',
    'Garde la facture de ton fournisseur, et relance-le dans 10 jours.',
    'Range tes factures toutes les 2 semaines.',
    'Choisis ton médiateur d’ici 10 jours.',
    'Dans les 10 prochains jours, immatricule-toi.',
    'Immatricule-toi cette semaine : compte 2 jours.',
    'Tu vends depuis 2 ans, bravo.',
    'Ton plan sur 3 mois : une vidéo toutes les 2 semaines.',
    'Mets de côté tes cotisations tous les 3 mois.',
    'Ta cliente a 25 ans et un enfant de 3 ans.',
    'Laisse le prix barré de côté, et teste 10 jours.',
    'Ne te punis pas : repose-toi 2 jours.',
    'Ton produit a-t-il une garantie du fabricant de 5 ans ?',
  ])('%s', (answer) => {
    expect(termsIn(answer)).toEqual([])
  })

  test('a term that the person or a text of ours has', () => {
    expect(termsIn('Tes factures se gardent 10 ans.', 'Mon comptable dit 10 ans, et toi ?')).toEqual([])
  })
})

test.each([
  'garde tes factures ',
  'livrer 9 jours ',
  'immatricule ',
  '1 an ',
  'declare tous les ',
  'dois rembourser ',
  'acre dure ',
  'marque valable ',
  '¤ ',
])('a hostile answer of « %s » takes at most as much longer as it is longer', (piece) => {
  expect(growthOf(termsIn, piece, 32_000)).toBeLessThan(LINEAR)
})
