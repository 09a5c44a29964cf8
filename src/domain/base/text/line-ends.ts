/** All line ends of Unicode (UAX 14: BK, CR, LF, NL); models and spreadsheets may treat each as a line feed. */
const LINE_END = /\r\n|[\v\f\r\u0085\u2028\u2029]/g

export function withLineFeeds(text: string): string {
  return text.replace(LINE_END, '\n')
}

export function onOneLine(text: string): string {
  // `\s` of JavaScript covers all other line ends.
  return text.replace(/[\s\u0085]+/g, ' ').trim()
}
