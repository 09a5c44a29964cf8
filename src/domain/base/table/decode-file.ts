import { fileFault } from './file-fault'

/** `fault`: why the file is no table of text, in a sentence. */
export type FileText = { readonly text: string } | { readonly fault: string }

/**
 * UTF-8 or UTF-16, with or without a byte order mark, else Excel's Windows-1252. `bytes` may be the beginning of a file: its last character
 * may be cut.
 */
export function decodeFile(bytes: Uint8Array): FileText {
  const fault = fileFault(bytes)
  if (fault !== null) return { fault }
  const encoding = utf16Of(bytes)
  if (encoding) return textOf(new TextDecoder(encoding).decode(bytes))
  try {
    return textOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }))
  } catch {
    return textOf(new TextDecoder('windows-1252').decode(bytes))
  }
}

/** Bytes that are looked at to recognise an encoding. */
const SAMPLE = 4_000

/** Without a mark: one byte of two is zero in most characters, because titles, digits and separators are ASCII. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
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
  return text.trim() === '' ? { fault: 'Ce fichier est vide.' } : { text }
}
