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
  /** What a lesson is about, and where its exercise is done. */
  | { readonly kind: 'lesson'; readonly title: string; readonly part: SubjectNotes['part'] }
  /** What the dashboard proposes to do next, of which there is nothing yet. */
  | { readonly kind: 'step'; readonly text: string; readonly part: SubjectNotes['part'] }

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
      return subject.title
    case 'todo':
    case 'step':
      return subject.text
    case 'week':
      return 'Mon bilan de la semaine'
  }
}

/** What the notes for the coach must hold of it, and which switch decides whether they do. */
export interface SubjectNotes {
  readonly part: 'project' | 'products' | 'week'
  /** « Projet en cours » from now on. */
  readonly project: string | null
  /** The first of « Produits repérés » from now on. */
  readonly candidate: SubjectCandidate | null
}

export function notesOf(subject: CoachSubject): SubjectNotes {
  switch (subject.kind) {
    case 'candidate':
      return { part: 'products', project: null, candidate: subject.candidate }
    case 'todo':
    case 'week':
      return { part: 'week', project: null, candidate: null }
    case 'lesson':
    case 'step':
      return { part: subject.part, project: null, candidate: null }
    case 'project':
    case 'section':
    case 'item':
    case 'draft':
      return { part: 'project', project: subject.project.id, candidate: null }
  }
}
