/** Removes markup that only XML, or React's hydration, needs. */
export function withLightMarkup(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
}
