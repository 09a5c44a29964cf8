// Runs in the head of every built page, before anything is drawn, in browsers of any age: plain ES5, no syntax to
// fail on. Its text never changes with a build, so that the policy can name it by its hash.
;(function () {
  var html = document.documentElement
  var script = document.currentScript
  var data = script ? script.dataset : {}
  var isLoading = false
  var isStyling = false
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
  // The text of this session, else of this device (src/data/device/device-storage.ts); null: none.
  function read(key) {
    return readIn('sessionStorage', key) || readIn('localStorage', key)
  }
  function readIn(area, key) {
    try {
      return window[area].getItem('coach-boom.' + key)
    } catch (error) {
      return null
    }
  }
  var mayBeSignedIn = !canKeep() || read('signed-in') !== null
  if (mayBeSignedIn) html.setAttribute('data-session', '')

  // The chosen theme (src/data/device/theme.ts).
  var theme = read('theme')
  if (theme === 'light' || theme === 'dark') html.setAttribute('data-theme', theme)

  // The page of the app, asked for by a visitor: nothing behind the login is loaded for that.
  if (
    !mayBeSignedIn &&
    data.open &&
    (' ' + data.open + ' ').indexOf(' ' + location.pathname.toLowerCase() + ' ') < 0
  ) {
    // The login of this tab leads there (src/app/routing/asked-address.ts).
    try {
      sessionStorage.setItem('coach-boom.asked-address', location.pathname + location.search)
    } catch (error) {
      // It leads to the dashboard then.
    }
    location.replace('/')
    return
  }

  // This screen as this person left it here today (src/app/opening/last-frame.ts), on a page that the app draws alone.
  function readFrame() {
    try {
      var kept = JSON.parse(localStorage.getItem('coach-boom.frame.' + location.pathname + location.search))
      var isTheirs =
        kept.uid === localStorage.getItem('coach-boom.signed-in') &&
        sessionStorage.getItem('coach-boom.signed-in') === null
      var isOfNow = kept.build === data.app && kept.day === new Date().toDateString()
      return isTheirs && isOfNow && !location.hash ? kept.html : null
    } catch (error) {
      return null
    }
  }
  var frame = data.open ? readFrame() : null

  function showFrame() {
    var root = document.getElementById('root')
    if (!root) return
    var place = document.createElement('div')
    place.id = 'frame'
    place.setAttribute('data-last', '')
    place.setAttribute('aria-busy', 'true')
    place.innerHTML = frame
    // The policy refuses style attributes in markup.
    var styled = place.querySelectorAll('[data-style]')
    for (var i = 0; i < styled.length; i++) styled[i].style.cssText = styled[i].getAttribute('data-style')
    root.parentNode.insertBefore(place, root)
  }

  // A button pressed before the app holds its form, or before it has drawn the frame anew: remembered, and pressed again by
  // the form itself (take-over.ts) or in the new frame (last-frame.ts).
  var EARLY = 'form[data-early] button,#frame a,#frame button,#frame [type=checkbox],#frame [type=radio]'
  function keepPress(event) {
    var button = event.target.closest && event.target.closest(EARLY)
    if (button) keep(event, button)
  }
  // A key of the last frame (src/lib/keys/shortcut-key.ts) is kept on the part that it presses.
  function keepKey(event) {
    var pressed = isHelpKey(event) ? document.querySelector('#frame[data-last]') : buttonOf(event)
    if (pressed) keep(event, pressed)
  }
  // « ? » is the whole page's, where it is switched on and writes no text (src/app/input/command-key.ts).
  var WRITTEN =
    'textarea,select,[contenteditable],input:not([type=checkbox]):not([type=radio]):not([type=file])'
  function isHelpKey(event) {
    var isAlone = !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isAlone || !/^[?\u061f\uff1f]$/.test(event.key) || read('commands.help-key') === 'off') return false
    return !(event.target.closest && event.target.closest(WRITTEN))
  }
  // Ctrl or ⌘ with a letter presses the button of that shortcut.
  function buttonOf(event) {
    // On macOS, Ctrl+K may delete the rest of a line.
    var isOne = event.metaKey !== event.ctrlKey && !(event.ctrlKey && navigator.platform.indexOf('Mac') === 0)
    if (!isOne || event.altKey || event.shiftKey) return null
    // The place of the key where the layout writes no Latin letter.
    var key = /^[!-~]$/.test(event.key) ? event.key : String(event.code).replace('Key', '')
    if (!/^[a-z]$/i.test(key)) return null
    return document.querySelector('#frame [aria-keyshortcuts~="Control+' + key.toUpperCase() + '"]')
  }
  function keep(event, pressed) {
    event.preventDefault()
    event.stopImmediatePropagation()
    var earlier = document.querySelector('[data-pressed]')
    if (earlier) earlier.removeAttribute('data-pressed')
    pressed.setAttribute('data-pressed', '')
  }
  addEventListener('click', keepPress, true)
  addEventListener('keydown', keepKey, true)

  if (!script || !('noModule' in script)) {
    say('old')
    return
  }

  function link(rel, href, crossOrigin) {
    var element = document.createElement('link')
    element.rel = rel
    if (crossOrigin !== undefined) element.crossOrigin = crossOrigin
    element.href = href
    document.head.appendChild(element)
    return element
  }

  // The session and the data are asked for as soon as there is code: the way to both services is open by then.
  var services = mayBeSignedIn && data.services ? data.services.split(' ') : []
  for (var at = 0; at < services.length; at++) link('preconnect', services[at], '')

  var isVisiting = !mayBeSignedIn && data.visitor
  var files = (isVisiting || data.app).split(' ')
  // The app asks for these next: found here, they come beside it and not after it.
  var ahead = mayBeSignedIn && data.signedIn ? files.concat(data.signedIn.split(' ')) : files

  function loadStyles() {
    var sheet = isVisiting ? data.visitorStyles : data.styles
    if (!sheet || isStyling) return
    isStyling = true
    // What comes draws what the page's own styles do not know, and waits for these (src/app/opening/styles-loaded.ts).
    awaited++
    var styles = link('stylesheet', sheet)
    styles.onload = function () {
      html.setAttribute('data-styled', '')
      showFrameWhenReady()
      arrived()
    }
    styles.onerror = fail
  }

  // Once there is a place for the frame and what it is drawn with.
  function showFrameWhenReady() {
    if (!frame || document.readyState === 'loading' || !html.hasAttribute('data-styled')) return
    showFrame()
    frame = null
    // One frame later it is on the screen. The browser reports that only when it has time.
    requestAnimationFrame(function () {
      setTimeout(load)
    })
  }
  if (frame) {
    document.addEventListener('DOMContentLoaded', showFrameWhenReady)
    loadStyles()
  }

  function load() {
    if (isLoading) return
    isLoading = true
    if (!isVisiting) for (var i = 0; i < ahead.length; i++) link('modulepreload', ahead[i])
    loadStyles()
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
