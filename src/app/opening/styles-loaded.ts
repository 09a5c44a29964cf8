/** The loader asks for the app's stylesheet beside the app itself: drawn before it, a screen would jump. */
export function stylesLoaded(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  // Without the loader, in development, the styles are part of the scripts. `link.sheet` would not do: in some browsers it is there
  // before its rules are.
  if (!link || document.documentElement.hasAttribute('data-styled')) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => {
      resolve()
    })
  })
}
