import { withLineFeeds } from '@/domain/base/text/line-ends'

/**
 * Removes lone surrogates, which some providers refuse, characters that hide instructions from a reader, and models' speaker marks.
 * Idempotent and never longer, so that the counter in the browser and the server's limits agree.
 */
export function cleanMessage(text: string): string {
  return withLineFeeds(text)
    .replace(HALF_CHARACTER, '\ufffd')
    .replace(KEPT_OR_HIDDEN, (_, kept: string | undefined) => kept ?? '')
    .replace(MODEL_MARK, (mark) => `‹${mark.slice(1, -1)}›`)
}

/** Same as `toWellFormed`, which Safari has only since 16.4. */
const HALF_CHARACTER = /\p{Surrogate}/gu

const PICTURE = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f]\u20e3?)?/u.source
/** Scripts in which a joiner or a non-joiner changes the text: Persian, Hindi, Malayalam … */
const JOINING_SCRIPTS = [
  'Arab',
  'Syrc',
  'Nkoo',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
]
const JOINING = String.raw`(?!\u061c)[${[...JOINING_SCRIPTS, 'Mlym', 'Sinh'].map((name) => String.raw`\p{Script=${name}}`).join('')}]`

const KEPT_OR_HIDDEN = new RegExp(
  [
    // An emoji with its colour and presentation, and joined emojis.
    `(${PICTURE}(?:\\u200d${PICTURE})*`,
    String.raw`[0-9#*]\ufe0f\u20e3`,
    `${JOINING}[\\u200c\\u200d](?=${JOINING}))`,
    // Controls except tab and line feed; invisible characters: zero-width, soft hyphens, bidirectional marks, variation selectors, tags;
    // interlinear annotations.
    String.raw`[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`,
  ].join('|'),
  'gu',
)

/** `<|im_start|>` and similar marks; those of Llama, Gemma, Mistral and DeepSeek. */
const MODEL_MARK = new RegExp(
  [
    String.raw`<[|｜][\w▁/-]{1,60}[|｜]>`,
    String.raw`<\/?(?:start_of_turn|end_of_turn|bos|eos|unk|pad)>`,
    String.raw`<<\/?SYS>>`,
    String.raw`\[\/?(?:INST|SYSTEM_PROMPT|TOOL_CALLS|TOOL_RESULTS|AVAILABLE_TOOLS)\]`,
  ].join('|'),
  'gi',
)
