import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths'

export type CoachAnswer = {
  topic: string
  words: readonly string[]
  /** '': the answer is only a tool call. */
  text: string
  /** The arguments of the tool call; empty: no proposal. */
  proposals: readonly unknown[]
}

export const DEMO_NOTICE =
  '> **Réponse de démonstration.** Ce texte est écrit d’avance et choisi d’après le sujet de ta question : ' +
  'aucune intelligence artificielle ne le produit.'

/** One file per topic in coach-answers/: its keywords, then the answer in markdown. A JSON file of the same name contains the proposals. */
export function readCoachAnswers(): CoachAnswer[] {
  const folder = join(root, 'local/coach-answers')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const proposals = join(folder, file.replace(/\.md$/, '.json'))
      return {
        ...parseAnswer(file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8')),
        proposals: existsSync(proposals) ? (JSON.parse(readFileSync(proposals, 'utf8')) as unknown[]) : [],
      }
    })
}

function parseAnswer(topic: string, source: string): Omit<CoachAnswer, 'proposals'> {
  const [, words, text] = /^---\nwords:(.*)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (words === undefined || text === undefined) {
    throw new Error(`local/coach-answers/${topic}.md must begin with the lines ---, words: ..., ---`)
  }
  return {
    topic,
    words: words
      .split(',')
      .map(plain)
      .filter((word) => word !== ''),
    text: text.trim() === '' ? '' : `${DEMO_NOTICE}\n\n${text.trim()}`,
  }
}

/** The answer with the longest keyword in the question: « fiche produit » is more specific than « produit ». */
export function chooseAnswer(answers: readonly CoachAnswer[], question: string): CoachAnswer | undefined {
  const asked = ` ${plain(question)}`
  const longestWord = (answer: CoachAnswer): number =>
    Math.max(0, ...answer.words.filter((word) => asked.includes(` ${word}`)).map((word) => word.length))
  let best = answers.find(({ topic }) => topic === 'default')
  let bestLength = 0
  for (const answer of answers) {
    const length = longestWord(answer)
    if (length > bestLength) [best, bestLength] = [answer, length]
  }
  return best
}

/** Lower case, no accents, single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
