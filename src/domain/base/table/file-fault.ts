const SAVE_AS = 'Fichier\u00a0› Enregistrer sous\u00a0› CSV'
const CHOOSE = 'Choisissez ensuite le fichier CSV.'
const EXCEL = `C’est un classeur Excel. Dans Excel\u00a0: ${SAVE_AS}. Dans Google Sheets\u00a0: Fichier\u00a0› Télécharger\u00a0› CSV. ${CHOOSE}`
const DOCUMENT =
  'C’est un document de traitement de texte. Copiez son tableau dans un tableur, puis enregistrez-le en CSV.'
const ARCHIVE = 'C’est une archive compressée. Ouvrez-la, puis choisissez le fichier CSV qu’elle contient.'

/** Why a file is no table of text, and how to make one of it; null: it may be one. Judged by its bytes: a name says little. */
export function fileFault(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return 'Ce fichier est vide.'
  const binary = SIGNATURES.find(({ starts }) => starts.some((start) => beginsWith(bytes, start)))
  if (binary) return binary.fault
  if (beginsWith(bytes, [0x50, 0x4b, 3, 4])) return archiveFault(bytes)
  const head = headText(bytes)
  if (/^\s*<(?:!doctype|html|head|body|meta|table|div|style|script)\b/i.test(head)) {
    return `C’est une page web, même si son nom finit par .xls ou .csv. Ouvrez-la dans Excel, puis ${SAVE_AS}.`
  }
  if (/^\s*<\?xml|^\s*<[a-z]\w*[\s>]/i.test(head))
    return `C’est un fichier XML. Ouvrez-le dans Excel, puis ${SAVE_AS}.`
  if (/^\s*(?:\{\s*["}]|\[\s*(?:\{|\[|"[^"]*"\s*[,\]]))/.test(head)) {
    return 'C’est un fichier JSON. Dans votre boutique, choisissez le format CSV à l’export.'
  }
  return isBinary(bytes) ? 'Ce fichier n’est pas un texte. Choisissez un fichier CSV.' : null
}

const SIGNATURES: readonly {
  readonly starts: readonly (string | readonly number[])[]
  readonly fault: string
}[] = [
  {
    starts: [
      [0xd0, 0xcf, 0x11, 0xe0],
      [0x09, 0x08, 0x10, 0x00],
    ],
    fault: EXCEL,
  },
  {
    starts: ['%PDF', '\u00ef\u00bb\u00bf%PDF'],
    fault:
      'C’est un PDF, dont les colonnes ne se lisent pas. Dans votre boutique, choisissez le format CSV à l’export.',
  },
  {
    starts: [[0x1f, 0x8b], '7z\u00bc\u00af', [0x52, 0x61, 0x72, 0x21], 'BZh', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
    fault: ARCHIVE,
  },
  {
    starts: ['\u0089PNG', [0xff, 0xd8, 0xff], 'GIF8', 'II*\u0000', 'MM\u0000*'],
    fault: 'C’est une image, dont les chiffres ne se lisent pas. Choisissez un fichier CSV.',
  },
  {
    starts: ['{\\rtf'],
    fault: DOCUMENT,
  },
]

/** A ZIP archive holds the names of its files as they are. */
function archiveFault(bytes: Uint8Array): string {
  const ends = latin1(bytes.subarray(0, SEEN)) + latin1(bytes.subarray(Math.max(0, bytes.length - SEEN)))
  if (/opendocument\.spreadsheet/.test(ends)) {
    return (
      'C’est un classeur LibreOffice. Dans LibreOffice\u00a0: Fichier\u00a0› Enregistrer sous\u00a0› Texte CSV. ' +
      CHOOSE
    )
  }
  if (/Index\/(?:Document|Tables|CalculationEngine)|Index\.zip|\.iwa/.test(ends)) {
    return 'C’est un classeur Numbers. Dans Numbers\u00a0: Fichier\u00a0› Exporter vers\u00a0› CSV. ' + CHOOSE
  }
  if (/word\/|opendocument\.text|ppt\//.test(ends)) {
    return DOCUMENT
  }
  if (/xl\/|\[Content_Types\]/.test(ends)) {
    return EXCEL
  }
  return ARCHIVE
}

const SEEN = 65_536
/** Bytes of which the kind of a text is told. */
const HEAD = 1_000

function beginsWith(bytes: Uint8Array, start: string | readonly number[]): boolean {
  const codes = typeof start === 'string' ? Array.from(start, (sign) => sign.charCodeAt(0)) : start
  return codes.every((byte, at) => bytes[at] === byte)
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

/** Of UTF-16 too: its ASCII letters have a zero beside them. */
function headText(bytes: Uint8Array): string {
  return latin1(bytes.subarray(0, HEAD))
    .replaceAll('\u0000', '')
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff|ÿþ|þÿ|ï»¿)/, '')
}

/** UTF-16 has zeros at every other place; other zeros, and many control signs, are no text. */
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SEEN)
  if (beginsWith(bytes, [0xff, 0xfe]) || beginsWith(bytes, [0xfe, 0xff])) return false
  const zeros = [0, 0]
  let controls = 0
  for (const [at, byte] of sample.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
    else if (byte < 9 || (byte > 13 && byte < 27)) controls += 1
  }
  const [even = 0, odd = 0] = zeros
  const isUtf16 = Math.max(even, odd) > sample.length / 4 && Math.min(even, odd) < sample.length / 16
  return controls > sample.length / 100 || (even + odd > 0 && !isUtf16)
}
