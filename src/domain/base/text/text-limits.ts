/** Longest texts, in UTF-16 code units; same in fields and in `firestore.rules`. */

export const NAME_MAX = 120
export const TODO_MAX = 500
export const PROJECT_TITLE_MAX = 120
export const PROJECT_DESCRIPTION_MAX = 5_000
export const PROJECT_ITEM_MAX = 20_000
export const VERSION_NAME_MAX = 60
export const CHAT_MESSAGE_MAX = 4_000
/** A stored message of a conversation, the coach's answers included. */
export const CHAT_CONTENT_MAX = 32_000
export const LINK_MAX = 2_000
export const NOTE_MAX = 2_000
export const CANDIDATE_NAME_MAX = 120
export const CONVERSATION_TITLE_MAX = 120
export const FACT_MAX = 160
export const FACTS_MAX = 24
export const CONTACT_SUBJECT_MAX = 120
export const CONTACT_MESSAGE_MAX = 4_000
export const WEEK_TEXT_MAX = 1_000
export const WEEK_IF_THEN_MAX = 300
export const PRIORITY_MAX = 160
export const PRIORITIES = 3
export const WEEK_DONE_MAX = 150

/** Documents per query; the security rules refuse more. */
export const TODOS_PER_QUERY = 500
export const CONVERSATIONS_PER_QUERY = 50
/** The versions of five projects, because a version can be as large as a document. */
export const VERSIONS_PER_QUERY = 25
export const DOCUMENTS_PER_QUERY = 200
export const WEEKS_PER_QUERY = 60
