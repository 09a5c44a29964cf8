import type { Passage } from './page-text'
import { withHinted } from './hinted'
import {
  named,
  neighbourhood,
  sentenceAt,
  sentenceText,
  together,
  type Finding,
  type ReadPage,
} from './read-page'
import { claimed, isSpoken, stated, upheld } from './stance'

const DENIAL =
  /consultez|demande\w* conseil|avis medical|un medecin|dermatologue|pharmacien|pediatre|allegation autorisee|432\/2012|\bresist\w* (?:a l|au\b|aux? (?!infection|maladie|virus|grippe|rhume|microbe|stress|fatigue))|anti-?moustique|en cas d[e']|deconseill|contre-indi|\bcnil\b|revers\w* (?:a|aux|au)\b|au profit d|octobre rose|association/
/** « Sans médicament », « sans passer par la pharmacie »: no advice to ask a doctor. */
const UNAIDED =
  /\b(?:sans|plus besoin d\w*'?|ni|aucun|fini[es]*|adieu(?: les| aux)?|jete[rz]|oubli\w+|remplac\w*|au lieu d\w*'?|plutot qu\w*'?|evit\w+|(?:ne|n')[^.,;!?]{0,20} plus d\w*'?)(?: (?:avoir a |prendre |prescription |consulter |passer |aller |chez |par |de |d'|du |des |un |une |le |la |les |l'|vos |tes |au |aux |avantageusement |aucune? |moindre |\w+ et )| ){0,4}(?:medic\w*|medecin\w*|docteurs?|pharmac\w*|ordonnance|cachets?|comprimes?|somniferes?)/g
const plainText = (said: string) => said.replace(UNAIDED, ' ')

/** Words between a verb and what it would heal. */
const HEAL_NEAR = 7
/** « améliore le sommeil », not « calme l'ambiance avant le sommeil ». */
const WELL_NEAR = 3
/** « Les plaques des coudes, il les fait taire ». */
const BODY_NEAR = 5

/** What a page promises to a body. What a customer is quoted with, the seller promises too. */
export function healthClaim(page: ReadPage): Finding {
  // Many may stand in one sentence, which is read once.
  const known = new Map<number, boolean>()
  const isAdvice = (at: number) => {
    const { from, to } = sentenceAt(page, at)
    const isDenial = known.get(from) ?? DENIAL.test(plainText(page.folded.slice(from, to)))
    known.set(from, isDenial)
    return isDenial
  }
  const isSaid = ({ from, to }: Passage) =>
    !isAdvice(from) &&
    !isAuthorised(page, from) &&
    !DONE.test(page.lower.slice(from, to)) &&
    !(PARTLY.test(page.folded.slice(from, to)) && OF_THING.test(page.folded.slice(to, to + 30)))
  const all = [
    ...together(page, 'heals', 'ailment', HEAL_NEAR),
    ...together(page, 'heals', 'illness', HEAL_NEAR),
    ...together(page, 'heals', 'wellbeing', WELL_NEAR),
    ...together(page, 'betters', 'wellbeing', WELL_NEAR),
    ...together(page, 'betters', 'ailment', WELL_NEAR),
    ...together(page, 'ailment', 'vanishes', HEAL_NEAR),
    ...together(page, 'wellbeing', 'vanishes', WELL_NEAR),
    ...named(page, 'healthWord'),
  ].filter(isSaid)
  // An illness is an ailment too: the same place may be there twice.
  const each = new Map(all.map((place) => [`${place.from} ${place.to}`, place]))
  const hinted = [
    ...named(page, 'healthHint'),
    ...together(page, 'bodyPart', 'relieves', BODY_NEAR),
    ...together(page, 'relieves', 'bodyPart', BODY_NEAR),
  ].filter(isSaid)
  return withHinted([...upheld(page, [...each.values()]), ...illnessesNamed(page)], claimed(page, hinted))
}

/** « Cette phrase est l'allégation autorisée par le règlement 432/2012 »: said of the sentence before it; no illness has one. */
function isAuthorised(page: ReadPage, at: number): boolean {
  const { to } = sentenceAt(page, at)
  return AUTHORISED.test(page.folded.slice(to, neighbourhood(page, at).to))
}

const AUTHORISED = /allegations? (?:de sante )?autorisee?s?\b|\b432\/2012\b|\b1924\/2006\b/

/** « Finitions soignées », « renforcée par deux vis »: a state of the article. */
const DONE =
  /^(?:soign|trait|calm|activ|régénér|répar|purifi|renforc|stimul|apais|libér|fortifi|assoupli)ée?s?(?!\p{L})/u
/** Words of a body and of things: « la mémoire du réglage », « la tension du ressort ». */
const PARTLY = /(?:memoire|vue|circulation|transit|tension|articulations?|fatigue|sommeil)$/
const OF_THING =
  /^ (?:du (?!dos|cou|corps|sang|genou|visage|muscle)|de l'air|d'air|de (?:la )?(?:lampe|marque|page|chaine|machine|vis|forme)|de forme|d'ensemble|d'entree|electrique|des (?!jambes|yeux|muscles|epaules|os|seniors|enfants|adultes|personnes|aines|etudiants)|de dos|de face|interne)/

/** What an illness is named for, other than to promise: a warning, or the seller's own life. */
const WARNED =
  /\bpeu(?:t|vent|vent etre)\b|pourrai(?:t|ent)|\brisques?\b|allergi|\bcontient\b|avertissement|\battention\b|precaution|prudence|\bevite[rz]\b|interdit|\b(?:arretez|cessez)\b|symptome|indesirable|susceptible|provoqu|declench|aggrav|\bcaus|reserve[es]* aux?|medecin|medic|docteur|sante publique|urgence|grossesse|enceinte|informatique|\bracont|\bnote[rz] (?:ses|vos|tes|mes|les)\b|\brecits?\b|\broman\b|biographi|temoignage/
const OF_SELLER =
  /\bj'ai\b|\b(?:mon|ma|mes) (?:propre )?(?:\w+ )?$|fermee?s?\b|\bconges?\b|\bretards?\b|\barret\b|\babsen/
/** « Jade néphrite » */
const STONE = /\b(?:jades?|pierres?) $/
/** « Vous ne souffrirez plus de migraine »: a denial that promises. */
const HEALED =
  /\b(?:ne |n')(?:(?!\b(?:pas|aucune?|rien|vend\w*|propos\w*|pretend\w*|ni)\b)[^.,;:!?]){0,50}\bplus\b/
const WITHOUT = /\bsans (?:aucune? |la |le |les |plus de )?$/
/** « Vous souffrez d'insomnie ? »: whom the answer after it is for. */
const ASKED =
  /\b(?:vous souffrez|souffrez[- ]vous|souffrant|tu souffres|marre|assez d|ras[- ]le[- ]bol|lasse?s? d|fatigue[es]* d|vous avez|sujet(?:te)?s? a|victimes? d)/
/** « La migraine ? »: a question of nothing else. */
const SHORT = 30
const ANSWERED = /\b(?:ne |n'|non\b|pas\b|aucune?\b)|medecin|pharmacien|pediatre|consult|demandez|parlez/

/** An illness in a sentence that stands promises something, whatever its verb. */
function illnessesNamed(page: ReadPage): readonly Passage[] {
  const { folded } = page
  // Many may stand in one sentence, which is read once.
  const known = new Map<number, boolean>()
  const all = named(page, 'illness').filter(({ from, sentence }) => {
    const before = known.get(sentence)
    if (before !== undefined) return before
    const said = plainText(sentenceText(page, from))
    const isClaim = !DENIAL.test(said) && !WARNED.test(said)
    known.set(sentence, isClaim)
    return isClaim
  })
  const plain = all.filter(
    (place) =>
      !STONE.test(folded.slice(Math.max(0, place.from - 12), place.from)) &&
      (isSpoken(page, place) || !OF_SELLER.test(folded.slice(sentenceAt(page, place.from).from, place.from))),
  )
  const healed = stated(page, plain).filter(
    ({ from }) =>
      HEALED.test(sentenceText(page, from)) || WITHOUT.test(folded.slice(Math.max(0, from - 20), from)),
  )
  const asked = plain.filter((place) => {
    const { from, to } = sentenceAt(page, place.from)
    const answer = folded.slice(to, neighbourhood(page, place.from).to)
    return (
      folded.charAt(to - 1) === '?' &&
      !isSpoken(page, place) &&
      (ASKED.test(folded.slice(from, to)) || to - from <= SHORT) &&
      /[a-z]/.test(answer) &&
      (HEALED.test(answer) || !ANSWERED.test(answer))
    )
  })
  return [...upheld(page, plain), ...healed, ...asked]
}
