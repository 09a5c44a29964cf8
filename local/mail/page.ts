import type { ReceivedMail } from './server'

export function mailPage(messages: readonly ReceivedMail[]): string {
  const letters = [...messages].reverse().map(
    ({ at, from, to, replyTo, subject, text }) => `<article>
<h2>${escaped(subject)}</h2>
<p>De ${escaped(from)} à ${escaped(to.join(', '))}${replyTo === null ? '' : `, réponse à ${escaped(replyTo)}`}, ${escaped(at)}</p>
<pre>${escaped(text)}</pre>
</article>`,
  )
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Emails reçus</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
article { border: 1px solid; border-radius: .75rem; padding: 0 1.25rem; margin-block: 1.25rem; }
pre { white-space: pre-wrap; font: inherit; }
</style>
</head>
<body>
<main>
<h1>Emails reçus sur cette machine</h1>
<p>Rien ne part sur Internet. Ce qui est ici disparaît à l’arrêt.</p>
${letters.length === 0 ? '<p>Aucun email pour le moment.</p>' : letters.join('\n')}
</main>
<script>
// Only for a new letter: who reads keeps the place.
setInterval(async () => {
  const messages = await (await fetch('/messages')).json()
  if ((messages.at(-1)?.at ?? '') !== '${messages.at(-1)?.at ?? ''}') location.reload()
}, 5000)
</script>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
