import type { Page } from '@playwright/test'

/** Milliseconds of the page's clock: arrival of each proposal, and the first frame with its card. */
export interface CardTimes {
  readonly came: readonly number[]
  readonly drawn: readonly number[]
}

interface Paced {
  readonly came: number[]
  readonly drawn: number[]
}

/**
 * Answers the page's question instead of the server, at 60 tokens per second: text, three proposals, the end. The page records when each
 * chunk was sent and each card rendered.
 */
export async function watchCardsOf(page: Page): Promise<{ times(): Promise<CardTimes> }> {
  await page.addInitScript(answerAtAPace)
  return {
    async times() {
      await page.waitForFunction(
        () => (window as unknown as { benchCards: Paced }).benchCards.drawn.length >= 3,
      )
      return page.evaluate(() => (window as unknown as { benchCards: Paced }).benchCards)
    },
  }
}

function answerAtAPace() {
  const paced: Paced = { came: [], drawn: [] }
  Object.assign(window, { benchCards: paced })
  // 60 tokens per second, about 50 per todo.
  const ELEMENT_MS = 800
  const text = 'Voici trois gestes pour ta semaine.'
  const proposals = ['lundi', 'mercredi', 'vendredi'].map((jour) => ({
    genre: 'tache',
    jour,
    texte: `Filmer trois plans ${jour}`,
    chaqueSemaine: false,
    pourquoi: 'Dix minutes suffisent.',
  }))
  const line = (data: object) => new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`)
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

  function answer(): Response {
    const body = new ReadableStream<Uint8Array>({
      async start(stream) {
        stream.enqueue(line({ message: { text } }))
        for (const proposal of proposals) {
          await wait(ELEMENT_MS)
          paced.came.push(performance.now())
          stream.enqueue(line({ message: { proposal } }))
        }
        // The server stores the answer before its result, and the page then draws the stored cards, which this page lacks.
        await wait(ELEMENT_MS)
        stream.enqueue(line({ result: { text, finish: 'stop', proposals: proposals.length } }))
        stream.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  const send = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return url.endsWith('/coachChat') ? Promise.resolve(answer()) : send(input, init)
  }

  const seen = new Set<string>()
  function look() {
    for (const card of document.querySelectorAll('[role=group][aria-label^="Proposition"]')) {
      const name = card.getAttribute('aria-label') ?? ''
      if (seen.has(name)) continue
      seen.add(name)
      // The next task runs after the current frame.
      setTimeout(() => paced.drawn.push(performance.now()))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
