interface Named {
  readonly id: string
  readonly title: string
}

/** A candidate, and the section that holds it; null: it stands in « Mes liens ». */
export interface SubjectCandidate {
  readonly id: string
  readonly section: string | null
}

/** What somebody stands before when they ask the coach: it comes along, so that nobody has to explain it again. */
export type CoachSubject =
  | { readonly kind: 'project'; readonly project: Named }
  | { readonly kind: 'section'; readonly project: Named; readonly section: string }
  | { readonly kind: 'item'; readonly project: Named; readonly item: string }
  /** The coach is to write the item's text: of the person's answer to its question or, where that is '', of what it knows. */
  | { readonly kind: 'draft'; readonly project: Named; readonly item: string; readonly answer: string }
  | { readonly kind: 'candidate'; readonly candidate: SubjectCandidate; readonly name: string }
  | { readonly kind: 'todo'; readonly text: string }
  /** The week that was closed last. */
  | { readonly kind: 'week' }
  | { readonly kind: 'lesson'; readonly title: string }
  /** A chart of « Mes analyses »; `text`: the numbers of its table. */
  | { readonly kind: 'chart'; readonly title: string; readonly text: string }
  /** What the dashboard proposes to do next, of which there is nothing yet. */
  | { readonly kind: 'step'; readonly text: string }

/** « Gourde filtrante »: what a button says that it is about. */
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

/** The person's own thing that a question is about: shared with that question, whatever the switches say. */
export type CoachThing =
  | { readonly part: 'project'; readonly name: string; readonly project: string }
  | { readonly part: 'products'; readonly name: string; readonly candidate: SubjectCandidate }
  /** `todo`: its text; null: the week that was closed last. */
  | { readonly part: 'tasks'; readonly name: string; readonly todo: string | null }
  /** Has no switch: it is shared with this question, and nothing else is. `text`: its numbers, a line each. */
  | { readonly part: 'chart'; readonly name: string; readonly text: string }

/** null: it is about nothing that the person made. */
export function thingOf(subject: CoachSubject): CoachThing | null {
  switch (subject.kind) {
    case 'project':
    case 'section':
    case 'item':
    case 'draft':
      return { part: 'project', name: subject.project.title, project: subject.project.id }
    case 'candidate':
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
