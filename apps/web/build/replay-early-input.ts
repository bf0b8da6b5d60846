/**
 * Holds clicks on buttons and choices in selects until the page is hydrated, then dispatches the last one of each control. Runs
 * inline in every prerendered page, so it must not use anything from outside. Links and forms work without a script.
 */
export const replayEarlyInput = (hydratedEvent: string) => {
  const early = new Map<Element, string | undefined>()
  const types = ['click', 'input', 'change']
  const hold = (event: Event) => {
    const { type, target } = event
    if (!(target instanceof Element)) return
    const control = target.closest(type === 'click' ? 'button[type=button]' : 'select')
    if (!control) return
    event.stopImmediatePropagation()
    early.set(control, control instanceof HTMLSelectElement ? control.value : undefined)
  }
  const replay = () => {
    for (const type of types) removeEventListener(type, hold, true)
    for (const [control, value] of early) {
      if (!control.isConnected) continue
      if (control instanceof HTMLSelectElement && value !== undefined) control.value = value
      const options = { bubbles: true, cancelable: true }
      // `detail` is 1 for the first click, which tells it from a double click.
      if (value === undefined) control.dispatchEvent(new MouseEvent('click', { ...options, detail: 1 }))
      else for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, options))
    }
  }
  for (const type of types) addEventListener(type, hold, true)
  // React ignores events that are dispatched inside its effects.
  addEventListener(hydratedEvent, () => setTimeout(replay), { once: true })

  // The `input` event may hydrate the boundary around a select, which resets its value before `change`: set it again.
  let chosen: HTMLSelectElement | undefined
  let value = ''
  addEventListener(
    'input',
    ({ target }) => {
      chosen = target instanceof HTMLSelectElement ? target : undefined
      value = chosen?.value ?? ''
    },
    true,
  )
  addEventListener(
    'change',
    ({ target }) => {
      if (chosen && target === chosen) chosen.value = value
    },
    true,
  )
}
