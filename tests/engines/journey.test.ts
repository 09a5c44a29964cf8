// The main journey in every browser engine of this machine; a missing engine is skipped with a note.
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { TAKE_YOUR_TIME } from '../../local/coach/pace'
import { createAccount, putDocument, type Account } from '../support/accounts'
import { startAppUnderTest, type AppUnderTest } from '../support/app-under-test'
import { readPlaces } from '../support/browser/device-traces'
import { LONG_ANSWER } from '../support/samples/long-answer'
import { chargesOf } from '../support/payment'
import { readCollection, readOwned } from '../support/stored-documents'
import { findEngines } from './support/engines'
import { Gate } from './support/gate'
import { personAt, shownText, type Person } from './support/person'
import type { Browser, Engine } from './support/tab'

const DESKTOP = { width: 1280, height: 800, isDark: false }
const RELOADS = 3
/** A page that waits for a database in vain takes longer. Normal durations are printed; the benchmarks measure them. */
const RELOAD_LIMIT_MS = 20_000

let app: AppUnderTest
let toFirestore: Gate

beforeAll(async () => {
  app = await startAppUnderTest({
    pace: 'asked',
    firestorePort: async ({ firestore }) => {
      toFirestore = await Gate.to(firestore)
      return toFirestore.port
    },
  })
}, 180_000)

const engines = await findEngines()

afterAll(async () => {
  for (const { engine } of engines) await engine?.stop()
  await toFirestore.stop()
  await app.stop()
})

for (const { name, engine, packages } of engines) {
  if (!engine) console.log(`note: ${name} is not on this machine (apt-get install ${packages})`)
  describe.skipIf(!engine)(name, () => journey(engine as Engine))
}

function journey(engine: Engine) {
  // The flows run in Chromium and prove there the tests that are skipped here.
  const isFlowsEngine = engine.name === 'chromium'
  const newBrowser = () => engine.open(DESKTOP)

  afterEach(() => {
    toFirestore.open()
  })

  async function newPerson(browser: Browser): Promise<Person> {
    return personAt(await browser.newTab(), app.url)
  }

  async function signedIn(browser: Browser, account: Account): Promise<Person> {
    const person = await newPerson(browser)
    await person.go('/login')
    await person.type('Adresse email', account.email)
    await person.type('Mot de passe', account.password)
    await person.click('button', 'Se connecter')
    await person.sees(['Raccourcis'])
    return person
  }

  async function addTodo(person: Person, text: string) {
    await person.type('Nouvelle tâche', text)
    await person.click('button', 'Ajouter')
    await person.sees([text])
  }

  async function reload(
    person: Person,
    path: string,
    texts: readonly string[],
    andThen: () => Promise<unknown> = () => Promise.resolve(),
  ) {
    await person.go(path)
    await person.sees(texts)
    await andThen()
    const times: number[] = []
    for (let count = 0; count < RELOADS; count += 1) {
      const start = performance.now()
      await person.tab.reload()
      await person.sees(texts)
      times.push(Math.round(performance.now() - start))
      await andThen()
      expect(await shownText(person.tab)).not.toMatch(/hors ligne/i)
    }
    console.log(`figure: ${engine.name} ${path} ${times.join(' ')} ms`)
    expect(Math.max(...times), `the slowest of ${times.join(', ')} ms`).toBeLessThan(RELOAD_LIMIT_MS)
  }

  /** A long conversation opens at its end. */
  const seesTheEnd = (person: Person) =>
    person.once('see the end of the conversation', () =>
      person.tab.run(() => {
        const log = document.querySelector('[role="log"]')
        if (!log?.querySelector('table')) return false
        return log.scrollHeight - log.clientHeight - log.scrollTop < 2
      }),
    )

  // Each screen with something of the person; the flows open the others.
  test('everything is there after three reloads of each screen, a long conversation at its end', async () => {
    const browser = await newBrowser()
    onTestFinished(() => browser.close())
    const person = await newPerson(browser)
    const email = `zoe-${randomUUID()}@exemple.fr`
    await person.go('/signup')
    await person.type('Nom complet', 'Zoé Bernard')
    await person.type('Adresse email', email)
    await person.type('Mot de passe', 'motdepasse')
    await person.click('button', "Commencer l'essai gratuit")
    await person.sees(['Zoé'])

    await person.go('/todos/lundi')
    await addTodo(person, 'Appeler le fournisseur')
    await person.click('checkbox', 'Appeler le fournisseur')
    await person.sees(['La tâche est faite'])

    const uid = await uidOf(email)
    const link = 'https://exemple.fr/gourde'
    await putDocument(`product/${uid}-g`, { userId: uid, link, createdAt: new Date() })
    await putLongConversation(uid)
    await person.go('/coach')
    await person.sees(['Poste', 'Note le prix plancher'])
    await seesTheEnd(person)
    const question = `Comment fixer mon prix, ${engine.name} ?`
    await person.type('Votre message', question)
    await person.click('button', 'Envoyer')
    await person.sees([question, 'démonstration'])
    await person.once('see the answer kept', async () =>
      [...(await readCollection('conversations')).values()]
        .map((kept) => JSON.stringify(kept))
        .some((kept) => kept.includes(question) && kept.includes('démonstration')),
    )

    await person.go('/projects')
    await person.click('button', 'Créer mon premier projet')
    await person.type('Nom du projet', 'Gourdes en inox')
    await person.click('button', 'Sauvegarder')
    await person.sees(['Gourdes en inox'])

    await reload(person, '/dashboard', ['Bienvenue, Zoé', 'Mes Tâches du Jour'])
    await reload(person, '/todos/lundi', ['Appeler le fournisseur', 'La tâche est faite'])
    await person.isTicked('Appeler le fournisseur')
    await reload(person, '/coach', [question, 'démonstration'], () => seesTheEnd(person))
    await reload(person, '/projects', ['Gourdes en inox'])
    await reload(person, '/search', ['Nouveau produit', 'Gourde', 'exemple.fr'])
  }, 300_000)

  describe('one person, one thing after the other', () => {
    let browser: Browser
    let account: Account
    let person: Person

    beforeAll(async () => {
      browser = await newBrowser()
      account = await createAccount({ fullName: 'canari-nom' })
      person = await signedIn(browser, account)
    }, 240_000)

    afterAll(() => browser.close())

    const storedTexts = async () => (await readOwned('todos', account.uid)).map(({ text }) => String(text))
    const arrives = (text: string, limit?: number) =>
      person.once(`see « ${text} » arrive`, async () => (await storedTexts()).includes(text), limit)

    if (!isFlowsEngine) {
      test('a calendar comes into the downloads, whole, under its name', async () => {
        const text = 'Écrire à « Émaux, Lin & Cie »; 50 % d’acompte'
        await person.go('/todos/lundi')
        await addTodo(person, text)
        await person.click('button', 'Actions de la semaine')
        await person.click('menuitem', 'Mettre dans mon calendrier')
        const calendar = async () => {
          const name = (await readdir(browser.downloads)).find((each) => each.endsWith('.ics'))
          return { name, text: name ? await readFile(join(browser.downloads, name), 'utf8') : '' }
        }
        await person.once('find the calendar', async () =>
          (await calendar()).text.endsWith('END:VCALENDAR\r\n'),
        )
        const file = await calendar()
        expect(file.name).toMatch(/^coach-boom-.*\.ics$/)
        const [event, ...others] = new ICAL.Component(ICAL.parse(file.text) as unknown[]).getAllSubcomponents(
          'vevent',
        )
        expect(event?.getFirstPropertyValue('summary')).toBe(text)
        expect(others).toEqual([])
      }, 240_000)

      test('an answer that a reload cuts goes on, and is there once', async () => {
        const question = `Donne-moi un plan de lancement, ${TAKE_YOUR_TIME}, dit ${engine.name}`
        const messages = async () =>
          (await readOwned('conversations', account.uid))
            .map((kept) => kept['messages'] as readonly { role: string; content: string }[])
            .find(([first]) => first?.content === question) ?? []
        await person.go('/coach')
        await person.click('button', 'Nouvelle conversation')
        await person.type('Votre message', question)
        await person.click('button', 'Envoyer')
        await person.sees([question, 'Réponse de'])
        await person.tab.reload()
        await person.sees([question, 'Réponse de', 'Arrêter'])
        await person.once('see the answer end', async () => (await messages()).length === 2, 60_000)
        const [, answer] = await messages()
        const end = answer?.content.split('\n').at(-1)?.replace(/[*_>]/g, '').trim().slice(-20) ?? ''
        await person.sees([question, end])
        await person.misses('Arrêter')
        await person.misses('Réessayer')
      }, 240_000)

      test('a month is paid', async () => {
        await person.go('/payement')
        await person.type('Numéro de carte', '4242 4242 4242 4242')
        await person.type("Date d'expiration", '12 / 34')
        await person.type('CVC', '123')
        await person.click('button', 'Payer 29.99€')
        await person.sees(['Paiement réussi !'])
        expect(await chargesOf(account.uid)).toHaveLength(1)
      }, 240_000)

      test('two tabs show the same, and the one that stays goes on', async () => {
        await person.go('/todos/mardi')
        await addTodo(person, 'Dans le premier')
        const other = await newPerson(browser)
        await other.go('/todos/mardi')
        await other.sees(['Dans le premier'])
        await addTodo(other, 'Dans le second')
        await person.sees(['Dans le second'])
        await other.tab.reload()
        await other.sees(['Dans le premier', 'Dans le second'])
        await person.tab.close()
        person = other
        await addTodo(other, 'Après le départ')
        for (const text of ['Dans le premier', 'Dans le second', 'Après le départ']) await arrives(text)
      }, 240_000)

      test('changes made without a network arrive, also after a reload', async () => {
        await person.go('/todos/mercredi')
        await addTodo(person, 'Avec le réseau')
        await arrives('Avec le réseau')
        toFirestore.shut()
        await addTodo(person, 'Sans le réseau')
        await person.click('checkbox', 'Avec le réseau')
        await person.tab.reload()
        await person.sees(['Avec le réseau', 'Sans le réseau', '1 faite sur 2 tâches'])
        toFirestore.open()
        await person.once(
          'see both arrive',
          async () => {
            const todos = await readOwned('todos', account.uid)
            const ticked = todos.filter(({ completed }) => completed === true).map(({ text }) => text)
            return String(ticked) === 'Avec le réseau' && todos.some(({ text }) => text === 'Sans le réseau')
          },
          60_000,
        )
        await person.misses('Hors ligne')
      }, 240_000)
    }

    test('a stored database held open by another page: the page works, and pending writes leave later', async () => {
      await person.go('/todos/vendredi')
      await addTodo(person, 'Déjà en ligne')
      await arrives('Déjà en ligne')
      toFirestore.shut()
      await addTodo(person, 'En attente')
      await person.once('store the change', async () => {
        const places = await person.tab.run(readPlaces)
        return places.some(([place, text]) => place.startsWith('IndexedDB') && text.includes('En attente'))
      })
      const holder = await newPerson(browser)
      await holder.go('/robots.txt')
      try {
        await holder.tab.run(holdStoredDatabase)
        await person.tab.reload()
        await person.sees(['Ce que cet appareil garde ne répond pas'], 60_000)
        toFirestore.open()
        // Firestore's pauses between its tries grow with the time for which it was cut off.
        await person.sees(['Déjà en ligne'], 60_000)
        await addTodo(person, 'Pendant ce temps')
        await arrives('Pendant ce temps')
      } finally {
        // The tests after this one open the same database.
        await holder.tab.close()
      }
      await person.tab.reload()
      await person.sees(['Déjà en ligne', 'En attente', 'Pendant ce temps'])
      await arrives('En attente')
      // A page that leaves while the database is silent may have kept the change in `sessionStorage` as well.
      const sent = (await storedTexts()).filter((text) => text === 'En attente')
      expect(sent).toHaveLength(1)
    }, 240_000)

    if (!isFlowsEngine) {
      test('a sign-out leaves no trace', async () => {
        const words = ['canari', account.uid, account.email]
        const traces = async () => {
          const places = await person.tab.run(readPlaces)
          return places.flatMap(([place, text]) => (words.some((word) => text.includes(word)) ? [place] : []))
        }
        await person.go('/todos/samedi')
        await addTodo(person, 'canari-tache')
        await person.type('Nouvelle tâche', 'canari-en-cours')
        await person.tab.reload()
        await person.sees(['canari-tache'])
        expect((await traces()).length, 'the search finds it while it is there').toBeGreaterThan(1)
        await person.go('/dashboard')
        await person.click('button', 'Mon Profil')
        await person.click('button', 'Se déconnecter')
        // The sign-out asks before it deletes a half-typed text.
        await person.sees(['1 tâche à moitié écrite'])
        await person.click('button', 'Me déconnecter quand même')
        await person.sees(['Connexion'])
        await person.once('leave no trace', async () => (await traces()).length === 0, 5_000)
        await person.tab.reload()
        expect(await traces()).toEqual([])
      }, 240_000)
    }
  })
}

async function uidOf(email: string): Promise<string> {
  const profiles = [...(await readCollection('profiles'))]
  return profiles.find(([, fields]) => fields['email'] === email)?.[0] ?? ''
}

async function putLongConversation(uid: string): Promise<void> {
  const timestamp = Date.now() - 60_000
  await putDocument(`conversations/${uid}-end`, {
    userId: uid,
    title: 'Fixer mon prix',
    messages: [
      { role: 'user', content: 'Comment fixer mon prix ?', timestamp },
      { role: 'assistant', content: LONG_ANSWER, timestamp: timestamp + 1 },
    ],
    timestamp: new Date(timestamp),
  })
}

/** Runs in a page without our scripts: locks the device's database, like a page that WebKit did not close. */
async function holdStoredDatabase(): Promise<void> {
  const databases = await indexedDB.databases()
  const name =
    databases.map((each) => each.name ?? '').find((each) => each.startsWith('coach-boom.sync.')) ?? ''
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => {
      const stores = [...opening.result.objectStoreNames]
      const store = opening.result.transaction(stores, 'readwrite').objectStore(stores[0] ?? '')
      const hold = () => {
        store.count().onsuccess = hold
        resolve()
      }
      store.count().onsuccess = hold
    }
  })
}
