/** One field of what the coach's server sends to the AI provider, in the order it sends them. */
interface AiRequestField {
  readonly name: string
  readonly says: string
}

/** The whole body of the request. A test of the server's code holds this list to what is really sent. */
export const AI_REQUEST_FIELDS: readonly AiRequestField[] = [
  { name: 'model', says: 'le nom du modèle à qui la question est posée' },
  { name: 'temperature', says: 'un réglage de style, le même pour tous (0,7)' },
  { name: 'max_tokens', says: 'la longueur maximale de la réponse, la même pour tous (1\u00a0000)' },
  { name: 'stream', says: 'que la réponse doit venir mot à mot' },
  {
    name: 'messages',
    says: 'nos consignes au coach, les mêmes pour tous, puis les derniers messages de votre conversation',
  },
]

/** What each of those messages holds. */
export const AI_MESSAGE_FIELDS: readonly AiRequestField[] = [
  { name: 'role', says: 'qui parle\u00a0: vous, ou le coach' },
  { name: 'content', says: 'le texte du message' },
]
