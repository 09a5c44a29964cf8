import { NUMBER_WORDS, numberOf } from '@/domain/base/text/number-words'
import type { PageText, Passage } from './page-text'

export type Topic = 'delivery' | 'withdrawal' | 'other' | 'none'

export interface Duration extends Passage {
  readonly topic: Topic
  /** The longer end of a range. */
  readonly days: number
  /** « jours ouvrés ». */
  readonly isWorking: boolean
}

const DELIVERY = String.raw`livr\w*|recus?|recues?|recoi\w*|expedi\w*|achemin\w*|parvien\w*|parvenir|voyag\w*|route(?= )|transport\w*|recev\w*|chez vous|colis|envoi\w*|envoy\w*|arriv\w*|delais?|post(?:e|ons|er|ee)s?|partie?s?|partent|quitt\w*|relais|colissimo|chronopost|mondial relay|comptez|compter|compte(?= \d)|boite aux lettres|paquets?|distribu\w*|facteur|livreur|rejoin\w*|sonn\w+|coup de sonnette|quand(?= ?\?)|reception(?= ?:)|disponibilite|port(?= ?:)`
const WITHDRAWAL = String.raw`retract\w*|retour\w*|renvo[iy]\w*|rendre|renonc\w*|changer? d'avis|change d'avis|reprises?\b`
const OTHER = String.raw`gard(?:e|es|ent|ons|ez)\b(?: (?:le|la|les|votre|vos|ton) \w+)?|reexpedi\w*|nous (?:vous )?(?:l[ae']? ?|les |en )?(?:renvoyons|retournons)|nous (?:est|revien\w*|sera) ?(?:retourne|renvoye)?|rembours\w*|garanti\w*|repon\w*|repar\w*|autonomie|conserv\w*|batterie|essai|trait(?:e|ement)\w*|accuse|mediat\w*|abonn\w*|age\b|remplac\w*|offre|promo\w*|prix|defaut|conformite|signal\w*|charge\w*`
/** « 14 », « quatorze », « une quinzaine de ». */
export const COUNT = String.raw`(?:\d{1,3}|${NUMBER_WORDS})`
/** « trois petites semaines ». */
const MEASURE = String.raw`(?:(?:petit|bon|long|court|gros|plein|premier|tout petit)(?:e|ne|ue)?s? )?`
const TOKEN = new RegExp(
  String.raw`\b(?:(?<delivery>${DELIVERY})|(?<withdrawal>${WITHDRAWAL})|(?<other>${OTHER}))` +
    String.raw`|(?<![\w,]|(?<!\.)\.)(?:${COUNT}(?: (?:a|ou) | ?(?:[a/-]|ou) ?(?=\d)| et (?=\d)| jours? a ))?(?<count>${COUNT}) ?(?:\(\w+\) ?)?${MEASURE}(?<unit>jours?|jrs?|j\.(?= [a-z])|j|h|heures?|semaines?|mois|e jours?)\b(?! ?(?:sur|\/) ?\d)` +
    String.raw`|(?<end>[.!?](?=\s)|\n)`,
  'g',
)
/** « 7 jours pour nous le renvoyer ». */
const TO_WITHDRAW =
  /^[^.!?\n]{0,60}\bpour (?:nous |vous |te |se |le |la |les |y |s'|l'){0,3}(?:renvo|retourn|rendre|retract|chang|renonc|revenir)/
const INCIDENT = String.raw`(?:abim|endommag|casse|brise|ebrech|defectueu|defaut|en panne|tombe\w* en|erreur|trompes|perdu|perdre|egare|vole\b|manquant|manque\b|incomplet|non conforme|avarie|claque|ne (?:fonctionne|marche|s'allume)|probleme|souci\b|echange\b|a l'arrivee|mauvais (?:article|produit|taille)|mauvaise)`
/** « Si le colis arrive abîmé », « Un article défectueux ? », « dans ce cas »: the time to tell it, not the one to change one's mind. */
const OF_INCIDENT = new RegExp(
  String.raw`(?:\bsi\b|\bs'ils?\b|\ben cas d|\blorsqu|\bquand\b|\bpour (?:un |tout )?(?=echange)|^\W*)[^.!?\n]{0,70}?${INCIDENT}|\bdans ce cas\b`,
)
const ONE_S_MIND =
  /retract|renonc|chang\w+ d'avis|sans (?:motif|raison|justif|donner|vous justifier)|ne (?:vous |te )?(?:plai|convien)|d[eu] retour\b/
/** Characters of the question before: « Un article défectueux ? Retournez-le. » */
const ASKED_BEFORE = 90

/** A heading speaks of the line after it. */
const HEADING = 60

/** The durations of a page, each with the subject that stands nearest before it in its sentence, else after it. */
export function durationsOf({ folded }: PageText): readonly Duration[] {
  const found: Duration[] = []
  let topic: Topic | null = null
  let heading: Topic | null = null
  let waiting: Omit<Duration, 'topic'>[] = []
  let lineStart = 0
  for (const { 0: whole, index, groups = {} } of folded.matchAll(TOKEN)) {
    const { delivery, withdrawal, count, unit, end } = groups
    if (end !== undefined) {
      found.push(...waiting.map((each) => ({ ...each, topic: heading ?? ('none' as const) })))
      waiting = []
      const line = folded.slice(lineStart, index).trim()
      const isHeading =
        (end === '\n' || end === '?') && line !== '' && line.length <= HEADING && !/[.!]$/.test(line)
      heading = isHeading ? (topic ?? heading) : null
      topic = null
      lineStart = index + 1
      continue
    }
    if (count !== undefined && unit !== undefined) {
      const place = {
        from: index,
        to: index + whole.length,
        days: daysOf(count, unit),
        isWorking: /^ ?ouvr/.test(folded.slice(index + whole.length, index + whole.length + 6)),
      }
      if (TO_WITHDRAW.test(folded.slice(place.to, place.to + 60)))
        found.push({ ...place, topic: 'withdrawal' })
      else if (topic === null) waiting.push(place)
      else found.push({ ...place, topic })
      continue
    }
    topic = delivery !== undefined ? 'delivery' : withdrawal !== undefined ? 'withdrawal' : 'other'
    if (waiting.length > 0) {
      const after = topic === 'delivery' && saysWithdrawal(folded, index) ? 'withdrawal' : topic
      found.push(...waiting.map((each) => ({ ...each, topic: after })))
      waiting = []
    }
  }
  const all = [...found, ...waiting.map((each) => ({ ...each, topic: heading ?? ('none' as const) }))]
  return all.map((each) => (isOfIncident(folded, each) ? { ...each, topic: 'other' } : each))
}

function isOfIncident(folded: string, { from, to }: Passage): boolean {
  const start = lastEnd(folded, from)
  const [after = ''] = folded.slice(to, to + 160).split(/[.!?\n]/, 1)
  const sentence = folded.slice(start, to) + after
  if (ONE_S_MIND.test(sentence)) return false
  if (OF_INCIDENT.test(sentence)) return true
  const asked = folded.slice(lastEnd(folded, start - 2), start)
  return /\?\s*$/.test(asked) && new RegExp(INCIDENT).test(asked)
}

/** Where the sentence of a place begins, at most some characters before. */
function lastEnd(folded: string, at: number): number {
  const before = folded.slice(Math.max(0, at - 2 * ASKED_BEFORE), Math.max(0, at))
  const ends = [...before.matchAll(/[.!?](?=\s)|\n/g)].at(-1)
  return Math.max(0, at) - before.length + (ends ? ends.index + 1 : 0)
}

/** « 14 jours à compter de l'arrivée du colis pour vous rétracter ». */
function saysWithdrawal(folded: string, at: number): boolean {
  const [rest = ''] = folded.slice(at, at + 160).split(/[.!?\n]/, 1)
  return /retract|changer d'avis|renonc|retourn|nous le rendre/.test(rest)
}

function daysOf(count: string, unit: string): number {
  const value = numberOf(count)
  if (unit.startsWith('h')) return value / 24
  if (unit.startsWith('s')) return value * 7
  return unit.startsWith('m') ? value * 30 : value
}
