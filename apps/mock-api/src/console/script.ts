/**
 * What the console gains from a script; without one it works by forms and reloads. It keeps the live parts of the page
 * fresh, copies, and sets this browser up as the shop's own pages would find it: `auth-data`, `token` and `cart-data`
 * in local storage (requirements §3), in the form that the shop's state keeps there: one JSON text a field.
 */
export const consoleScript = `
const status = document.getElementById('status')
const say = (text) => { status.textContent = text }

const stored = (fields) => JSON.stringify(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])))
const persist = { version: -1, rehydrated: true }
const putAuth = ({ user, authorisation }) => {
  localStorage.setItem('auth-data', stored({ user, token: authorisation.token, isAuthorized: true, _persist: persist }))
  localStorage.setItem('token', authorisation.token)
}
const forget = (...keys) => keys.forEach((key) => localStorage.removeItem(key))
const setUp = (answer) => {
  forget('auth-data', 'token', 'cart-data')
  if (answer.authorisation) putAuth(answer)
  if (answer.cart) localStorage.setItem('cart-data', stored({ cart: answer.cart, cartuid: answer.cart.cart_uid, _persist: persist }))
}
const signIn = (answer) => {
  // Another person's cart must not be inherited; a guest's stays, as it does with the shop's own form.
  if (localStorage.getItem('token')) forget('cart-data')
  putAuth(answer)
}
const shopIsHere = () => fetch('/data.json', { method: 'HEAD' }).then((answer) => answer.ok, () => false)

addEventListener('submit', async (event) => {
  const form = event.target
  const { control } = form.dataset
  if (!control) return
  event.preventDefault()
  const button = event.submitter
  if (button) button.disabled = true
  try {
    const answer = await fetch('/__mock/api/' + control, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    })
    const body = await answer.json()
    if (!answer.ok) return say(body.message)
    if (control === 'reset') {
      setUp(body)
      say('The world begins anew from ' + body.scenario + ', and this browser is set up for it.')
      return refresh()
    }
    signIn(body)
    if (await shopIsHere()) return location.assign('/')
    say(body.message + ' The shop is not served from here: open this console at the address of the shop, under /__mock.')
  } catch {
    say('The mock does not answer. Is it running?')
  } finally {
    if (button) button.disabled = false
  }
})

addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]')
  if (!button) return
  try {
    await navigator.clipboard.writeText(button.dataset.copy)
    say('Copied.')
  } catch {
    say('This browser does not let the page copy.')
  }
})

const kind = document.getElementById('kind')
const fit = () => document.querySelectorAll('[data-for]').forEach((field) => {
  field.hidden = !field.dataset.for.split(' ').includes(kind.value)
})
if (kind) {
  kind.addEventListener('change', fit)
  fit()
}

let tag = null
const refresh = async () => {
  const answer = await fetch(location.href, { headers: tag ? { 'if-none-match': tag } : {} }).catch(() => null)
  document.body.toggleAttribute('data-gone', answer === null)
  if (!answer || answer.status !== 200) return
  tag = answer.headers.get('etag')
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = next.getElementById(part.id)
    if (!fresh || fresh.innerHTML === part.innerHTML.replaceAll(' open=""', '')) continue
    // Nobody likes what they select or press to vanish under their hands.
    const chosen = getSelection()
    if (!chosen.isCollapsed && part.contains(chosen.anchorNode)) continue
    const open = new Set([...part.querySelectorAll('details[open]')].map(({ id }) => id))
    const focused = part.contains(document.activeElement) ? document.activeElement.id : ''
    part.innerHTML = fresh.innerHTML
    for (const id of open) document.getElementById(id)?.setAttribute('open', '')
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
  }
}
const keepFresh = () => { if (!document.hidden && !('still' in document.body.dataset)) refresh() }
setInterval(keepFresh, 1000)
addEventListener('visibilitychange', keepFresh)
`
