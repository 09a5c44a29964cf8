/** Quoted text: « … », "…", a quotation, code. The coach is not the speaker there. */
const QUOTED = /«[^»]*»|“[^”]*”|"[^"\n]*"|^>.*$|^(?:```|~~~)[^]*?^(?:```|~~~)$/gmu

export function withoutQuotes(answer: string): string {
  return answer.replace(QUOTED, ' ')
}

/** Paragraphs, lists and tables, each with the heading or the sentence with a colon before it. */
export function passagesOf(answer: string): readonly string[] {
  const passages: string[] = []
  let announced = ''
  for (const block of answer.split(/\n\s*\n/)) {
    const passage = announced === '' ? block : `${announced}\n${block}`
    const isAnnouncing = /:[\s*_]*$/.test(block) || /^(?:#{1,6} .*|\*\*[^*]+\*\*)\s*$/.test(block.trim())
    announced = isAnnouncing ? passage : ''
    if (!isAnnouncing) passages.push(passage)
  }
  return announced === '' ? passages : [...passages, announced]
}
