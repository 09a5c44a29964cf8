import { abroadIn } from './abroad'
import { PHONE, POSTCODE, STREET } from './contact-data'
import { firstAt, named, type ReadPage } from './read-page'

/** Sentences after a name that still are of it: an address, a telephone, « nous aussi ». */
const CONTINUED = 4
const OF_SAME = new RegExp(
  String.raw`^\W*(?:(?:rcs|siret|siren|tva|rm|rne|rna|ape|naf|capital|bce|cif|nif|tel\w*|mobile|portable|adresse|siege|courriel|e-?mail|mail)\b\W*|${STREET.source}|${POSTCODE.source}|\+?\d{2}|[^.\n]{0,20}\b(?:nous|moi)\b)`,
)

/**
 * « Luc Arnoux EI, producteur, route de Venterol, 26110 Nyons, 04 65 71 28 00 »: name, address and telephone in a row, whatever the trade.
 * `isOther`: whether a place belongs to the host, the mediator or a contact.
 */
export function isWholeTogether(page: ReadPage, isOther: (at: number) => boolean): boolean {
  const { sentences, folded } = page
  return named(page, 'legalForm', 'registry').some((place) => {
    if (isOther(place.from)) return false
    const first = firstAt(sentences, ({ from }) => from > place.from) - 1
    let to = sentences[first]?.to ?? place.to
    for (let next = first + 1; next <= first + CONTINUED; next += 1) {
      const sentence = sentences[next]
      if (!sentence || !OF_SAME.test(folded.slice(sentence.from, sentence.to))) break
      to = sentence.to
    }
    const from = sentences[first]?.from ?? place.from
    const text = folded.slice(from, to)
    const [phone, postcode] = [PHONE.exec(text), POSTCODE.exec(text)]
    return (
      phone !== null &&
      postcode !== null &&
      !isOther(from + phone.index) &&
      !isOther(from + postcode.index) &&
      abroadIn(page, { from, to }) !== 'outside'
    )
  })
}
