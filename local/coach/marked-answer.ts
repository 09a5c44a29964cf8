import { PROPOSAL_TOOL_NAME, PROPOSAL_LIST_NAME } from '@/domain/coach/cards/proposal'

/** A question with these words is answered as a model does whose provider reads none of its marks. */
export const WITH_MARKS = 'avec tes marques'

const PROPOSAL = {
  genre: 'tache',
  jour: 'jeudi',
  texte: 'Filmer trois plans du produit',
  chaqueSemaine: false,
  pourquoi: null,
}

/** Channels, a thought, citations, and a call of our tool as text. */
export const MARKED_ANSWER = [
  '<|channel|>analysis<|message|>The user wants one task.<|end|>',
  '<|start|>assistant<|channel|>final<|message|>',
  '<think>\nJeudi convient.\n</think>\n\n',
  'Filme le produit **en main**【3†source】, sans décor[^1^].\n\n',
  `\`\`\`json\n${JSON.stringify({ name: PROPOSAL_TOOL_NAME, arguments: { [PROPOSAL_LIST_NAME]: [PROPOSAL] } }, null, 2)}\n\`\`\`\n`,
  '\nCommence ce soir : dix minutes.<|return|>',
].join('')
