import type { Browser } from '@playwright/test'

/** Chromium encodes WebP itself. */
export type Encode = (png: Buffer, width: number) => Promise<Buffer>

const QUALITY = 0.75

export async function startEncoder(browser: Browser): Promise<Encode> {
  const page = await browser.newPage()
  return async (png, width) => {
    const base64 = await page.evaluate(
      async ({ source, width, quality }) => {
        const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
        const whole = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const height = Math.round((whole.height * width) / whole.width)
        const canvas = new OffscreenCanvas(width, height)
        const drawing = canvas.getContext('2d')!
        drawing.imageSmoothingQuality = 'high'
        drawing.drawImage(whole, 0, 0, width, height)
        const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
        const letters = Array.from(new Uint8Array(await webp.arrayBuffer()), (byte) =>
          String.fromCharCode(byte),
        )
        return btoa(letters.join(''))
      },
      { source: png.toString('base64'), width, quality: QUALITY },
    )
    return Buffer.from(base64, 'base64')
  }
}
