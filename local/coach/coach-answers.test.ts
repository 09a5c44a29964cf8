import { keepHandle, parseProposed } from '@/domain/coach/cards/proposal'
import { OWN_PLACES, ownPlaceKey } from '@/domain/coach/answer/own-places'
import { PROPOSAL_KINDS } from '@/domain/coach/cards/card-kinds'
import { SOURCE_KEYS } from '@/domain/base/sources'
import { describe, expect, it } from 'vitest'
import { chooseAnswer, readCoachAnswers } from './coach-answers'
import { filledItem } from './filled-item'
import { instructions } from '../../functions/src/coach/system-prompt'
import { doubtsOf } from '@/domain/coach/answer/reread/reread'

const answers = readCoachAnswers()
const written = answers.filter(({ text }) => text !== '')

describe('demo answers', () => {
  it.each(written)('$topic has no figure that the rules doubt', ({ text, words, proposals }) => {
    const given = [...instructions('2026-11-28'), words[0] ?? ''].join('\n')
    const asked = [words[0] ?? '']
    expect(doubtsOf(text, { given, asked, proposed: proposals.map(() => 'x') })).toBeNull()
  })

  it.each([
    ['Comment choisir un produit qui se vend ?', 'produit'],
    ['Aide-moi à trouver ma niche', 'niche'],
    ['Quel PRIX de vente et quelle marge ?', 'prix-et-marge'],
    ['Où trouver un fournisseur fiable ?', 'fournisseur'],
    ['Peux-tu améliorer ma fiche produit ?', 'fiche-produit'],
    ['Je débute la publicité sur TikTok', 'publicite'],
    ['Comment améliorer mon référencement sur Google ?', 'seo'],
    ['Quels e-mails envoyer à mes clients ?', 'email'],
    ['Combien demander pour la livraison et les retours ?', 'livraison-et-retours'],
    ['Mes visiteurs laissent leur panier abandonné', 'panier-abandonne'],
    ['Un client mécontent me menace', 'service-client'],
    ['Quel statut juridique, et la TVA ?', 'statut-et-tva'],
    ['Quel budget de départ faut-il ?', 'budget-de-depart'],
    ["J'ai perdu toute motivation", 'motivation'],
    ['Par où commencer pour lancer ma boutique ?', 'lancement'],
    ['Que publier sur Instagram ?', 'reseaux-sociaux'],
    ['Merci, et ensuite ?', 'suite'],
    ['Mets-moi trois tâches pour la semaine', 'taches-de-la-semaine'],
    ['Remplis ma proposition de valeur unique', 'element-du-projet'],
    ['Évalue ce produit', 'criteres-du-produit'],
    ['Crée-moi un projet', 'nouveau-projet'],
    ['Aide-moi à tout préparer', 'tout-preparer'],
    ['Que faire ensuite dans mon plan ?', 'suite-du-plan'],
    ['Donne juste la tâche', 'sans-texte'],
    ['Retiens que je pars avec 600 €', 'souvenir'],
    ['Remplis le vrai reste de ma gourde', 'chiffres-du-produit'],
    ['Et si la pub passe à 12 € ?', 'simulation'],
    ['Combien de douane sur un colis de Chine ?', 'douane-et-petits-colis'],
    ['Bonjour !', 'default'],
    ['<img src=x onerror=alert(1)>', 'default'],
  ])('%s', (question, topic) => {
    expect(chooseAnswer(answers, question)?.topic).toBe(topic)
  })

  it('each say that they are demo answers', () => {
    expect(written.filter(({ text }) => !text.includes('Réponse de démonstration'))).toEqual([])
  })

  it('propose each kind, once without a word, and nothing that cannot be read', () => {
    const proposing = answers.filter(({ proposals }) => proposals.length > 0)
    expect(answers.filter((answer) => !written.includes(answer)).map(({ topic }) => topic)).toEqual([
      'sans-texte',
    ])
    const all = proposing.flatMap(({ proposals }) => proposals)
    const read = all.map((each) => parseProposed(each, keepHandle))
    expect(read).toEqual(all)
    expect([...new Set(read.map((each) => each?.genre))].sort()).toEqual([...PROPOSAL_KINDS].sort())
  })

  // A demo person must meet the coach of the prompt (functions/src/coach/system-prompt.ts).
  it.each(written.map(({ topic, text }) => [topic, text] as const))('keep to the prompt: %s', (_, text) => {
    const said = text.replace(/^>.*$|«[^»]*»/gm, '')
    expect(said).not.toMatch(/(?<!-)\b(vous|votre|vos)\b/i)
    expect(said.split('?').length - 1).toBeLessThanOrEqual(2)
    expect(text.split(/\s+/).length).toBeLessThan(350)
    const last = text.split('\n').at(-1)
    expect(last).toMatch(/(ce soir|aujourd['’]hui|demain|lundi|mardi|mercredi|jeudi|samedi)/i)
    expect(last).toMatch(/minutes/)
    const keys = [...text.matchAll(/\[\[([^\]]+)\]\]/g)].map(([, key]) => key)
    expect([...SOURCE_KEYS, ...OWN_PLACES.map(ownPlaceKey)]).toEqual(expect.arrayContaining(keys))
  })

  it('show lists, and at least two tables', () => {
    expect(written.filter(({ text }) => !/^(-|1\.) /m.test(text))).toEqual([])
    expect(answers.filter(({ text }) => /^\| -/m.test(text)).length).toBeGreaterThanOrEqual(2)
  })
})

describe('an item that is to be filled', () => {
  const asked = 'Remplis «\u00a0Budget moyen\u00a0» pour mon nouveau projet.'

  it('is proposed where there are notes, and asked about once without notes', () => {
    const [proposal] = filledItem(asked, true)?.proposals ?? []
    expect(parseProposed(proposal, keepHandle)).toMatchObject({ element: 'targetCustomer-4', projet: 'P1' })
    const without = filledItem(asked, false)
    expect([without?.proposals, without?.text.split('?').length]).toEqual([[], 2])
  })

  it('is one of a project', () => {
    expect(filledItem('Remplis «\u00a0Ma liste\u00a0».', true)).toBeNull()
    expect(filledItem('Remplis ma concurrence.', true)).toBeNull()
  })
})
