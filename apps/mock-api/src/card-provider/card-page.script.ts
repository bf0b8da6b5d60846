/**
 * What the card page gains from a script; without one it works as a plain form. It is code of the page, so it stands as
 * text: groups the digits, sets the slash, lets a test card fill the form in place, and keeps a double click from asking
 * twice. (The server does not rely on any of it.)
 */
export const cardPageScript = `
const form = document.getElementById('card')
if (form) {
  const { number, expiry, cvc, name } = form.elements
  const pay = form.querySelector('[data-pay]')
  const format = (field, shape) => field.addEventListener('input', (event) => {
    const atEnd = field.selectionStart === field.value.length
    if (!atEnd || event.inputType?.startsWith('delete')) return
    field.value = shape(field.value)
  })
  const digits = (text) => text.replace(/\\D/g, '')
  format(number, (text) => digits(text).slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 '))
  format(expiry, (text) => {
    const typed = digits(text).slice(0, 4)
    const all = /^[2-9]/.test(typed) ? '0' + typed.slice(0, 3) : typed
    return all.length >= 2 ? all.slice(0, 2) + ' / ' + all.slice(2) : all
  })
  format(cvc, (text) => digits(text).slice(0, 4))

  document.querySelectorAll('[data-number]').forEach((chip) => chip.addEventListener('click', (event) => {
    event.preventDefault()
    number.value = chip.dataset.number.replace(/(\\d{4})(?=\\d)/g, '$1 ')
    expiry.value = chip.dataset.expiry
    cvc.value = '123'
    if (!name.value) name.value = 'Test Payer'
    pay.focus()
  }))
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) return event.preventDefault()
    form.dataset.sent = 'yes'
    pay.setAttribute('aria-disabled', 'true')
    pay.textContent = 'Paying…'
  })
  // A page that comes back from the browser's memory must be usable again.
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload()
  })
}
const wrong = document.querySelector('[aria-invalid=true]') ?? document.querySelector('[role=alert]')
wrong?.focus()
`
