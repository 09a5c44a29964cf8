import { downloadBlob } from './download-blob'

/** Hands a text to the browser's downloads as a file in UTF-8. */
export function downloadText(fileName: string, type: string, text: string): void {
  downloadBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }))
}
