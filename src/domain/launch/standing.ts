/** How far « Mise en vente » of a project is. */
export interface LaunchStanding {
  readonly project: { readonly id: string; readonly title: string }
  /** An answer, a fact, a mark or the result of a control is stored. */
  readonly isBegun: boolean
  /** Questions without an answer. */
  readonly questions: number
  /** Duties that are not marked; 0 while a question is open. */
  readonly duties: number
  /** Texts and facts that the page lacks. */
  readonly texts: number
  /** Of the project's own page at its last control; null: there was none. */
  readonly faults: number | null
}

export const QUESTION_COUNT = 9

/** Nothing is missing, and the page was controlled without a fault. */
export function isReady({ questions, duties, texts, faults }: LaunchStanding): boolean {
  return questions === 0 && duties === 0 && texts === 0 && faults === 0
}

/** What « Mise en vente » lacks first; `page`: nothing but the control of its page, which is also where one goes back to. */
export function launchPart(launch: LaunchStanding): 'questions' | 'duties' | 'texts' | 'faults' | 'page' {
  if (launch.questions > 0) return 'questions'
  if (launch.duties > 0) return 'duties'
  if (launch.texts > 0) return 'texts'
  return (launch.faults ?? 0) > 0 ? 'faults' : 'page'
}
