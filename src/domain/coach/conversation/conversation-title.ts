import { late } from '@/domain/base/late'
import { startOf } from '@/domain/base/text/cut-text'
import { plainApostrophes } from '@/domain/base/text/fold-text'
import { capital } from '@/domain/base/text/french-count'
import type { ChatMessage } from './conversation'

/** About one line of the list on a wide screen; less than `CONVERSATION_TITLE_MAX`. */
const TITLE_MAX = 60

const ARTICLE = /(?:une? |des |de |d'|du |les? |la |l')?/u
/** Lookahead for an infinitive, with its pronouns and adverbs: « me lancer », « bien choisir ». */
const INFINITIVE = String.raw`(?=(?:(?:me|te|se|la|les?|en|y|ne pas|bien|mieux|vite) |[mtsl]')*[\p{L}-]+(?:er|ir|re),? [^ ])`

/** Opening words without a subject; removed repeatedly from the beginning. */
const OPENERS = late<readonly RegExp[]>(() =>
  [
    [
      /(?:bonjour|bonsoir|salut|coucou|hello|merci|stp|svp|dis|alors|donc|et|ok|d'accord|s'il (?:te|vous) pla[iî]t)(?: coach(?: boom)?)?,? /u,
    ],
    [/(?:est-ce que )?(?:tu peux|tu pourrais|peux-tu|pourrais-tu|pouvez-vous|pourriez-vous) (?:me |m')?/u],
    [/(?:aide[sz]?-moi|aider) (?:à |pour (?:ceci : )?)/u],
    [
      /(?:j'aimerais |je (?:voudrais|veux|souhaite|dois) |il (?:me )?faut |j'ai besoin (?:de |d'))/u,
      { source: INFINITIVE },
    ],
    [/(?:comment|où)(?: est-ce que)? (?:je (?:peux|dois|pourrais|fais pour)|puis-je|dois-je|faire pour) /u],
    [/(?:comment|où)(?: est-ce que)? /u, { source: INFINITIVE }],
    [/(?:(?:dis|explique|montre)[sz]?-moi|dire|expliquer|savoir|comprendre) /u, ARTICLE],
    [/(?:fai[st]|propose|donne|écri[st]|met[st]?|trouve|prépare|crée|rédige)[sz]?-moi /u, ARTICLE],
    [/(?:qu'est-ce qu(?:e |')|c'est quoi |que penses-tu de |quel(?:le)?s? (?:est|sont) )/u, ARTICLE],
    [/(?:remplis|voici ma réponse pour|regarde [^:]+ :) /u],
  ].map((parts) => new RegExp(`^${parts.map(({ source }) => source).join('')}`, 'iu')),
)

/** Closing words without a subject; the project too, because it is the group's heading in the list. */
const ENDINGS: readonly RegExp[] = [
  /,? (?:s'il (?:te|vous) pla[iî]t|stp|svp|merci(?: d'avance)?)$/iu,
  / (?:pour|dans|sur|de) mon (?:nouveau )?projet(?: « [^»]* »)?$/iu,
]

const DANGLING =
  /(?: (?:une?|des?|du|les?|la|[mts](?:on|a|es)|ce|cet|cette|ces|à|aux?|en|et|ou|pour|par|sur|dans|avec|sans|que|qui|tu|je|dont|si|car|mais|«))+$/iu

/** The subject of the first question without its asking words, cut at a word boundary. */
export function conversationTitle(messages: readonly Pick<ChatMessage, 'role' | 'content'>[]): string {
  const question = messages.find(({ role }) => role === 'user')?.content ?? ''
  const sentences = sentencesOf(question)
  const title = sentences.map(subjectOf).find((subject) => /\p{L}{2}/u.test(subject)) ?? sentences[0] ?? ''
  return title === '' ? 'Conversation' : cut(capital(title))
}

function sentencesOf(question: string): string[] {
  return plainApostrophes(question)
    .split(/\n|(?<=[.!?…])\s/u)
    .map((sentence) =>
      sentence
        .replace(/\s+/g, ' ')
        .replace(/[ .!?…:;,]+$/u, '')
        .trim(),
    )
    .filter((sentence) => sentence !== '')
}

/** '' if the sentence only greets or asks. */
function subjectOf(sentence: string): string {
  let subject = `${sentence} `
  for (let opener = openerOf(subject); opener; opener = openerOf(subject)) {
    subject = subject.replace(opener, '')
  }
  return ENDINGS.reduce((text, ending) => text.replace(ending, ''), subject.trim()).replace(
    /^« ([^»]*) »$/,
    '$1',
  )
}

function openerOf(text: string): RegExp | undefined {
  return OPENERS().find((opener) => opener.test(text))
}

function cut(title: string): string {
  if (title.length <= TITLE_MAX) return title
  const space = title.slice(0, TITLE_MAX).lastIndexOf(' ')
  return `${startOf(title, space >= 20 ? space : TITLE_MAX)
    .replace(DANGLING, '')
    .replace(/[ ,;:-]+$/, '')}…`
}
