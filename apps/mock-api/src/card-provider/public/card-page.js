const alert = document.querySelector('[role=alert]')
if (alert instanceof HTMLElement) alert.focus()

// Once it is paid, an embedded page sends the whole window to the return address, as Stripe's does.
const paidInFrame = document.querySelector('a[data-paid-in-frame]')
if (paidInFrame instanceof HTMLElement) paidInFrame.click()

// After Back, the browser may show the page as it was before the payment.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})
