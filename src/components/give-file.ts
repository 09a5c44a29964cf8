import { shortened } from '@/domain/base/text/cut-text'
import { showToast } from '@/ui/toast'
import { isAppleTouch } from '@/lib/install-offer'

/** Safari reads the URL some time after the click. */
const READ_WITHIN_MS = 60_000
/** Characters of the name without its extension: every system accepts 255 bytes, accents included. */
const NAME_MAX = 80

/**
 * Result of an export. `download`: given to the browser, which does not report whether it was saved; `share`: given to the app chosen in
 * the share sheet; `given-up`: the sheet was closed, or is offered again.
 */
export type Given = 'download' | 'share' | 'given-up'

/** The only function that exports files. Text is written as UTF-8. `name` includes its extension. */
export async function giveFile(name: string, type: string, content: string | Blob): Promise<Given> {
  const file = fileOf(name, type, content)
  if (canDownload() || !canShare(file)) {
    download(file)
    return 'download'
  }
  return share(file)
}

/** Whether the system's share sheet takes a file of this type. */
export function canShareFiles(type: string): boolean {
  return canShare(fileOf('a', type, ''))
}

/** Gives the file to an app that the person chooses; only where `canShareFiles`. */
export function shareFile(name: string, type: string, content: string | Blob): Promise<Given> {
  return share(fileOf(name, type, content))
}

function fileOf(name: string, type: string, content: string | Blob): File {
  const types = { type: typeof content === 'string' ? `${type};charset=utf-8` : type }
  return new File([content], boundedName(name), types)
}

/** Downloads do not work in an installed iPhone app, nor in web views of other apps (https://bugs.webkit.org/show_bug.cgi?id=167341). */
function canDownload(): boolean {
  const { userAgent } = navigator
  if (isAppleTouch()) return Reflect.get(navigator, 'standalone') !== true && userAgent.includes('Safari/')
  return !/; wv\)/.test(userAgent)
}

function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

async function share(file: File): Promise<Given> {
  try {
    await navigator.share({ files: [file] })
    return 'share'
  } catch (thrown) {
    // AbortError: the person closed the sheet. Any other error: the click is too long ago for the browser.
    const isClosed = thrown instanceof DOMException && thrown.name === 'AbortError'
    if (!isClosed) {
      showToast({
        text: 'Le fichier est prêt.',
        action: { label: 'Enregistrer', run: () => void share(file) },
      })
    }
    return 'given-up'
  }
}

function download(file: File) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS)
}

function boundedName(name: string): string {
  const [, base = name, ending = ''] = /^(.+?)(\.[a-z0-9]{1,12})?$/is.exec(name) ?? []
  return shortened(base, NAME_MAX) + ending
}
