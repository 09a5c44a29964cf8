// Runs in the head of every built page, before anything is drawn, in browsers of any age: plain ES5, no syntax to
// fail on. Its text never changes with a build, so that the policy can name it by its hash.
;(function () {
  var html = document.documentElement
  var script = document.currentScript
  var data = script ? script.dataset : {}
  var isLoading = false
  var awaited = 1
  var hasFailed = false

  function say(trouble) {
    html.setAttribute('data-trouble', trouble)
  }

  // The same answer as `hasSessionHint` of src/data/device/session-hint.ts; a test compares the two.
  function canKeep() {
    try {
      localStorage.setItem('coach-boom.probe', '1')
      localStorage.removeItem('coach-boom.probe')
      return true
    } catch (error) {
      return false
    }
  }
  function holds(area) {
    try {
      return window[area].getItem('coach-boom.signed-in') !== null
    } catch (error) {
      return false
    }
  }
  var mayBeSignedIn = !canKeep() || holds('localStorage') || holds('sessionStorage')
  if (mayBeSignedIn) html.setAttribute('data-session', '')

  // The page of the app, asked for by a visitor: nothing behind the login is loaded for that.
  if (!mayBeSignedIn && data.open && (' ' + data.open + ' ').indexOf(' ' + location.pathname + ' ') < 0) {
    location.replace('/')
    return
  }

  // A button pressed before the app holds its form: remembered, and pressed again by the form itself (take-over.ts).
  function keepPress(event) {
    var button = event.target.closest && event.target.closest('form[data-early] button')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    var earlier = document.querySelector('[data-pressed]')
    if (earlier) earlier.removeAttribute('data-pressed')
    button.setAttribute('data-pressed', '')
  }
  addEventListener('click', keepPress, true)

  if (!script || !('noModule' in script)) {
    say('old')
    return
  }

  function link(rel, href) {
    var element = document.createElement('link')
    element.rel = rel
    element.href = href
    document.head.appendChild(element)
    return element
  }

  var isVisiting = !mayBeSignedIn && data.visitor
  var files = (isVisiting || data.app).split(' ')
  // The app asks for these next: found here, they come beside it and not after it.
  var ahead = mayBeSignedIn && data.signedIn ? files.concat(data.signedIn.split(' ')) : files

  function load() {
    if (isLoading) return
    isLoading = true
    if (!isVisiting) for (var i = 0; i < ahead.length; i++) link('modulepreload', ahead[i])
    var sheet = isVisiting ? data.visitorStyles : data.styles
    if (sheet) {
      // What comes draws what the page's own styles do not know, and waits for these (src/app/styles-loaded.ts).
      awaited++
      var styles = link('stylesheet', sheet)
      styles.onload = function () {
        html.setAttribute('data-styled', '')
        arrived()
      }
      styles.onerror = fail
    }
    var entry = document.createElement('script')
    entry.type = 'module'
    entry.src = files[0]
    entry.onload = arrived
    entry.onerror = fail
    document.head.appendChild(entry)
  }

  function arrived() {
    if (--awaited) return
    clearTimeout(patience)
    removeEventListener('error', fail)
    if (!hasFailed) html.removeAttribute('data-trouble')
  }

  function fail(event) {
    // An extension of the browser breaks on its own account.
    if (event.filename && event.filename.indexOf('/assets/') < 0) return
    hasFailed = true
    clearTimeout(patience)
    say('failed')
  }

  var patience = setTimeout(function () {
    say('late')
  }, 10000)
  addEventListener('error', fail)

  // Scripts ask for the network and the processor after the first paint, never before it.
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length) load()
    }).observe({ type: 'paint', buffered: true })
  } catch (error) {
    // Without that observer, the end of loading below says when.
  }
  // A page in the background paints nothing, and some browsers never say that they painted.
  addEventListener('load', function () {
    setTimeout(load, document.hidden ? 0 : 2000)
  })
})()
