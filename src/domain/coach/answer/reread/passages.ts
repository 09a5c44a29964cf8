/** Quoted text: « … », "…", a quotation, code. The coach is not the speaker there. */
const QUOTED = /«[^«»]*»|“[^“”]*”|"[^"\n]*"|^>.*$|^(?:```|~~~)[^]*?^(?:```|~~~)$/gmu

export function withoutQuotes(answer: string): string {
  return answer.replace(QUOTED, ' ')
}

/** A table or a list is about what the paragraph before it says, with or without a colon. */
const GOES_ON = /^\s*(?:\||[-*+•] |\d{1,2}[.)] )/

/** Paragraphs, each with the heading or the sentence with a colon before it; lists and tables, each with the paragraph before it. */
export function passagesOf(answer: string): readonly string[] {
  const passages: string[] = []
  let announced = ''
  let before = ''
  for (const block of answer.split(/\n\s*\n/)) {
    const lead = announced === '' && GOES_ON.test(block) ? before : announced
    const passage = lead === '' ? block : `${lead}\n${block}`
    before = block
    const isAnnouncing = /:[\s*_]*$/.test(block) || /^(?:#{1,6} .*|\*\*[^*]+\*\*)\s*$/.test(block.trim())
    announced = isAnnouncing ? passage : ''
    if (!isAnnouncing) passages.push(passage)
  }
  return announced === '' ? passages : [...passages, announced]
}

/** A case that the coach makes up, and says so. */
export const MADE_UP =
  /(?<!\p{L})(?:exemples?|imagin(?:e|ons)|suppos(?:e|ons)|admettons|disons|mettons|hypoth[èe]ses?|fictifs?)(?!\p{L})/iu
/** « Ici 16,80 € », « dans ce tableau »: about an example further up. */
export const OF_EXAMPLE =
  /(?<!\p{L})(?:ici|ci-dessus|plus haut|(?:ce|le|du) tableau|ce (?:calcul|cas|partage))(?!\p{L})/iu

export function withoutMadeUp(answer: string): string {
  return passagesOf(answer)
    .filter((passage) => !MADE_UP.test(passage))
    .join('\n\n')
}
