/** Every line end of Unicode (UAX 14: BK, CR, LF, NL), of which a model or a sheet may make a line as of a line feed. */
const LINE_END = /\r\n|[\v\f\r\u0085\u2028\u2029]/g

export function withLineFeeds(text: string): string {
  return text.replace(LINE_END, '\n')
}

/** On one line, its words a space apart. */
export function onOneLine(text: string): string {
  // JavaScript takes every other line end for white space.
  return text.replace(/[\s\u0085]+/g, ' ').trim()
}
