interface AiRequestField {
  readonly name: string
  readonly says: string
}

/** All fields of the request to the model of `functions/.env`, in order. A test of the functions compares this list to the request. */
export const AI_REQUEST_FIELDS: readonly AiRequestField[] = [
  { name: 'model', says: 'le nom du modèle à qui la question est posée' },
  { name: 'temperature', says: 'un réglage de style, le même pour tous (0,7)' },
  {
    name: 'max_completion_tokens',
    says: 'la longueur maximale de la réponse et de ses propositions, la même pour tous (1\u00a0000 et 1\u00a0500)',
  },
  { name: 'reasoning_effort', says: 'que le modèle doit répondre tout de suite (none)' },
  { name: 'store', says: 'que le fournisseur ne doit pas ranger l’échange dans ses archives (false)' },
  { name: 'stream_options', says: 'que le nombre de mots comptés doit nous être dit' },
  {
    name: 'tools',
    says: 'la forme de ce que le coach peut vous proposer (une tâche, un texte de projet…), la même pour tous',
  },
  { name: 'tool_choice', says: 'qu’il propose seulement s’il le juge utile (auto)' },
  { name: 'parallel_tool_calls', says: 'que ses propositions viennent ensemble (false)' },
  {
    name: 'prompt_cache_key',
    says: 'un mot, le même pour tous, qui lui fait retrouver nos consignes sans les relire',
  },
  {
    name: 'prompt_cache_options',
    says: 'que seules nos consignes sont gardées pour aller plus vite, 30\u00a0minutes\u00a0; rien de vous',
  },
  {
    name: 'safety_identifier',
    says: 'une empreinte de votre numéro de compte, faite avec une clé que nous seuls avons\u00a0: elle permet de refuser qui abuse, sans vous nommer',
  },
  { name: 'stream', says: 'que la réponse doit venir mot à mot' },
  {
    name: 'messages',
    says: 'nos consignes au coach, les mêmes pour tous, puis les derniers messages de votre conversation',
  },
]

export const AI_MESSAGE_FIELDS: readonly AiRequestField[] = [
  { name: 'role', says: 'qui parle\u00a0: vous, ou le coach' },
  {
    name: 'content',
    says: 'le texte du message\u00a0; devant votre question, ce que vous avez choisi de laisser voir au coach et, si elles parlent du sujet, un ou deux passages de nos leçons\u00a0; sous une réponse, ce que vous avez fait de ses propositions',
  },
]
