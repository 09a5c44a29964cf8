import { shortened } from '@/domain/base/text/cut-text'
import { showToast } from '@/ui/toast'
import { isAppleTouch } from '@/lib/install-offer'

/** Safari reads the address some time after the click. */
const READ_WITHIN_MS = 60_000
/** Of the name without its ending: with 255 bytes every system takes it, accents included. */
const NAME_MAX = 80

/**
 * How a file left. `download`: it was handed to the browser, which does not say whether it was kept; `share`: to what the person
 * chose in the system's share sheet; `given-up`: that sheet was closed, or is offered again.
 */
export type Given = 'download' | 'share' | 'given-up'

/** The one door for files that leave. A text is written in UTF-8. `name` with its ending. */
export async function giveFile(name: string, type: string, content: string | Blob): Promise<Given> {
  const types = { type: typeof content === 'string' ? `${type};charset=utf-8` : type }
  const file = new File([content], boundedName(name), types)
  if (canDownload() || !canShare(file)) {
    download(file)
    return 'download'
  }
  return share(file)
}

/**
 * A download does nothing in the app that an iPhone installed, and in the browsers that other apps have inside
 * (https://bugs.webkit.org/show_bug.cgi?id=167341).
 */
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
    // Closed by the person: no error. Refused: the press that asked for the file is too long ago for the browser.
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
