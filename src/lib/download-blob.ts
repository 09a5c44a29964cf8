/** Safari reads the address some time after the click. */
const READ_WITHIN_MS = 60_000

/** Hands a file to the browser's downloads. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS)
}
