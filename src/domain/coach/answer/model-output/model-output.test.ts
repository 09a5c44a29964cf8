import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { adviceSteps } from '../advice-lines'
import { copiedAnswer, drawnMarkdown, plainText } from '../answer-text'
import { answerIn, answerOrNone } from './answer-in'
import { ModelOutput } from './model-output'

const LIST =
  '[{"genre":"tache","jour":"jeudi","texte":"Filmer {3} plans","chaqueSemaine":false,"pourquoi":null}]'
const ARGS = `{"propositions":${LIST}}`
const CALL = `{"name": "proposer", "arguments": ${ARGS}}`

/** The answer and the calls in the pieces of an output. */
function received(pieces: readonly string[]) {
  const reader = new ModelOutput()
  let text = ''
  const calls: string[] = []
  const receive = (more: ReturnType<ModelOutput['feed']>) => {
    text = more.isAnew ? more.text : text + more.text
    calls.push(...more.calls)
  }
  pieces.forEach((piece) => receive(reader.feed(piece)))
  receive(reader.end())
  return { text, calls }
}

function pieces(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, at * size + size),
  )
}

/** Output, its answer, and whether it contains one call of our tool. */
const OUTPUTS: readonly (readonly [string, string, string, ('call' | undefined)?])[] = [
  // Channels of harmony (gpt-oss)
  [
    'harmony',
    '<|channel|>analysis<|message|>The user asks.<|end|><|start|>assistant<|channel|>final<|message|>Bonjour !<|return|>',
    'Bonjour !',
  ],
  [
    'harmony from its first mark',
    '<|start|>assistant<|channel|>analysis<|message|>hum<|end|><|start|>assistant<|channel|>final<|message|>Fais **un** test.',
    'Fais **un** test.',
  ],
  ['a final channel alone', '<|channel|>final<|message|>Bonjour', 'Bonjour'],
  ['an analysis that is cut', '<|channel|>analysis<|message|>We need to', ''],
  [
    'an analysis without its end',
    '<|channel|>analysis<|message|>hum<|start|>assistant<|channel|>final<|message|>Oui',
    'Oui',
  ],
  ['a channel without its message', '<|channel|>analysis\nhum\n<|channel|>final\nOui', 'Oui'],
  [
    'a commentary for the person',
    '<|channel|>commentary<|message|>I will call<|end|><|channel|>final<|message|>Oui',
    'Oui',
  ],
  ['a format', '<|channel|>final <|constrain|>json<|message|>Oui', 'Oui'],
  ['text behind an end', '<|channel|>analysis<|message|>hum<|end|>Oui', 'Oui'],
  [
    'a call of harmony',
    `<|channel|>analysis<|message|>hum<|end|><|start|>assistant<|channel|>commentary to=functions.proposer <|constrain|>json<|message|>${ARGS}<|call|><|start|>assistant<|channel|>final<|message|>Voici.`,
    'Voici.',
    'call',
  ],
  [
    'a call with its receiver in the role',
    `Voici.<|start|>assistant to=functions.proposer<|channel|>commentary json<|message|>${ARGS}<|call|>`,
    'Voici.',
    'call',
  ],
  [
    'a result of a tool',
    `<|start|>functions.proposer to=assistant<|channel|>commentary<|message|>{"ok":true}<|end|><|start|>assistant<|channel|>final<|message|>Oui`,
    'Oui',
  ],
  [
    'harmony whose marks are removed',
    'analysisWe should answer briefly.assistantfinalBonjour !',
    'Bonjour !',
  ],
  ['the same with two thoughts', 'analysisHumassistantanalysisHmassistantfinalBonjour', 'Bonjour'],
  ['a bare receiver', `Voici.\ncommentary to=functions.proposer json\n${ARGS}`, 'Voici.\n', 'call'],
  ['a musing', '<musing>hum</musing> Bonjour', 'Bonjour'],
  ['a brainstorm', 'Bonjour <brainstorming>hum</brainstorming>!', 'Bonjour!'],
  ['a thing pondered', '<ponder>hum', ''],
  // Turns
  ['ChatML', '<|im_start|>assistant\nBonjour<|im_end|>', 'Bonjour'],
  ['a half of ChatML', 'assis<|im_end|>', 'assis'],
  [
    'a made-up dialogue',
    'Bonjour.<|im_end|>\n<|im_start|>user\nMerci<|im_end|>\n<|im_start|>assistant\nDe rien',
    'Bonjour.\n',
  ],
  ['an echo of the question', '<|im_start|>user\nPrix ?<|im_end|>\n<|im_start|>assistant\n29 €', '29 €'],
  ['Llama 3', '<|start_header_id|>assistant<|end_header_id|>\n\nBonjour<|eot_id|>', 'Bonjour'],
  ['Llama 2', '[INST] <<SYS>>Tu es<</SYS>> Prix ? [/INST] 29 €</s>', '29 €'],
  ['Llama 2 that goes on', 'Oui.</s><s>[INST] Et ? [/INST] Non', 'Oui.'],
  ['Llama 4', '<|header_start|>assistant<|header_end|>\n\nBonjour<|eot|>', 'Bonjour'],
  ['Gemma', '<start_of_turn>model\nBonjour<end_of_turn>\n', 'Bonjour\n'],
  ['Gemma with thoughts', '<|channel>thought\nhum\n<channel|>Bonjour<turn|>', 'Bonjour'],
  ['Mistral', '<s>Bonjour</s>', 'Bonjour'],
  ['DeepSeek', '<｜Assistant｜>Bonjour<｜end▁of▁sentence｜>', 'Bonjour'],
  ['Phi', '<|assistant|>\nBonjour<|end|>\n<|user|>\nMerci', 'Bonjour\n'],
  ['Granite', '<|start_of_role|>assistant<|end_of_role|>Bonjour<|end_of_text|>', 'Bonjour'],
  ['Command', '<|START_OF_TURN_TOKEN|><|CHATBOT_TOKEN|><|START_RESPONSE|>Bonjour<|END_RESPONSE|>', 'Bonjour'],
  ['Kimi', '<|im_assistant|>assistant<|im_middle|>Bonjour<|im_end|>', 'Bonjour'],
  ['GLM', '[gMASK]<sop><|assistant|>\nBonjour<|endoftext|>', 'Bonjour'],
  // Thoughts
  ['a thought', '<think>\nhum\n\nhum\n</think>\n\nBonjour', 'Bonjour'],
  ['a thought in capitals with spaces', '<THINK>hum</ THINK >Bonjour', 'Bonjour'],
  ['a thought in the middle', 'Un.\n\n<thinking>hum</thinking>\n\nDeux.', 'Un.\n\n\nDeux.'],
  ['a thought in a sentence', 'Un <thought>hum</thought> deux.', 'Un deux.'],
  ['two thoughts', '<think>a</think>Un\n<reflection>b</reflection>\nDeux', 'Un\nDeux'],
  ['a thought closed under another name', '<think>hum</thinking>Bonjour', 'Bonjour'],
  ['a thought with attributes', '<reasoning effort="low">hum</reasoning>Bonjour', 'Bonjour'],
  ['a thought with a name of its maker', '<seed:think>hum</seed:think>Bonjour', 'Bonjour'],
  ['a scratchpad', '<scratchpad>2 * 3</scratchpad>\n6', '6'],
  ['an analysis', '<analysis>hum</analysis>Bonjour', 'Bonjour'],
  [
    'an internal monologue',
    '<internal>hum</internal>\nBonjour <inner_monologue>hum</inner_monologue>!',
    'Bonjour!',
  ],
  ['a thought in French', '<réflexion>hum</réflexion>\nBonjour', 'Bonjour'],
  ['a thought within a thought', '<think>a <think>b</think> c</think>Bonjour', 'Bonjour'],
  ['a thought about its own tag', '<think>I close with `</think>` at the end</think>Bonjour', 'Bonjour'],
  ['code in a thought', '<think>```\nx\n</think>Bonjour', 'Bonjour'],
  ['a lone closing tag', 'Hum, the user\n\nasks.\n</think>\n\nBonjour', 'Bonjour'],
  ['a second closing tag', '<think>hum</think>Bonjour</think>', 'Bonjour'],
  ['a thought that grows', 'Bonjour\n<think>hum', 'Bonjour\n'],
  ['an empty thought', '<think/>Bonjour', 'Bonjour'],
  ['Mistral’s thought', '[THINK]hum[/THINK]Bonjour', 'Bonjour'],
  ['Kimi’s thought', '◁think▷hum◁/think▷Bonjour', 'Bonjour'],
  ['Command’s thought', '<|START_THINKING|>hum<|END_THINKING|><|START_RESPONSE|>Oui', 'Oui'],
  [
    'OpenThinker',
    '<|begin_of_thought|>hum<|end_of_thought|>\n\n<|begin_of_solution|>Oui<|end_of_solution|>',
    'Oui',
  ],
  ['an answer in its tag', '<think>hum</think>\n<answer>\nOui\n</answer>', 'Oui\n'],
  ['a thought that ends where the answer begins', '<thinking>hum\n<answer>Oui</answer>', 'Oui'],
  ['a thought in a code block', '```thinking\nhum\n```\nBonjour', 'Bonjour'],
  ['a call within a thought', `<think>${CALL}</think>Bonjour`, 'Bonjour'],
  // Citations
  ['a source', 'Voir【12†source】.', 'Voir.'],
  ['sources of a file', 'Voir 【4:0†plan.pdf】【4:1†plan.pdf】 ici', 'Voir ici'],
  ['a number in corners', 'La TVA【3】 est de 20 %.', 'La TVA est de 20 %.'],
  ['Bing’s', 'La TVA est de 20 %[^1^][^2^].', 'La TVA est de 20 %.'],
  ['ChatGPT’s', 'Vrai. \ue200cite\ue202turn0search1\ue202turn0news2\ue201 Suite', 'Vrai. Suite'],
  [
    'ChatGPT’s entity',
    'Avec \ue200entity\ue202["company","Shopify","e-commerce"]\ue201, oui',
    'Avec Shopify, oui',
  ],
  ['ChatGPT’s without private signs', 'Vrai.citeturn0search0turn1view2 Suite', 'Vrai. Suite'],
  ['a content reference', 'Vrai :contentReference[oaicite:0]{index=0}.', 'Vrai.'],
  ['Gemini’s', '[cite_start]Vrai. [cite: 12, 14]\nSuite', 'Vrai.\nSuite'],
  ['DeepSeek’s', 'Vrai[citation:1][citation:12].', 'Vrai.'],
  ['Azure’s', 'Vrai [doc1][doc2].', 'Vrai.'],
  ['a link in two brackets', 'Vrai [[1]](https://ex.fr).', 'Vrai [1](https://ex.fr).'],
  ['Claude’s', '<cite index="1-2">Vrai</cite>.', 'Vrai.'],
  ['Command’s citation', '<co: 0,1>Vrai</co: 0,1>.', '<co: 0,1>Vrai</co: 0,1>.'],
  [
    'Grok’s',
    'Vrai<grok:render type="render_inline_citation"><argument name="id">1</argument></grok:render>.',
    'Vrai.',
  ],
  // Calls as text
  [
    'a call in a code block',
    `Voici.\n\`\`\`json\n${CALL}\n\`\`\`\nBonne semaine.`,
    'Voici.\nBonne semaine.',
    'call',
  ],
  ['a call in a code block without a name', `\`\`\`\n${ARGS}\n\`\`\``, '', 'call'],
  ['a bare call', `Voici.\n\n${CALL}`, 'Voici.\n\n', 'call'],
  ['a bare call in a list', `[${CALL}]\nFin.`, 'Fin.', 'call'],
  ['a bare list of proposals', `${LIST}\nFin.`, 'Fin.', 'call'],
  ['arguments in a string', `{"name":"proposer","arguments":${JSON.stringify(ARGS)}}`, '', 'call'],
  [
    'OpenAI’s message',
    `{"tool_calls":[{"id":"c1","type":"function","function":{"name":"proposer","arguments":${JSON.stringify(ARGS)}}}]}`,
    '',
    'call',
  ],
  ['Hermes', `Voici.\n<tool_call>\n${CALL}\n</tool_call>`, 'Voici.\n', 'call'],
  ['Hermes without its end', `<tool_call>\n${CALL}\n\nVoilà tes tâches.`, 'Voilà tes tâches.', 'call'],
  ['Llama’s function', `<function=proposer>${ARGS}</function>Fin.`, 'Fin.', 'call'],
  ['Llama’s program', `<|python_tag|>{"name": "proposer", "parameters": ${ARGS}}<|eom_id|>`, '', 'call'],
  [
    'Qwen’s',
    `<tool_call>\n<function=proposer>\n<parameter=propositions>\n${LIST}\n</parameter>\n</function>\n</tool_call>\nFin.`,
    'Fin.',
    'call',
  ],
  [
    'GLM’s',
    `<tool_call>proposer\n<arg_key>propositions</arg_key>\n<arg_value>${LIST}</arg_value>\n</tool_call>Fin.`,
    'Fin.',
    'call',
  ],
  [
    'Claude’s call',
    `<function_calls>\n<invoke name="proposer">\n<parameter name="propositions">${LIST}</parameter>\n</invoke>\n</function_calls>`,
    '',
    'call',
  ],
  ['Mistral’s call', `[TOOL_CALLS][${CALL}]</s>`, '', 'call'],
  ['Mistral’s newer call', `[TOOL_CALLS]proposer[ARGS]${ARGS}</s>`, '', 'call'],
  [
    'DeepSeek’s call',
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>proposer\n\`\`\`json\n${ARGS}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>Fin.`,
    'Fin.',
    'call',
  ],
  [
    'Kimi’s call',
    `<|tool_calls_section_begin|><|tool_call_begin|>functions.proposer:0<|tool_call_argument_begin|>${ARGS}<|tool_call_end|><|tool_calls_section_end|>`,
    '',
    'call',
  ],
  [
    'Command’s call',
    `<|START_ACTION|>[{"tool_name":"proposer","parameters":${ARGS}}]<|END_ACTION|>`,
    '',
    'call',
  ],
  ['Granite’s call', `<|tool_call|>[${CALL}]`, '', 'call'],
  ['a function', `Voici : functions.proposer(${ARGS})`, 'Voici :', 'call'],
  [
    'a function of Python',
    'proposer(propositions=[{"genre":"tache","jour":"jeudi","texte":"Filmer {3} plans","chaqueSemaine":False,"pourquoi":None}])',
    '',
    'call',
  ],
  [
    'Gemini’s program',
    `\`\`\`tool_code\nprint(default_api.proposer(propositions=${LIST}))\n\`\`\`\nFin.`,
    'Fin.',
    'call',
  ],
  [
    'two calls in parallel',
    `{"tool_uses":[{"recipient_name":"functions.proposer","parameters":${ARGS}}]}`,
    '',
    'call',
  ],
  ['a ReAct agent', `Action: proposer\nAction Input: ${ARGS}`, '', 'call'],
  [
    'a call of another tool',
    'Voici. <tool_call>{"name":"web_search","arguments":{"query":"TVA"}}</tool_call>',
    'Voici.',
  ],
  ['a bare call of another tool', '{"name":"get_weather","arguments":{"ville":"Lyon"}}\nFin.', 'Fin.'],
  ['a result as text', '<tool_response>{"ok":true}</tool_response>Fin.', 'Fin.'],
  ['Llama’s list of functions', `[proposer(propositions=${LIST})]\nFin.`, 'Fin.', 'call'],
  ['a call by its name', `Voici :\nproposer: ${ARGS}\nFin.`, 'Voici :\nFin.', 'call'],
  ['a call in a line of code', `Voici \`${ARGS}\` fin.`, 'Voici fin.', 'call'],
  ['a call under a comment', `\`\`\`json\n// appel\n${ARGS}\n\`\`\`\nFin.`, 'Fin.', 'call'],
  ['a call under its name', `\`\`\`\nproposer\n${ARGS}\n\`\`\``, '', 'call'],
  ['a call in another message', `{"content":null,"tool_calls":[${CALL}]}`, '', 'call'],
  [
    'xAI’s call',
    `<xai:function_call name="proposer"><parameter name="propositions">${LIST}</parameter></xai:function_call>ok`,
    'ok',
    'call',
  ],
  ['Gemma’s call', `<|tool_call>call:proposer${ARGS}<tool_call|>`, '', 'call'],
  ['a thought under a name of its own', '<my_thoughts>hum</my_thoughts>Bonjour', 'Bonjour'],
  ['a channel whose first sign is cut', '|channel|>final<|message|>Bonjour', 'Bonjour'],
  ['a role whose mark is cut', 'assistant<|channel|>final<|message|>Bonjour', 'Bonjour'],
  ['a mark without its last bar', '<|channel|>final<|message>Bonjour', 'Bonjour'],
  ['a source in brackets', 'Vrai [1†source], vrai [[cite:1]] [source:2].', 'Vrai, vrai.'],
  [
    'a cut call',
    `Voici.\n<tool_call>{"name":"proposer","arguments":{"propositions":[{"genre":"tac`,
    'Voici.\n',
    'call',
  ],
]

const LEGITIMATE = [
  'Le code `<think>` et `<|im_start|>` dans une phrase.',
  '```html\n<think>pas une pensée</think>\n<b>gras</b>\n```',
  '```json\n{"name": "Gourde isotherme", "price": 29.9, "tags": ["eau"]}\n```\nVoilà.',
  '```json\n{"name": "Gourde", "parameters": "taille"\n```',
  '```\n{"type": "Product", "id": "1"}\n```\nfin',
  '```js\nfunctions.log("x")\nproposer\n```',
  '~~~\n[INST]\n~~~\nfin',
  '- ```\n  <tool_call>\n  ```',
  'Ouvre la balise « <think> » puis « </think> ».',
  'a < b et c > d, 5 < s et 6 > 2, x <3, <- ici',
  'Envoie « Bonjour <prénom>, voici <Nom du produit> » à <adresse du client>.',
  'Une note[^1] et deux[^2].\n\n[^1]: La première.\n[^2]: La seconde.',
  'Réponds [1] ou [2].\n\n[1] Oui\n[2] Non',
  'La TVA[1] change.\n\n[1]: https://ex.fr',
  'Choisis [1] ou [2] !',
  '| A | B |\n|---|---|\n| 1 | 2 |',
  'Un [lien](https://ex.fr/?to=functions.fr) et [ ] une case, [x] faite.',
  'Le prix : 29,90 € ; la marge (10 €) {hors taxes} ~20 %.',
  '{"price": 29.9}',
  '{ accolades } et [crochets] et (parenthèses) et ``code ` double``',
  'Un ` seul puis <b>gras</b> et <u>souligné</u>',
  'Je peux te proposer (si tu veux) trois tâches. functions et proposer sont des mots.',
  'analysis et commentary sont des mots. Analyse : cite Turner.',
  '【Important】 Lis ceci.',
  '    code indenté\n\n> citation\n> ```\n> <think>\n> ```\n',
  'Réponse : <br> à la ligne, H<sub>2</sub>O, <s',
  'Filtre `{"name": "proposer", "arguments": {}}` en code.',
  '```xml\n<produit><tool>scie</tool></produit>\n```',
]

describe('the output of a model', () => {
  const rows = OUTPUTS.map(([name, output, answer, call = 'none']) => [name, output, answer, call] as const)
  it.each(rows)('%s', (_name, output, answer, call) => {
    const whole = received([output])
    expect(whole.text).toBe(answer)
    expect(whole.calls.length).toBe(call === 'call' ? 1 : 0)
    if (call === 'call' && !output.endsWith('tac'))
      expect(whole.calls[0]?.startsWith(ARGS.slice(0, -1))).toBe(true)
    for (const size of [1, 2, 3, 7]) expect(received(pieces(output, size))).toEqual(whole)
    for (let at = 0; at <= output.length; at += 1) {
      expect(received([output.slice(0, at), output.slice(at)])).toEqual(whole)
    }
  })

  it.each(LEGITIMATE)('keeps %j', (text) => {
    expect(received([text])).toEqual({ text, calls: [] })
    expect(answerIn(text)).toBe(text)
    expect(received(pieces(text, 1))).toEqual({ text, calls: [] })
  })

  test('never shows a mark, and never withdraws text except before a lone closing tag', () => {
    for (const [name, output, answer] of OUTPUTS) {
      if (/closing tag|thought within/.test(name) || output === answer) continue
      const reader = new ModelOutput()
      let text = ''
      for (const sign of output) {
        const more = reader.feed(sign)
        expect(more.isAnew).toBe(false)
        text += more.text
        expect(answer.startsWith(text), `${name}: ${JSON.stringify(text)}`).toBe(true)
      }
    }
  })

  test('of a thought whose opening tag was cut, the answer takes the place', () => {
    const reader = new ModelOutput()
    expect(reader.feed('Hum, the user ')).toEqual({ text: 'Hum, the user', isAnew: false, calls: [] })
    expect(reader.feed('asks.</think>Bon')).toEqual({ text: 'Bon', isAnew: true, calls: [] })
    expect(reader.feed('jour')).toEqual({ text: 'jour', isAnew: false, calls: [] })
  })
})

const MARKS = [
  ...OUTPUTS.flatMap(([, output]) => output.match(/<[^<>]*>|\[[^\]]*\]|[^<[]{1,12}/g) ?? []),
  ...['`', '```', '```json\n', '\n', ' ', '« ', ' »', '"', '{', '}', '[', ']', 'mot', ':', '(', ')', '~~~'],
]
const soup = fc.array(fc.constantFrom(...new Set(MARKS)), { maxLength: 30 }).map((parts) => parts.join(''))

test('pieces of any size give the same answer as the whole', () => {
  fc.assert(
    fc.property(soup, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (text, sizes) => {
      const parts: string[] = []
      for (let at = 0, turn = 0; at < text.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1
        parts.push(text.slice(at, at + size))
        at += size
      }
      expect(received(parts)).toEqual(received([text]))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ...[
    '<think>',
    '</think>',
    '<',
    '<|',
    '<|start|>',
    '[',
    '[INST]',
    '【',
    '`',
    '``` ',
    '```\n',
    '{"name":',
    '[',
  ],
  ...[
    '{"name":"a","arguments":{',
    'functions.proposer(',
    '<tool_call>',
    '<tool_call>{"',
    'to=functions.a ',
    ' ',
  ],
  ...[
    'cite',
    'turn0',
    '\ue200',
    ':contentReference[',
    '<|channel|>',
    '"<think>" ',
    'a',
    'analysis',
    '[1]',
    '\\"',
  ],
])('64 KiB of %j take linear time', (part) => {
  const text = part.repeat(Math.ceil(65_536 / part.length))
  const startedAt = performance.now()
  answerIn(text)
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

describe('wherever an answer is read', () => {
  const output =
    '<|channel|>analysis<|message|>hum<|end|><|channel|>final<|message|>1. Filmer【1†source】\n2. Monter[2]'

  it('is the same answer', () => {
    expect(plainText(output)).toBe('1. Filmer\n2. Monter')
    expect(drawnMarkdown(output, false)).toBe('1. Filmer\n2. Monter')
    expect(drawnMarkdown(output, true)).toBe('1. Filmer\n2. Monter')
    expect(copiedAnswer(output).text).toBe('1. Filmer\n2. Monter')
    expect(adviceSteps(output).map(({ text }) => text)).toEqual(['Filmer', 'Monter'])
  })

  it('is our sentence where nothing of it is an answer', () => {
    const none = "Je n'ai pas pu générer de réponse."
    expect(answerOrNone('<think>hum')).toBe(none)
    expect(answerOrNone('')).toBe('')
    expect(drawnMarkdown('<think>hum</think>', false)).toBe(none)
    expect(copiedAnswer('<think>hum</think>').text).toBe(none)
  })

  it('has no number of a source that is not there', () => {
    expect(answerIn('La TVA est de 20 %[1][3], vrai[^1].')).toBe('La TVA est de 20 %, vrai.')
    expect(answerIn('Un[^1].\n\n[^1]: note')).toBe('Un[^1].\n\n[^1]: note')
    expect(answerIn('Selon Shopify[1]: 3 %, selon Meta[^2] : 2 %')).toBe(
      'Selon Shopify: 3 %, selon Meta : 2 %',
    )
    expect(answerIn('Choisis :\n- [1]: oui\n- [2]: non')).toBe('Choisis :\n- [1]: oui\n- [2]: non')
  })
})
