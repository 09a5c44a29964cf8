import type { Page } from '@playwright/test'
import { TAKE_YOUR_TIME } from '../../local/coach/pace'
import { QUESTIONS } from '../../src/domain/launch/answers'
import { paths } from '../../src/lib/paths'
import { expect, test } from '../support/flow'
import { press, tabTo } from '../support/browser/keys'
import { editor, projectButton, projectCard } from '../support/browser/project-editor'
import { candidate } from '../support/browser/research-tables'
import { putProject } from '../support/samples/sample-projects'
import { putLooseCandidates } from '../support/samples/sample-research'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the skip link comes first and leads to the content', async ({ page, signedIn }) => {
  for (const path of ['/', '/cgv', '/signup']) {
    await page.goto(path)
    await heading(page).waitFor()
    await press(page, 'Tab', page.getByRole('link', { name: 'Aller au contenu' }))
    await press(page, 'Enter', page.getByRole('main'))
  }
  await signedIn()
  await page.goto('/projects')
  await button(page, 'Créer mon premier projet').waitFor()
  await press(page, 'Tab', page.getByRole('link', { name: 'Aller au contenu' }))
  await press(page, 'Enter', page.getByRole('main'))
  await press(page, 'Tab', page.getByRole('link', { name: 'Retour', exact: true }))
})

test('logging in by keys alone: in order, with the fault announced, then focus on the heading @first-visit', async ({
  page,
  newAccount,
  watch,
}) => {
  watch.expectFault(/400/)
  const account = await newAccount()
  const password = page.getByLabel('Mot de passe', { exact: true })
  await page.goto('/login')
  await expect(page).toHaveTitle('Connectez-vous à votre compte – Coach Boom')
  await tabTo(page, page.getByRole('link', { name: 'Créez un compte gratuit' }))
  await press(page, 'Tab', page.getByLabel('Adresse email'))
  await page.keyboard.insertText(account.email)
  await press(page, 'Tab', password)
  await page.keyboard.insertText('pas le bon')
  await press(page, 'Tab', button(page, 'Afficher le mot de passe'))
  await press(page, 'Tab', page.getByRole('checkbox', { name: 'Se souvenir de moi' }))
  await press(page, 'Tab', button(page, 'Mot de passe oublié ?'))
  await press(page, 'Tab', button(page, 'Se connecter'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Email ou mot de passe incorrect.')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription('Email ou mot de passe incorrect.')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(account.password)
  await page.keyboard.press('Enter')
  await button(page, 'Mon Profil').waitFor()
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle('Tableau de bord – Coach Boom')
})

test('signing up by keys alone, from the login and back from a mistake @first-visit', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page, page.getByRole('link', { name: 'Créez un compte gratuit' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Créez votre compte')
  const name = page.getByLabel('Nom complet')
  const password = page.getByLabel('Mot de passe', { exact: true })
  await tabTo(page, name)
  await page.keyboard.insertText('Ada Kern')
  await press(page, 'Tab', page.getByLabel('Adresse email'))
  await page.keyboard.insertText(`ada-${Date.now()}@exemple.fr`)
  await press(page, 'Tab', password)
  await page.keyboard.insertText('court')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Le mot de passe doit contenir au moins 8 caractères')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/au moins 8 caractères/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('motdepasse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(heading(page)).toContainText('Ada')
  await expect(heading(page)).toBeFocused()
})

test('a day of todos by keys alone', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/todos/mardi')
  const field = page.getByLabel('Nouvelle tâche')
  const edit = page.getByLabel('Modifier la tâche')
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await tabTo(page, page.getByRole('tab', { name: 'Mardi' }))
  await press(page, 'ArrowRight', page.getByRole('tab', { name: 'Mercredi' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/todos/mercredi')
  await page.getByRole('heading', { level: 2, name: 'Mercredi' }).waitFor()
  await tabTo(page, field, 4)
  await expect(field).toHaveCSS('outline-width', '3px')
  for (const text of ['A', 'B']) {
    await page.keyboard.insertText(text)
    await page.keyboard.press('Enter')
    await box(text).waitFor()
    await expect(field).toBeFocused()
  }
  await press(page, 'Tab', button(page, 'Ajouter'))
  await press(page, 'Tab', box('B'))
  await page.keyboard.press('Space')
  await expect(page.getByRole('progressbar', { name: 'Progression du jour' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  )
  // One tab stop per row; arrows move between its buttons.
  await press(page, 'Tab', box('A'))
  await press(page, 'Shift+Tab', box('B'))
  await press(page, 'ArrowLeft', button(page, 'Changer la place : B'))
  await press(page, 'ArrowRight', box('B'))
  await press(page, 'ArrowRight', button(page, 'Déplacer B'))
  await press(page, 'ArrowRight', button(page, 'Modifier B'))
  await press(page, 'Enter', edit)
  await page.keyboard.insertText(' perdu')
  await press(page, 'Escape', button(page, 'Modifier B'))
  await press(page, 'Enter', edit)
  await page.keyboard.insertText(' gardé')
  await press(page, 'Enter', button(page, 'Modifier B gardé'))
  await press(page, 'ArrowRight', button(page, 'Supprimer B gardé'))
  await press(page, 'Enter', button(page, 'Supprimer A'))
  await expect(box('B gardé')).toHaveCount(0)
  // F6 moves to the toast, which announces the key.
  await page.getByText('Tâche supprimée').waitFor()
  await page.keyboard.press('F6')
  await tabTo(page, button(page, 'Annuler'), 3)
  await press(page, 'Enter', button(page, 'Supprimer B gardé'))
  await press(page, 'ArrowRight', button(page, 'Plus : B gardé'))
  await page.keyboard.press('Enter')
  // The first enabled item: the row is at the top already.
  await expect(page.getByRole('menuitem', { name: 'Descendre' })).toBeFocused()
  await press(page, 'Escape', button(page, 'Plus : B gardé'))
  await press(page, 'ArrowLeft', button(page, 'Supprimer B gardé'))
  await press(page, 'ArrowLeft', button(page, 'Modifier B gardé'))
  await press(page, 'ArrowLeft', button(page, 'Déplacer B gardé'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await press(page, 'ArrowDown', page.getByRole('menuitem').nth(1))
  await page.keyboard.press('Enter')
  await expect(box('B gardé')).toHaveCount(0)
  await expect(button(page, 'Supprimer A')).toBeFocused()
})

test('a project by keys alone: the menu, the sections, saving, back to its button, and question by question', async ({
  page,
  signedIn,
}) => {
  const title = 'Lampe de lecture'
  const account = await signedIn()
  await putProject(account, { title, notes: { product: ['Lampe à pince.'] } })
  await putProject(account, { title: 'Gourde' }, { id: `q-${account.uid}`, daysAgo: 2 })
  await page.goto('/projects')
  const opener = projectButton(page, title)
  const actions = projectCard(page, title).getByRole('button', { name: 'Actions du projet' })
  const tab = (name: string) => editor(page).getByRole('tab', { name: new RegExp(`^${name}`) })
  await tabTo(page, actions)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await press(page, 'Escape', actions)
  await press(page, 'Tab', opener)

  await page.keyboard.press('Enter')
  await tabTo(page, tab('Produit'))
  await press(page, 'ArrowDown', tab('Client cible'))
  await page.keyboard.press('Enter')
  await expect(tab('Client cible')).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, editor(page).getByRole('textbox', { name: 'Profil démographique' }))
  await page.keyboard.insertText('Lecteurs du soir')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(editor(page)).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, editor(page).getByRole('textbox', { name: 'Nom du projet' }))
  await page.keyboard.insertText('Autre nom')
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)
  // Esc saves the text; « Annuler » discards it.
  await expect(projectButton(page, 'Autre nom')).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, editor(page).getByRole('textbox', { name: 'Nom du projet' }))
  await page.keyboard.insertText('Encore un nom')
  await tabTo(page, editor(page).getByRole('button', { name: 'Annuler' }), 30)
  await page.keyboard.press('Enter')
  await expect(projectButton(page, 'Autre nom')).toBeFocused()
  await expect(page.getByText('Modifications annulées')).toBeVisible()

  await test.step('question by question, left in the middle and gone on with where it is empty', async () => {
    const questions = page.getByRole('dialog', { name: 'Une question à la fois' })
    const field = questions.getByRole('textbox')
    const open = async (section: string) => {
      await tabTo(page, projectButton(page, 'Gourde'))
      await page.keyboard.press('Enter')
      await tabTo(page, editor(page).getByRole('button', { name: `Une question à la fois : ${section}` }))
      await press(page, 'Enter', field)
    }
    await open('Produit')
    await expect(questions).toContainText('Question 1 sur 4')
    await expect(field).toHaveAccessibleName(/^Que vendez-vous/)
    await page.keyboard.insertText('Une lampe à pince')
    await press(page, 'Control+Enter', field)
    await expect(field).toHaveAccessibleName(/^Quelles sont ses mesures/)
    await tabTo(page, questions.getByRole('button', { name: 'Précédente' }), 3)
    await press(page, 'Enter', field)
    await expect(field).toHaveValue('Une lampe à pince')
    await tabTo(page, questions.getByRole('button', { name: 'Suivante' }), 3)
    await press(page, 'Enter', field)
    await tabTo(page, questions.getByRole('button', { name: 'Passer' }), 4)
    await press(page, 'Enter', field)
    await expect(questions).toContainText('Question 3 sur 4')
    await page.keyboard.insertText('Plus légère')

    // Esc closes the questions, then the shortcut saves and closes the editor.
    await page.keyboard.press('Escape')
    await expect(questions).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(editor(page)).toHaveCount(0)
    await page.reload()
    await open('Produit')
    await expect(questions).toContainText('Question 2 sur 4')
    await page.keyboard.insertText('30 cm')
    await press(page, 'Control+Enter', field)
    await expect(field).toHaveValue('Plus légère')
    await press(page, 'Control+Enter', field)
    await press(page, 'Control+Enter', field)
    await expect(questions).toContainText('Client cible · Question 1 sur 4')
    await page.keyboard.press('Escape')
    await expect(editor(page).getByRole('tab', { name: /^Client cible/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })
})

test('a candidate judged by keys alone', async ({ page, signedIn }) => {
  await putLooseCandidates(await signedIn(), [{ link: 'https://example.com/lampe' }])
  await page.goto('/search')
  const row = candidate(page, 'example.com/lampe')
  const judge = button(page, 'Évaluer')
  const yes = row.getByRole('button', { name: 'Oui : EFFET WOW' })
  const no = row.getByRole('button', { name: 'Non : EFFET WOW' })
  await row.waitFor()
  await tabTo(page, judge)
  await press(page, 'Enter', yes)
  await page.keyboard.press('Space')
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Tab', no)
  await page.keyboard.press('Enter')
  await expect(no).toHaveAttribute('aria-pressed', 'true')
  await expect(yes).toHaveAttribute('aria-pressed', 'false')
  await press(page, 'Escape', judge)
  await page.getByRole('link', { name: 'Lampe', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lampe', level: 1 })).toBeFocused()
})

test('the coach beside the page by keys alone; the profile holds the focus, and each way out gives it back', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await test.step('the coach', async () => {
    await page.goto('/projects')
    await button(page, 'Créer mon premier projet').waitFor()
    const opener = button(page, 'Ouvrir le coach')
    const panel = page.getByRole('dialog', { name: 'Coach Boom' })
    await tabTo(page, opener)
    await press(page, 'Enter', panel.getByLabel('Votre message'))
    await page.keyboard.insertText(`Donne-moi un plan de lancement, ${TAKE_YOUR_TIME}`)
    await page.keyboard.press('Enter')
    const stop = panel.getByRole('button', { name: 'Arrêter' })
    await stop.waitFor()
    await page.keyboard.insertText('La suite')
    await press(page, 'Tab', stop)
    await page.keyboard.press('Enter')
    await expect(panel.getByText('Réponse interrompue').first()).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Envoyer' })).toBeFocused()
    await expect(panel.getByLabel('Votre message')).toHaveValue('La suite')
    await expect(panel.getByRole('article', { name: 'Vous' })).toHaveCount(1)
    await press(page, 'Escape', opener)
    await expect(panel).toHaveCount(0)
  })

  await test.step('the profile', async () => {
    const opener = button(page, 'Mon Profil')
    const dialog = page.getByRole('dialog', { name: 'Mon Profil' })
    const tab = (name: string) => dialog.getByRole('tab', { name })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await dialog.getByText('Membre depuis').waitFor()
    await tabTo(page, tab('Profil'), 4)
    await press(page, 'ArrowDown', tab('Abonnement'))
    await press(page, 'ArrowUp', tab('Profil'))
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab')
      // At both ends a focus guard of the dialog has the focus for one frame.
      await expect.poll(isInside, `inside after ${step + 1} steps`).toBe(true)
    }
    const erase = dialog.getByRole('button', { name: 'Supprimer le compte' })
    await tabTo(page, erase)
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Supprimer le compte' })
    await tabTo(page, question.getByRole('button', { name: 'Annuler' }), 8)
    await press(page, 'Enter', erase)
    await expect(question).toHaveCount(0)
    await press(page, 'Escape', opener)
    await expect(dialog).toHaveCount(0)
  })
})

test('« Mise en vente » by keys alone: answers, a duty, a fact, a fault taken away, a letter', async ({
  page,
  signedIn,
}) => {
  const id = await putProject(await signedIn(), { title: 'Lampe', notes: { offer: ['Une lampe à 29 €'] } })
  await page.goto(paths.launchOf(id))
  const part = (name: string) => page.getByRole('tab', { name, exact: true })
  const answer = (name: string) => page.getByRole('radio', { name, exact: true })

  // Each question is one stop; the arrows choose in it.
  await tabTo(page, button(page, 'Aller à la première'), 60)
  await page.keyboard.press('Enter')
  await expect(answer('Pas encore créée')).toBeFocused()
  for (const { answers } of QUESTIONS) {
    const name = await page.locator(':focus').evaluate((radio) => radio.parentElement?.textContent)
    expect(answers.map(({ label }): string => label)).toContain(name)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
  }
  await expect(button(page, 'Voir mes obligations')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /obligations sont les vôtres$/ })).toBeFocused()
  const first = page
    .getByRole('list', { name: 'Obligations' })
    .getByRole('button', { name: "Je l'ai" })
    .first()
  await tabTo(page, first)
  await page.keyboard.press('Space')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toBeFocused()

  await part('Obligations').focus()
  await press(page, 'ArrowRight', part('Fiche'))
  await page.keyboard.press('Enter')
  const price = page.getByLabel('Prix de vente, toutes taxes comprises', { exact: true })
  await tabTo(page, price, 60)
  await page.keyboard.insertText('29,90')
  await expect(page.getByRole('article', { name: 'Aperçu de la fiche' })).toContainText('29,90')

  await part('Fiche').focus()
  await press(page, 'ArrowRight', part('Contrôle'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Texte de la page'))
  await page.keyboard.insertText('Lampe à 29,90 €, plus que 2 en stock')
  await tabTo(page, button(page, 'Contrôler'))
  await page.keyboard.press('Enter')
  const result = page.getByRole('heading', { name: /\d\sdéfauts?/ })
  await expect(result).toBeFocused()
  const urgency = page.getByRole('list', { name: 'Défauts' }).getByRole('listitem', { name: /urgence/i })
  await tabTo(page, urgency.getByRole('button', { name: 'Prendre ces mots' }), 60)
  await page.keyboard.press('Enter')
  await expect(urgency).toHaveCount(0)
  await expect(result).toBeFocused()

  await part('Contrôle').focus()
  await press(page, 'ArrowRight', part('Courriers'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('combobox', { name: 'Courrier' }))
  await page.keyboard.press('ArrowDown')
  const person = page.getByLabel('Nom du destinataire')
  await tabTo(page, person)
  await page.keyboard.insertText('Léa Petit')
  await expect(page.getByRole('group', { name: 'Lettre' })).toContainText('Bonjour Léa Petit,')
  await tabTo(page, page.getByRole('link', { name: 'Ouvrir dans ma messagerie' }))
})
