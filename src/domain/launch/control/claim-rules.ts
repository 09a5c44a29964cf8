import { numberOf } from '@/domain/base/text/number-words'
import { COUNT } from './durations'
import type { Passage } from './page-text'
import {
  found,
  named,
  namesWithin,
  neighbourhood,
  places,
  sentenceAt,
  sentenceText,
  type Finding,
  type ReadPage,
} from './read-page'
import { withHinted } from './hinted'
import { claimed } from './stance'

const TITLE = 60

const NOTE =
  /(?<![\d/])(?:[1-5](?:[.,]\d)? ?\/ ?5|\d(?:[.,]\d)? ?\/ ?10)\b(?! ?(?:etape|-))|(?<![\d/])[1-5][.,]\d{1,2} ?[★⭐]|[★⭐] ?[1-5][.,]\d{1,2}\b(?! ?(?:€|eur|cm|m\b|kg|g\b))/g
/** « Intensité : 4/5 », « 12 étoiles en bois »: no note of buyers. */
const OF_REVIEWS =
  /\b(?:not[ée]e?s?|avis|clients?|clientes?|acheteu\w+|moyenne|satisf\w+|recommand\w+|google|trustpilot|amazon|etsy|sites?|qualite|service|evalu\w+|commentaires?|temoignages?)\b/
const FIVE = 5
const CONTROL =
  /controle|seul l'acheteu|\bbons? (?:et|ou|comme) (?:les )?mauvais|ont (?:vraiment |deja )?(?:achete|commande)|acheteurs(?! sur\b)(?! (?:l'|les? |la |en |nous |vous |sont |tres |ont )*(?:ador|raffol|conqui|ravi|satisf|heureu|recommand|approuv|plebisc|enthous|comble|content|convainc|aim))|collect|recueil|invit|depos|numero de commande|verifions|verifie (?:les|que)|contrepartie|non verifies|ne sont pas|publions|publies?\b|\btri(?:e|es)?\b|lien envoye|modalites|(?:apres|suivant) (?:leur |l'|un |votre |la |chaque )?(?:achat|livraison|commande|reception)|achat (?:de|du|d')/
/** Not « l'avis harmonisé », « sauf avis contraire ». */
const SPOKEN =
  /(?<!d'|sauf )\b(?:avis(?! (?:\w+ )?(?:harmonis|europeen|ue\b|officiel|obligatoire|legal|d'information|de l'union|de bruxelles|de passage|de l'ue|contraire|(?:sur|relatif|concernant)[^.!?\n]{0,20}garantie))|commentaires?|temoignages?|evaluations?)\b|\bdemandes? d'avis\b/
const OTHER_NEXT =
  /^(?!.*\b(?:avis|notes?|commentaires?|temoignages?|lien|ecri\w+|publi\w+)\b).*(?:retract|renonc|renvo|retour|rembours|garanti|livr|exped|expedi|colis|jours|fabricant|mediat)/s
/** Names with a quotation: reviews that are shown. */
const SHOWN = /[«"][^»"\n]{4,240}[»"]/g
/** Reviews that a reader can count on the page. */
const FEW = 20

/** A number of reviews, a note or « vérifiés », without the reviews or how they are checked. */
export function unprovenReviews(page: ReadPage): Finding {
  if (page.context.documents?.includes('reviews')) return null
  const all = claimed(page, [...named(page, 'reviews'), ...found(page, NOTE)]).filter((place) =>
    isNote(page, place),
  )
  const hinted = claimed(page, named(page, 'reviewsHint'))
  if (all.length + hinted.length === 0 || isControlSaid(page)) return null
  const shown = found(page, SHOWN).length
  return withHinted(
    all.filter((place) => !isShown(page, place, shown)),
    hinted,
  )
}

/** A scale, a number of stars that are things, « deux avis valent mieux qu'un »: no reviews. */
function isNote(page: ReadPage, { from, to }: Passage): boolean {
  const text = page.folded.slice(from, to)
  const sentence = sentenceText(page, from)
  const count = numberOf(COUNTED.exec(text)?.[0] ?? '')
  if (/^\w+ avis$/.test(text)) return /\d/.test(text) || count >= MANY
  if (ANYBODY.test(text)) return CONTENT.test(sentence)
  const isScale = /etoile|\/ ?10/.test(text) || (/^[1-5] ?\/ ?5$/.test(text) && !/[★⭐]/.test(sentence))
  if (!isScale) return true
  const isFirst = sentenceAt(page, from).from === from
  if (THING_STARS.test(page.folded.slice(from, to + 20))) return false
  // « 4,9 étoiles »: a word of a lexicon is the last group of its digits.
  if (/\d[.,]$/.test(page.folded.slice(Math.max(0, from - 2), from))) return true
  const isTenth = text.includes('/') && text.endsWith('10')
  return (
    (isTenth || !(count > FIVE)) &&
    (OF_REVIEWS.test(sentence.replace(text, ' ')) || (isFirst && !/\bde\b|\ben\b/.test(sentence)))
  )
}

/** « Quatre étoiles découpées dans le métal ». */
const THING_STARS =
  /etoiles? (?:decoup|brod|imprim|peint|cous|dor|argent|lumin|filant|phosphor|grav|scintill|suspend)/
/** « Suffit à 9 personnes sur 10 »: no buyers, and not of what they think. */
const ANYBODY = /^\w+ (?:personnes|gens|familles|femmes|hommes|parents|mamans|amateurs|utilisat\w+) sur/
const CONTENT =
  /satisf|ravi|content|conqui|ador|recommand|approuv|rachet|repren|revien|heureu|convain|plebisc|valid|aim|not[ée]|vot/
const COUNTED = new RegExp(COUNT)
/** A smaller number in words is a manner of speaking. */
const MANY = 10

function isControlSaid(page: ReadPage): boolean {
  let last = -1
  return found(page, new RegExp(SPOKEN.source, 'g')).some(({ from }) => {
    const { from: start, to } = sentenceAt(page, from)
    // Many may stand in one sentence, which is read once.
    if (start === last) return false
    last = start
    const following = neighbourhood(page, from)
    // « 31 avis. Qui écrit ? Les acheteurs »: a question, and its answer.
    const isAsked = page.folded.charAt(following.to - 1) === '?'
    const next = isAsked ? neighbourhood(page, following.to - 1) : following
    // « 312 avis. Expédié dès réception de la commande »: the sentence behind may be of something else.
    const after = page.folded.slice(to, next.to)
    return CONTROL.test(page.folded.slice(start, to)) || (CONTROL.test(after) && !OTHER_NEXT.test(after))
  })
}

function isShown(page: ReadPage, { from, to }: Passage, shown: number): boolean {
  // « 5 000 avis »: a word of a lexicon is the last group of its digits.
  const groups = /\d[\d .]*$/.exec(page.folded.slice(Math.max(0, from - 10), from))?.[0] ?? ''
  const text = groups + page.folded.slice(from, to)
  const amount = numberOf(COUNTED.exec(text.replace(/(\d)[ .](?=\d{3})/g, '$1'))?.[0] ?? '')
  return (
    /\bavis\b/.test(text) && amount <= FEW && shown >= Math.min(2, amount) && !/verifi|certifi/.test(text)
  )
}

const CE_MARK =
  /(?:[Mm]arqu|[Nn]orm|[Cc]ertifi|[Ll]abel|[Hh]omologu|[Cc]onform|[Ll]ogo|[Ss]tandard)\p{L}*(?:\s+(?:aux?|la|les|le|de|exigences|normes?|européennes?))*\s+(?:« ?)?CE\b(?!\p{L})|(?<=[(,;·|] ?)CE(?=\s?[),;.·|\n])/gu
const CE_DECLARED =
  /declarations? (?:(?:ue |ce )?de |du fabricant)|declaration du fabricant|organisme notifie|rapports? d'(?:essai|test)s?|\bce ?: ?(?:declaration|rapport)|declarations? (?:(?:ue|ce) )?(?:(?!cnil)[^.!?\n]){0,20}(?:conformite|fabricant|ue\b|ce\b|signee|technique|n ?°)[^.!?\n]{0,40}\d/
/** A number, a code or a document that can be looked up. */
const REFERENCE =
  /\b(?:licence|certificat|attestation|agrement|rapport)\b[^.!?\n\d]{0,30}\d{3}|(?:\bn ?°|\bno\b|numero|licence|certificat|attestation|agrement|rapport)\s*:?\s*(?:[a-z]{1,8} )?[\w./-]*\d|\b[a-z0-9]{1,8}[./-][\w./-]*\d{3,}|\b[a-z]{2}-[a-z]+-\d{2,}|\.pdf\b|\bpdf\b|\.[a-z]{2,7}\/\w/
const OTHER_CERTIFIED =
  /avis[^.!?\n]{0,40}certifi|certifi[^.!?\n]{0,40}avis|certifie\w* (?:sur l'honneur|exact|conforme a l'original)|adresse certifie|prix garanti|paiement certifie/

/** « Certifié », « aux normes », « CE » without a document or its number. */
export function unprovenCertification(page: ReadPage): Finding {
  const documents = page.context.documents ?? []
  if (documents.includes('ce') || documents.includes('certificate')) return null
  const isDeclared = CE_DECLARED.test(page.folded)
  const stands = (all: readonly Passage[]) =>
    claimed(page, all).filter((place) => {
      const told = sentenceText(page, place.from)
      if (OTHER_CERTIFIED.test(told) || NOT_YET.test(told)) return false
      const sentence = sentenceAt(page, place.from)
      const isMark = /\bCE\b/.test(
        page.text.slice(place.from, Math.max(place.to, Math.min(sentence.to, place.to + 12))),
      )
      return !(isDeclared && isMark) && !isReferenced(page, place)
    })
  return withHinted(
    stands([...named(page, 'certified'), ...places(page.text, CE_MARK)]),
    stands(named(page, 'certifiedHint')),
  )
}

function isReferenced(page: ReadPage, { from }: Passage): boolean {
  const { from: start, to } = sentenceAt(page, from)
  const next = { from: start, to: neighbourhood(page, from).to }
  return (
    REFERENCE.test(page.folded.slice(start, to)) ||
    namesWithin(page, next, 'certificateProof') ||
    // A title names what another line proves.
    (to - start <= TITLE && isProvenBelow(page))
  )
}

function isProvenBelow(page: ReadPage): boolean {
  return named(page, 'certified').some((place) => {
    const { from, to } = sentenceAt(page, place.from)
    return /\d/.test(page.folded.slice(from, to)) && REFERENCE.test(page.folded.slice(from, to))
  })
}

/** « La certification est demandée, nous ne l'avons pas. » */
const NOT_YET = /certifi\w*[^.!?]{0,30}\b(?:demandee?s?|en cours|prevue?s?|visee?s?)\b/
