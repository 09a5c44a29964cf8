// Runs in the page of every address behind the login, before its first paint: draws today's tasks from the copy that this
// device keeps (src/domain/todos/today-copy.ts) into the rows of the page's template, which our own components drew; on the
// dashboard the first of them, in its first card. Plain ES5, finished facts, text alone. What it cannot be sure of it does not draw.
;(function () {
  var PREFIX = 'coach-boom.'
  var html = document.documentElement
  var stage = document.getElementById('today')
  var ticks = {}
  var copy, home, rows, done

  function stored(key) {
    // As `readStored`: what found no room on the device stays with the tab, and is the newer.
    var inTab = sessionStorage.getItem(PREFIX + key)
    return inTab === null ? localStorage.getItem(PREFIX + key) : inTab
  }

  function today() {
    var now = new Date()
    var two = function (number) {
      return (number < 10 ? '0' : '') + number
    }
    return now.getFullYear() + '-' + two(now.getMonth() + 1) + '-' + two(now.getDate())
  }

  function sealOf(text) {
    var hash = 0x811c9dc5
    for (var i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    return ('0000000' + (hash >>> 0).toString(16)).slice(-8)
  }

  function isText(value) {
    return typeof value === 'string' && value !== ''
  }

  function read(uid, part) {
    var text = localStorage.getItem(PREFIX + 'todos.today.' + uid + part)
    if (!text || text.length > 32000 || text.slice(0, 2) !== '2.' || text[10] !== '.') return null
    var facts = text.slice(11)
    if (text.slice(2, 10) !== sealOf(facts)) return null
    var found = JSON.parse(facts)
    return found.uid === uid && found.day === today() ? found : null
  }

  function readHome(uid) {
    var found = read(uid, '.home')
    return found && isText(found.greeting) && isText(found.line) ? found : null
  }

  function readTasks(uid) {
    var found = read(uid, '')
    if (!found || !isText(found.heading) || !isText(found.date) || !found.rows.length) return null
    for (var i = 0; i < found.rows.length; i++) {
      var todo = found.rows[i].todo
      if (!isText(todo.id) || !isText(todo.text) || todo.userId !== uid) return null
      if (typeof found.rows[i].isDone !== 'boolean') return null
    }
    return found
  }

  // What waits on this device: null where it is more than ticks, which the copy may not know.
  function waiting() {
    if (stored('todos.edit.' + copy.uid) !== null) return null
    var text = stored('todos.outbox.' + copy.uid)
    var entries = text === null ? [] : JSON.parse(text)
    for (var i = 0; i < entries.length; i++) {
      var isTick = entries[i].change.kind === 'tick' && entries[i].state !== 'refused'
      if (!isTick && entries[i].state !== 'queued') return null
    }
    return entries
  }

  function keep(change) {
    var key = PREFIX + 'todos.outbox.' + copy.uid
    var entries = (waiting() || []).filter(function (entry) {
      return entry.change.kind !== 'tick' || entry.change.todo.id !== change.todo.id
    })
    var text = JSON.stringify(entries.concat({ change: change, state: 'sent' }))
    try {
      localStorage.setItem(key, text)
      sessionStorage.removeItem(key)
    } catch (error) {
      sessionStorage.setItem(key, text)
    }
  }

  // The app takes it once it has read what waits; until then it is kept where the app will find it.
  function send(change) {
    if (!dispatchEvent(new CustomEvent('coach-boom.tick', { detail: change, cancelable: true }))) return
    try {
      keep(change)
    } catch (error) {
      // Nothing can be kept here: for as long as this page lives, and the app takes it then.
      setTimeout(send, 200, change)
    }
  }

  // For the list that takes over, too: it says of each tick what is said here.
  function tick(fact, isDone) {
    fact.isDone = isDone
    done += isDone ? 1 : -1
    ticks[fact.todo.id] = isDone
    stage.setAttribute('data-ticks', JSON.stringify(ticks))
    send({ kind: 'tick', todo: fact.todo, completed: isDone, on: today() })
  }

  function show(row, fact) {
    row.querySelector('input').checked = fact.isDone
    row.querySelector('label > span[dir]').className = fact.isDone ? rows.done : rows.open
  }

  function showProgress() {
    var bar = stage.querySelector('[role=progressbar]')
    var says = copy.progress && copy.progress[done]
    if (!says) {
      bar.parentNode.style.visibility = 'hidden'
      return
    }
    var percent = says.percent + '\u00a0%'
    bar.setAttribute('aria-valuenow', says.percent)
    bar.setAttribute('aria-valuetext', percent)
    bar.querySelector('[aria-hidden]').textContent = percent
    bar.lastElementChild.firstElementChild.style.width = says.percent + '%'
    bar.nextElementSibling.textContent = says.text
  }

  function rowOf(fact) {
    var sign = fact.sign
    var row = (sign && sign.kind === 'date' ? rows.dated : rows.weekly).cloneNode(true)
    var input = row.querySelector('input')
    var signs = row.querySelector('[data-signs]')
    var putOff = row.querySelector('[data-put-off]')
    row.setAttribute('data-row', fact.todo.id)
    row.querySelector('label > span[dir]').textContent = fact.todo.text
    if (!sign) signs.parentNode.removeChild(signs)
    else if (sign.kind === 'date') signs.querySelector('span').lastChild.nodeValue = sign.text
    else showWeeks(signs.querySelector('[role=img]'), sign)
    // A row of a later week is never put off.
    if (putOff && fact.putOff) putOff.firstElementChild.textContent = fact.putOff
    else if (putOff) putOff.parentNode.removeChild(putOff)
    show(row, fact)
    input.addEventListener('change', function () {
      if (fact.isDone === input.checked) return
      tick(fact, input.checked)
      show(row, fact)
      showProgress()
    })
    return row
  }

  function showWeeks(place, sign) {
    // The sample's two weeks: one done, one not.
    var dots = { true: place.children[0], false: place.children[1] }
    place.textContent = ''
    place.setAttribute('aria-label', sign.label)
    for (var i = 0; i < sign.weeks.length; i++) place.appendChild(dots[sign.weeks[i]].cloneNode())
  }

  // The first that is open and was not put off, as the card has it.
  function nextStep() {
    var now = Date.now()
    var putOff = JSON.parse(stored('next-step.' + copy.uid) || '{}')
    for (var i = 0; i < copy.rows.length; i++) {
      var fact = copy.rows[i]
      var until = putOff['todo:' + fact.todo.id]
      if (!fact.isDone && isText(fact.step) && !(until > now && until <= now + 864e5)) return fact
    }
    return null
  }

  function fillHome(page, step) {
    var heading = page.querySelector('h1')
    var card = page.querySelector('section')
    var title = card.querySelector('p[dir]')
    var button = card.querySelector('[data-tick]')
    // It ends with the sample's text.
    var name = button.getAttribute('aria-label').slice(0, -1)
    var say = function () {
      title.textContent = step.step
      button.setAttribute('aria-label', name + step.todo.text)
    }
    heading.textContent = home.greeting
    heading.nextElementSibling.textContent = home.line
    say()
    button.addEventListener('click', function () {
      card.querySelector('h2').focus({ preventScroll: true })
      tick(step, true)
      step = nextStep()
      if (step) say()
      else {
        // What comes then is for the app to say.
        title.style.textDecoration = 'line-through'
        button.style.visibility = 'hidden'
      }
    })
  }

  function fillTasks(page, samples) {
    var list = page.querySelector('[role=list]')
    var place = list.firstElementChild
    var source = matchMedia('(width < 40rem)').matches ? samples : list
    var sample = source.querySelectorAll('[data-row]')
    var lookOf = function (row) {
      return row.querySelector('label > span[dir]').className
    }
    rows = { weekly: sample[0], dated: sample[1], done: lookOf(sample[2]), open: lookOf(sample[0]) }
    list.textContent = ''
    place.textContent = ''
    list.appendChild(place)
    for (var i = 0; i < copy.rows.length; i++) place.appendChild(rowOf(copy.rows[i]))
    var heading = page.querySelector('h2')
    heading.firstChild.nodeValue = copy.heading
    heading.querySelector('span').textContent = copy.date
  }

  function draw(step) {
    var page = document.getElementById(home ? 'today-home' : 'today-todos').content.cloneNode(true)
    var samples = page.querySelector('[data-samples]')
    if (!navigator.onLine) page.querySelector('[data-offline]').appendChild(samples.querySelector('p'))
    samples.parentNode.removeChild(samples)
    if (home) fillHome(page, step)
    else fillTasks(page, samples)
    stage.appendChild(page)
    if (!home) showProgress()
    stage.setAttribute('data-of', copy.uid)
    html.setAttribute('data-today', '')
  }

  try {
    var uid = localStorage.getItem(PREFIX + 'signed-in')
    // Named once Auth has said who it is; not remembered, it stands in the tab alone.
    if (!uid || uid === '1' || sessionStorage.getItem(PREFIX + 'signed-in') !== null) return
    copy = readTasks(uid)
    if (!copy) return
    var path = location.pathname
    if (path === '/' || path === '/dashboard') {
      home = readHome(uid)
      if (!home) return
    } else if (path !== '/todos' && path !== '/todos/' + copy.heading.toLowerCase()) return
    var entries = waiting()
    if (!entries) return
    done = copy.done
    entries.forEach(function (entry) {
      copy.rows.forEach(function (fact) {
        var change = entry.change
        if (change.kind !== 'tick' || change.todo.id !== fact.todo.id || fact.isDone === change.completed)
          return
        fact.isDone = change.completed
        done += fact.isDone ? 1 : -1
      })
    })
    var step = home && nextStep()
    if (!home || step) draw(step)
  } catch (error) {
    // A storage that refuses, a copy that says something else: the page is what it is without.
    if (stage) stage.textContent = ''
    html.removeAttribute('data-today')
  }
})()
