interface Named {
  readonly id: string
  readonly title: string
}

/** A candidate and its section; null: « Mes liens ». */
export interface SubjectCandidate {
  readonly id: string
  readonly section: string | null
}

/** The object in view when the person asks the coach; sent along, so that nobody explains it again. */
export type CoachSubject =
  | { readonly kind: 'project'; readonly project: Named }
  | { readonly kind: 'section'; readonly project: Named; readonly section: string }
  | { readonly kind: 'item'; readonly project: Named; readonly item: string }
  /** The coach writes the item's text from the person's answer or, if that is '', from known facts. */
  | { readonly kind: 'draft'; readonly project: Named; readonly item: string; readonly answer: string }
  | { readonly kind: 'candidate'; readonly candidate: SubjectCandidate; readonly name: string }
  /** A product's page, « Argent » or « Test ». */
  | { readonly kind: 'money'; readonly candidate: SubjectCandidate; readonly name: string }
  | { readonly kind: 'test'; readonly candidate: SubjectCandidate; readonly name: string }
  | { readonly kind: 'todo'; readonly text: string }
  | { readonly kind: 'week' }
  | { readonly kind: 'lesson'; readonly title: string }
  /** A chart of « Mes analyses »; `text`: the numbers of its table. */
  | { readonly kind: 'chart'; readonly title: string; readonly text: string }
  /** A proposal of the dashboard; no document exists for it yet. */
  | { readonly kind: 'step'; readonly text: string }

export function subjectName(subject: CoachSubject): string {
  switch (subject.kind) {
    case 'project':
      return subject.project.title
    case 'section':
      return subject.section
    case 'item':
    case 'draft':
      return subject.item
    case 'candidate':
      return subject.name
    case 'money':
      return `calcul de ${subject.name}`
    case 'test':
      return `test de ${subject.name}`
    case 'lesson':
    case 'chart':
      return subject.title
    case 'todo':
    case 'step':
      return subject.text
    case 'week':
      return 'Mon bilan de la semaine'
  }
}

/** The person's own data that a question is about: shared with this question whatever the switches say. */
export type SharedSubject =
  | { readonly part: 'project'; readonly name: string; readonly project: string }
  | { readonly part: 'products'; readonly name: string; readonly candidate: SubjectCandidate }
  /** `todo`: its text. Null: the last closed week. */
  | { readonly part: 'tasks'; readonly name: string; readonly todo: string | null }
  /** A chart has no switch: only its numbers are shared with the question. `text`: one number per line. */
  | { readonly part: 'chart'; readonly name: string; readonly text: string }

/** Null: no data of the person is concerned. */
export function sharedSubject(subject: CoachSubject): SharedSubject | null {
  switch (subject.kind) {
    case 'project':
    case 'section':
    case 'item':
    case 'draft':
      return { part: 'project', name: subject.project.title, project: subject.project.id }
    case 'candidate':
    case 'money':
    case 'test':
      return { part: 'products', name: subject.name, candidate: subject.candidate }
    case 'todo':
      return { part: 'tasks', name: subject.text, todo: subject.text }
    case 'week':
      return { part: 'tasks', name: subjectName(subject), todo: null }
    case 'chart':
      return { part: 'chart', name: subject.title, text: subject.text }
    case 'lesson':
    case 'step':
      return null
  }
}
