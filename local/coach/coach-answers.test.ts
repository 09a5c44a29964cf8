import { describe, expect, it } from 'vitest'
import { chooseAnswer, readCoachAnswers } from './coach-answers'

const answers = readCoachAnswers()

describe('demo answers', () => {
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
    ['Bonjour !', 'default'],
    ['<img src=x onerror=alert(1)>', 'default'],
  ])('%s', (question, topic) => {
    expect(chooseAnswer(answers, question)?.topic).toBe(topic)
  })

  it('each say that they are demo answers', () => {
    expect(answers.filter(({ text }) => !text.includes('Réponse de démonstration'))).toEqual([])
  })

  it('show lists, and at least two tables', () => {
    expect(answers.filter(({ text }) => !/^(-|1\.) /m.test(text))).toEqual([])
    expect(answers.filter(({ text }) => /^\| -/m.test(text)).length).toBeGreaterThanOrEqual(2)
  })
})
