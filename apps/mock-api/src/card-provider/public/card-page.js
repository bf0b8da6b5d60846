/**
 * Progressive enhancement of the card page, which also works without JavaScript: groups digits,
 * adds the slash of the expiry date, fills in a test card without a reload, and submits once per
 * double click. The server relies on none of it.
 */

const form = document.querySelector('form#card')
if (form instanceof HTMLFormElement) enhance(form)

const wrong =
  document.querySelector('[aria-invalid=true]') ?? document.querySelector('[role=alert]')
if (wrong instanceof HTMLElement) wrong.focus()

// Once it is paid, an embedded page sends the whole window to the return address, as Stripe's does.
const paidInFrame = document.querySelector('a[data-paid-in-frame]')
if (paidInFrame instanceof HTMLElement) paidInFrame.click()

/** @param {HTMLFormElement} form */
function enhance(form) {
  const [number, expiry, cvc, name] = ['number', 'expiry', 'cvc', 'name'].map((field) =>
    form.elements.namedItem(field),
  )
  const pay = form.querySelector('button')
  if (!isInput(number) || !isInput(expiry) || !isInput(cvc) || !isInput(name) || !pay) return

  formatWhileTyping(number, inGroups)
  formatWhileTyping(expiry, (digits) => {
    // A month from 2 to 9 is complete with one digit.
    const date = (/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 4)
    return date.length >= 2 ? `${date.slice(0, 2)} / ${date.slice(2)}` : date
  })
  formatWhileTyping(cvc, (digits) => digits.slice(0, 4))

  for (const chip of document.querySelectorAll('button.chip')) {
    if (!(chip instanceof HTMLButtonElement)) continue
    chip.addEventListener('click', (event) => {
      event.preventDefault()
      number.value = inGroups(chip.value)
      expiry.value = chip.dataset.expiry ?? ''
      cvc.value = '123'
      name.value ||= 'Test Payer'
      pay.focus()
    })
  }
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) return event.preventDefault()
    form.dataset.sent = 'yes'
    pay.setAttribute('aria-disabled', 'true')
    pay.textContent = 'Paying…'
  })
  // After Back, the browser may show the page as it was, with the form already sent.
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload()
  })
}

/**
 * @param {RadioNodeList | Element | null | undefined} element
 * @returns {element is HTMLInputElement}
 */
function isInput(element) {
  return element instanceof HTMLInputElement
}

/**
 * Leaves the text alone while it is being deleted or changed in the middle.
 * @param {HTMLInputElement} field
 * @param {(digits: string) => string} format
 */
function formatWhileTyping(field, format) {
  field.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete')
    if (isDeleting || field.selectionStart !== field.value.length) return
    field.value = format(field.value.replace(/\D/g, ''))
  })
}

/** @param {string} digits */
function inGroups(digits) {
  return digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ')
}
