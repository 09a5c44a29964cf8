/** Resolves when the app's stylesheet, which the loader requests in parallel, is applied: without it a screen would shift. */
export function stylesLoaded(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  // Without the loader, in development, styles are in the scripts. `link.sheet` is not enough: in some browsers it exists before its rules.
  if (!link || document.documentElement.hasAttribute('data-styled')) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => {
      resolve()
    })
  })
}
