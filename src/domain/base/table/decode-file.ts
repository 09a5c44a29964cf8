/** `sheet`: a file of a spreadsheet program; `binary`: another file without text. */
export type FileText = { readonly text: string } | { readonly fault: 'sheet' | 'binary' | 'empty' }

/** UTF-8 or UTF-16, with or without a byte order mark, else Excel's Windows-1252. */
export function decodeFile(bytes: Uint8Array): FileText {
  if (bytes.length === 0) return { fault: 'empty' }
  // .xlsx, .ods and .numbers are ZIP archives, .xls is an OLE container.
  if (beginsWith(bytes, [0x50, 0x4b, 3, 4]) || beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { fault: 'sheet' }
  }
  const encoding = utf16Of(bytes)
  if (encoding) return textOf(new TextDecoder(encoding).decode(bytes))
  if (bytes.subarray(0, SAMPLE).includes(0)) return { fault: 'binary' }
  try {
    return textOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return textOf(new TextDecoder('windows-1252').decode(bytes))
  }
}

/** Bytes that are looked at to recognise an encoding. */
const SAMPLE = 4_000

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}

/** Without a mark: one byte of two is zero in most characters, because titles, digits and separators are ASCII. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  const most = sample.length / 4
  if (odd > most && even < most / 4) return 'utf-16le'
  return even > most && odd < most / 4 ? 'utf-16be' : null
}

function textOf(text: string): FileText {
  if (text.startsWith('%PDF')) return { fault: 'binary' }
  return text.trim() === '' ? { fault: 'empty' } : { text }
}
