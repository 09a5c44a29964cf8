/** The same page for who reads it as HTML, without what only XML needs, or React where it continues a page. */
export function withLightMarkup(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
}
