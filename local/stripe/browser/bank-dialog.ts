import type { BrowserIntent } from './api-client'
import { wearLook } from './look'

/** The issuing bank's authentication. Closing the dialog refuses, as on a real bank's page. */
export function askTheOwner({ amount, currency }: BrowserIntent): Promise<'authorized' | 'refused'> {
  wearLook()
  const dialog = document.createElement('dialog')
  dialog.className = 'stand-in-bank'
  dialog.setAttribute('aria-labelledby', 'stand-in-bank-title')
  const title = document.createElement('h2')
  title.id = 'stand-in-bank-title'
  title.textContent = 'Vérification par votre banque'
  const text = document.createElement('p')
  const price = new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(amount / 100)
  text.textContent =
    `Cette banque de démonstration demande si vous autorisez un paiement de ${price}. ` +
    "Aucun argent n'est prélevé."
  const actions = document.createElement('div')
  const authorize = makeButton('Autoriser le paiement')
  authorize.className = 'is-main'
  const refuse = makeButton('Refuser')
  actions.append(authorize, refuse)
  dialog.append(title, text, actions)
  document.body.append(dialog)
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'authorized' ? 'authorized' : 'refused')
    })
    authorize.addEventListener('click', () => dialog.close('authorized'))
    refuse.addEventListener('click', () => dialog.close('refused'))
    dialog.showModal()
  })
}

function makeButton(text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  return button
}
