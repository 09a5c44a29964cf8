/** Safari reads the address some time after the click. */
const READ_WITHIN_MS = 60_000

/** Hands a text to the browser's downloads as a file in UTF-8. */
export function downloadText(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS)
}
