import type { Target } from './tab'

/** Runs in the page: the element that a person would use; null while missing, hidden or disabled. */
export function findInPage(kind: Target['kind'], name: string): HTMLElement | null {
  const selectors = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    field: 'input, textarea',
    checkbox: 'input[type="checkbox"], [role="checkbox"]',
    menuitem: '[role="menuitem"]',
  }
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
    const texts = [
      element.getAttribute('aria-label'),
      by.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
      [...(labels ?? [])].map((label) => label.textContent).join(' '),
      element.textContent,
    ]
    return texts.map(words).find((text) => text !== '') ?? ''
  }
  const isThere = (element: HTMLElement) => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && !element.matches(':disabled, [inert] *, [aria-hidden="true"] *')
  }
  const found = [...document.querySelectorAll<HTMLElement>(selectors[kind])].filter(
    (element) => isThere(element) && nameOf(element) === words(name),
  )
  found[0]?.scrollIntoView({ block: 'center' })
  return found[0] ?? null
}
