import { withLineFeeds } from '@/domain/base/text/line-ends'

/**
 * What a message may not carry to a language model: halves of characters, which some providers refuse; characters
 * that hide instructions from the eye; and the marks that models set between speakers. Cleaning twice changes nothing,
 * and nothing becomes longer, so the browser's counter and the server's bounds agree.
 */
export function cleanMessage(text: string): string {
  return withLineFeeds(text)
    .replace(HALF_CHARACTER, '\ufffd')
    .replace(KEPT_OR_HIDDEN, (_, kept: string | undefined) => kept ?? '')
    .replace(MODEL_MARK, (mark) => `‹${mark.slice(1, -1)}›`)
}

/** As `toWellFormed` does, which Safari knows from 16.4 on only. */
const HALF_CHARACTER = /\p{Surrogate}/gu

const PICTURE = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f]\u20e3?)?/u.source
/** The scripts in which a joiner or a non-joiner changes what is read: Persian, Hindi, Malayalam ... */
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
    // An emoji with its colour, its presentation, and those that it is joined to.
    `(${PICTURE}(?:\\u200d${PICTURE})*`,
    String.raw`[0-9#*]\ufe0f\u20e3`,
    `${JOINING}[\\u200c\\u200d](?=${JOINING}))`,
    // Controls but tab and line feed; all that is drawn as nothing: zero-width, soft hyphens, bidirectional marks,
    // variation selectors, tags; notes between the lines.
    String.raw`[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`,
  ].join('|'),
  'gu',
)

/** `<|im_start|>` and its like; those of Llama, Gemma, Mistral and DeepSeek. */
const MODEL_MARK = new RegExp(
  [
    String.raw`<[|｜][\w▁/-]{1,60}[|｜]>`,
    String.raw`<\/?(?:start_of_turn|end_of_turn|bos|eos|unk|pad)>`,
    String.raw`<<\/?SYS>>`,
    String.raw`\[\/?(?:INST|SYSTEM_PROMPT|TOOL_CALLS|TOOL_RESULTS|AVAILABLE_TOOLS)\]`,
  ].join('|'),
  'gi',
)
