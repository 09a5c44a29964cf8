import { euroText } from '@/domain/base/text/euro-text'
import { agreed, counted } from '@/domain/base/text/french-count'
import { numberText } from '@/domain/base/text/number-text'
import { dateAt, type LocalDate } from '@/domain/base/time/local-date'
import { frenchDate } from '@/domain/base/time/french-date'
import type { TestPhase } from './phase'
import { daysWith, NOT_NOTED_WORDS, rateOf } from './noted'
import { DAY_FIELDS, isEnded, totalOf, type DayField, type DayNumbers, type SalesTest } from './sales-test'
import { RETURN_DAYS, salesPerVisit, VISITS_TO_JUDGE, type Step, type Verdict } from './verdict'
import { wonWords } from './won-words'

const one = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

const dayText = frenchDate({ day: true, month: 'long', year: true })

function dayWords(day: LocalDate): string {
  return dayText(dateAt(day))
}

/** « Budget 100,00 €, 7 jours à partir du 21 novembre 2026, arrêté le 24 novembre 2026 » */
export function planWords({
  limitCents,
  days,
  startsOn,
  endedOn,
}: Pick<SalesTest, 'limitCents' | 'days' | 'startsOn' | 'endedOn'>): string {
  const ended = endedOn === null ? '' : `, arrêté le ${dayWords(endedOn)}`
  return `Budget ${euroText(limitCents)}, ${counted(days, 'jour')} à partir du ${dayWords(startsOn)}${ended}`
}

/**
 * « Visites 240, Paniers : non noté, Paiements 4, Ventes 2 (50 %), Dépensé 60,00 € »: each count with its share of the one before, where both
 * were noted.
 */
export function totalWords(numbers: ReadonlyMap<LocalDate, DayNumbers>): string {
  const total = totalOf(numbers)
  return DAY_FIELDS.map(({ key, short }, index) => {
    const count = total[key]
    if (count === null) return `${short}\u00a0: ${NOT_NOTED_WORDS}`
    if (key === 'spentCents') return `${short} ${euroText(count)}`
    const before = DAY_FIELDS[index - 1]
    const rate = before ? rateOf(numbers, before.key, key) : null
    const share = rate === null ? '' : ` (${perHundred(rate)}\u00a0%)`
    return `${short} ${numberText(count)}${share}`
  }).join(', ')
}

/** What the balance and the verdict are made of. */
const DECISIVE: ReadonlySet<DayField> = new Set(['visits', 'sales', 'spentCents'])

/**
 * « Non noté : Ventes (2 jours sur 7). Seuls les chiffres notés comptent. »; null: nothing is missing that a figure of the card would need.
 * The funnel says of a step that no day noted it.
 */
export function missingWords(numbers: ReadonlyMap<LocalDate, DayNumbers>): string | null {
  const missing = DAY_FIELDS.flatMap(({ key, short }) => {
    const noted = daysWith(numbers, key).size
    const isSaid = noted < numbers.size && (noted > 0 || DECISIVE.has(key))
    return isSaid ? `${short} (${counted(numbers.size - noted, 'jour')} sur ${numbers.size})` : []
  })
  return missing.length === 0
    ? null
    : `Non noté\u00a0: ${missing.join(', ')}. Seuls les chiffres notés comptent.`
}

/** « Gain par vente 15,19 € », « Gain par vente inconnu » */
export function gainWords(gainCents: number | null): string {
  return `Gain par vente ${gainCents === null ? 'inconnu' : euroText(gainCents)}`
}

/**
 * « Il faut 1,6 vente pour 100 visites pour payer la publicité. » From 100 on no shop can follow, whatever it does. null: unknown, or a sale
 * brings nothing.
 */
export function breakEvenWords({ breakEven }: Pick<Verdict, 'breakEven'>): string | null {
  if (breakEven === null) return null
  // The noun agrees with the number that is read.
  const sales = Math.round(breakEven * 1_000) / 10
  if (sales >= 100) return 'Une visite coûte plus qu’une vente ne rapporte.'
  const few = sales === 0 ? 'moins de 0,1' : one.format(sales)
  return `Il faut ${few} ${agreed(sales, 'vente')} pour 100 visites pour payer la publicité.`
}

/** Per 100: « 4,2 » */
export function perHundred(share: number): string {
  return one.format(share * 100)
}

/** « + 27,66 € », « − 18,00 € », « 0,00 € », « inconnu » */
export function balanceText(cents: number | null): string {
  if (cents === null) return 'inconnu'
  if (cents === 0) return euroText(0)
  return `${cents > 0 ? '+' : '\u2212'}\u00a0${euroText(Math.abs(cents))}`
}

/** « Chaque vente coûte 1,20 € : le test ne peut pas gagner. » null: a sale brings something, or its gain is unknown. */
export function hopelessText(gainCents: number | null): string | null {
  if (gainCents === null || gainCents > 0) return null
  const sale = gainCents === 0 ? 'Une vente ne laisse rien' : `Chaque vente coûte ${euroText(-gainCents)}`
  return `${sale}\u00a0: le test ne peut pas gagner.`
}

/** The balance and the verdict of a test in one line; an amount that the verdict says is not said twice. */
export function verdictLine(test: SalesTest, verdict: Verdict, phase: TestPhase): string {
  const sentence = verdictSentence(test, verdict, phase)
  const { balanceCents } = verdict
  const amount = balanceCents === null ? null : euroText(Math.abs(balanceCents))
  const isTold = amount !== null && ['gagne', 'perd'].some((verb) => sentence.includes(`${verb} ${amount}`))
  return isTold ? sentence : `${balanceText(balanceCents)} · ${sentence}`
}

/** The verdict of a test as one sentence. */
export function verdictSentence(test: SalesTest, verdict: Verdict, phase: TestPhase): string {
  const { kind, step, total } = verdict
  const visits = total.visits ?? 0
  const hopeless = hopelessText(test.gainCents)
  if (kind === 'limit') {
    const isFew = total.visits !== null && visits < VISITS_TO_JUDGE
    const few = isFew ? ' Trop peu de visites pour juger le produit.' : ''
    return `Arrêtez\u00a0: votre budget de ${euroText(test.limitCents)} est perdu.${few}`
  }
  const begins = phase === 'coming' ? `Commence le ${dayWords(test.startsOn)}.` : null
  if (hopeless !== null) return begins === null ? hopeless : `${begins} ${hopeless}`
  if (kind === 'costly') return 'Arrêtez\u00a0: une vente coûte plus de publicité qu’elle ne rapporte.'
  if (kind === 'breaks') return step ? `${BROKEN[step.to]} Changez une seule chose.` : ''
  const over = overWords(test, verdict, phase)
  if (verdict.balanceCents === null) {
    if (over !== null) return `${over}\u00a0: il manque le gain par vente pour juger.`
    return begins ?? 'Il manque le gain par vente pour juger ce test.'
  }
  const won = wonWords(verdict)
  if (over !== null && won !== null) return `${over}\u00a0: ${won}.`
  // Of a test that ended with too few visits, these say more than its days.
  const isEarly = isEnded(test) && kind === 'early' && visits > 0
  if (over !== null && !isEarly) return `${over}.`
  if (begins !== null) return begins
  if (kind === 'go') return goWords(test, verdict)
  if (total.visits === null && test.numbers.size > 0) return 'Aucune visite notée.'
  return visits === 0
    ? 'Pas encore de visite.'
    : `Avant ${VISITS_TO_JUDGE} visites, les chiffres ne veulent rien dire.`
}

function goWords({ numbers }: SalesTest, { balanceCents }: Verdict): string {
  if (balanceCents !== null && balanceCents < 0) {
    return `Jusqu’ici, le test perd ${euroText(-balanceCents)}\u00a0: rien ne dit encore de l’arrêter.`
  }
  return daysWith(numbers, 'sales', 'spentCents').size < numbers.size
    ? 'Rien ne dit encore d’arrêter, mais il manque des chiffres.'
    : 'Jusqu’ici, tout va bien.'
}

/** « 7 jours notés », « Test arrêté », « 7 jours passés, 1 noté »; null: it runs, or is to come. */
function overWords(test: SalesTest, { isOver }: Verdict, phase: TestPhase): string | null {
  const { days, numbers } = test
  if (isOver) return `${counted(numbers.size, 'jour')} ${agreed(numbers.size, 'noté')}`
  if (test.endedOn !== null) return 'Test arrêté'
  if (phase === 'coming' || phase === 'running') return null
  const noted = numbers.size === 0 ? 'aucun noté' : `${numbers.size} ${agreed(numbers.size, 'noté')}`
  return `${counted(days, 'jour')} ${agreed(days, 'passé')}, ${noted}`
}

function earlyDays({ numbers, startsOn }: Pick<SalesTest, 'numbers' | 'startsOn'>): number {
  return [...numbers.keys()].filter((day) => day < startsOn).length
}

/** Of days that were noted before the first day was moved later; null: none. */
export function earlyWords(test: Pick<SalesTest, 'numbers' | 'startsOn'>): string | null {
  const count = earlyDays(test)
  if (count === 0) return null
  const days = `${counted(count, 'jour')} ${agreed(count, 'noté')} avant le premier jour du test`
  return count === 1
    ? `${days} est gardé et compte dans son résultat\u00a0: supprimez-le s’il n’en fait pas partie.`
    : `${days} sont gardés et comptent dans son résultat\u00a0: supprimez ceux qui n’en font pas partie.`
}

/** « 3 jours de chiffres, dont 1 avant le premier jour » */
export function notedWords(test: Pick<SalesTest, 'numbers' | 'startsOn'>): string {
  const early = earlyDays(test)
  const aside = early === 0 ? '' : `, dont ${early} avant le premier jour`
  return `${counted(test.numbers.size, 'jour')} de chiffres${aside}`
}

const BROKEN: Readonly<Record<Step['to'], string>> = {
  baskets: 'Moins d’une visite sur 100 remplit un panier\u00a0: la page ne répond pas.',
  checkouts: 'Moins d’un panier sur 5 arrive au paiement\u00a0: la livraison ou le délai font douter.',
  sales: 'Moins d’un paiement commencé sur 5 aboutit\u00a0: faites vous-même une commande.',
}

/** Why a losing test is not stopped yet; null where its numbers may stop it, or where it is over. */
export function waitWords({ kind, breakEven, balanceCents }: Verdict, phase: TestPhase): string | null {
  if (kind !== 'go' || phase !== 'running' || breakEven === null || (balanceCents ?? 0) >= 0) return null
  return `Un acheteur peut revenir ${RETURN_DAYS} jours après sa visite.`
}

/** « Pour 100 visites, comptez entre 0 et 22 ventes. »: the bounds of an estimate, rounded outwards; null: no visit. */
export function uncertainty({ numbers }: Pick<SalesTest, 'numbers'>): string | null {
  const sales = salesPerVisit(numbers)
  if (!sales) return null
  const high = Math.ceil(sales.high * 100)
  return `Pour 100 visites, comptez entre ${Math.floor(sales.low * 100)} et ${counted(high, 'vente')}.`
}
