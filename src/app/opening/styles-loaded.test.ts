import { afterEach, expect, test, vi } from 'vitest'
import { stylesLoaded } from './styles-loaded'

afterEach(() => {
  document.head.replaceChildren()
  document.documentElement.removeAttribute('data-styled')
})

/** The link that `vite/prerender/loader.js` adds to the page before the app runs. */
function asked(): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  return link
}

test('styles that are still on their way are waited for', async () => {
  const link = asked()
  const drawn = vi.fn()
  const drawing = stylesLoaded().then(drawn)
  await Promise.resolve()
  expect(drawn).not.toHaveBeenCalled()
  link.dispatchEvent(new Event('load'))
  await drawing
  expect(drawn).toHaveBeenCalledOnce()
})

test('styles that came before the app are not waited for again', async () => {
  asked()
  document.documentElement.setAttribute('data-styled', '')
  await expect(stylesLoaded()).resolves.toBeUndefined()
})

test('a page without the loader brings its styles in its scripts', async () => {
  await expect(stylesLoaded()).resolves.toBeUndefined()
})
