/** Side of the square picture, in pixels. */
export const CARD_SIDE = 1_080

const MIDDLE = CARD_SIDE / 2
const RAYS = 12

interface CardTexts {
  /** « Première vente » */
  readonly title: string
  /** « le 27 novembre 2026 » */
  readonly day: string
}

/** Draws the card: the starburst of the product, and nothing of the person but the day. The same in both themes. */
export async function drawCard(canvas: HTMLCanvasElement, { title, day }: CardTexts): Promise<void> {
  const pen = canvas.getContext('2d')
  if (!pen) return
  canvas.width = CARD_SIDE
  canvas.height = CARD_SIDE
  const fonts = getComputedStyle(document.body)
  const [text, display] = [fonts.fontFamily, fonts.getPropertyValue('--font-display') || fonts.fontFamily]
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, CARD_SIDE, CARD_SIDE)
  drawRays(pen)
  const icon = await loadIcon()
  if (icon) pen.drawImage(icon, MIDDLE - ICON / 2, 330 - ICON / 2, ICON, ICON)
  pen.textAlign = 'center'
  pen.fillStyle = INK
  pen.font = fontOf(800, 116, display)
  pen.fillText(title, MIDDLE, 720, CARD_SIDE - 120)
  pen.font = fontOf(500, 54, text)
  pen.fillText(day, MIDDLE, 806, CARD_SIDE - 120)
  pen.fillStyle = BRAND
  pen.font = fontOf(700, 40, text)
  pen.fillText('Coach Boom', MIDDLE, 980)
}

const [GROUND, INK, BRAND] = ['#fdeadd', '#231a14', '#c2410c'] as const
const ICON = 300

function fontOf(weight: number, pixels: number, family: string): string {
  return `${weight} ${pixels}px ${family}`
}

/** Twelve rays around the icon, as the burst has them. */
function drawRays(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = BRAND
  pen.lineWidth = 18
  pen.lineCap = 'round'
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = (ray * 2 * Math.PI) / RAYS
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    pen.beginPath()
    pen.moveTo(MIDDLE + x * 210, 330 + y * 210)
    pen.lineTo(MIDDLE + x * 250, 330 + y * 250)
    pen.stroke()
  }
}

/** The product's icon, which the shell has loaded already; null: it cannot be loaded, and the card goes without. */
async function loadIcon(): Promise<HTMLImageElement | null> {
  const icon = new Image(ICON, ICON)
  icon.src = '/icon.svg'
  try {
    await icon.decode()
    return icon
  } catch {
    return null
  }
}

export function pictureOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}
