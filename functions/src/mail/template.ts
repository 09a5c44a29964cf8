import type { Letter, Paragraph } from './letter'

/** One layout for all mails, without pictures or links, so that they look the same everywhere and can be printed. */
export function htmlOf({ subject, paragraphs }: Letter): string {
  const body = paragraphs.map(htmlPart).join('\n')
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1c1917;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 24px;font-size:20px;font-weight:800">Coach Boom</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;overflow-wrap:anywhere">${escaped(subject)}</h1>
${body}
</div>
</body>
</html>
`
}

export function textOf({ subject, paragraphs }: Letter): string {
  return `Coach Boom\n\n${subject}\n\n${paragraphs.map(textPart).join('\n\n')}\n`
}

function htmlPart(part: Paragraph): string {
  if (typeof part === 'string') {
    return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escaped(part).replaceAll('\n', '<br>')}</p>`
  }
  if ('title' in part) return `<h2 style="margin:24px 0 8px;font-size:18px">${escaped(part.title)}</h2>`
  const rows = part.rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:600">${escaped(label)}</th><td style="padding:6px 0;vertical-align:top;overflow-wrap:anywhere">${escaped(value)}</td></tr>`,
  )
  return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
}

function textPart(part: Paragraph): string {
  if (typeof part === 'string') return part
  if ('title' in part) return part.title.toUpperCase()
  return part.rows.map(({ label, value }) => `${label}\u00a0: ${value}`).join('\n')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
