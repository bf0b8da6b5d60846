import { TOAST } from '../../config/ui-constants'

/**
 * With the page: a style that fails offline would be loaded with a new page, without what was
 * typed.
 */
export { default as styles } from './toaster.module.css'

/** What the visitor can do about it: open a page of the shop, or undo what it reports. */
export type ToastAction =
  | { readonly label: string; readonly to: string }
  | { readonly onUndo: () => void }

interface ToastOptions {
  /**
   * Replaces the toast with this id, for example a loading toast by its result. By default the same
   * text replaces itself.
   */
  readonly id?: string
  /**
   * Milliseconds until it closes, by default those of the kind (requirements §9); null: it stays.
   */
  readonly durationMs?: number | null
  readonly action?: ToastAction
}

interface Toast extends ToastOptions {
  readonly id: string
  readonly kind: keyof typeof TOAST.defaultMs
  readonly text: string
  readonly durationMs: number | null
}

export type ToastCommand =
  | { readonly do: 'show'; readonly toast: Toast }
  | { readonly do: 'close'; readonly id: string }

let queue: Toast[] = []
let receiver: ((command: ToastCommand) => void) | undefined

let load: () => unknown = () => undefined

/**
 * For each toast until one has loaded the toaster, and again once online: without it the page works
 * as before.
 */
export const loadToasterWith = (loader: () => void): void => {
  load = () => queue.length > 0 && loader()
  load()
  window.addEventListener('online', () => load())
}

const show =
  (kind: Toast['kind']) =>
  (
    text: string,
    { id = text, durationMs = TOAST.defaultMs[kind], ...options }: ToastOptions = {},
  ): void => {
    const toast: Toast = { id, kind, text, durationMs, ...options }
    if (receiver) receiver({ do: 'show', toast })
    else {
      queue.push(toast)
      load()
    }
  }

export const toast = {
  blank: show('blank'),
  success: show('success'),
  error: show('error'),
  loading: show('loading'),
  close: (id: string) => {
    queue = queue.filter((queued) => queued.id !== id)
    receiver?.({ do: 'close', id })
  },
}

/**
 * A product message: 3 s (requirements §4). Shows nothing without a text, as when the host sends no
 * message.
 */
export const productToast = (text: string | undefined, id = text): void => {
  if (text && id) toast.success(text, { id, durationMs: TOAST.productMs })
}

/** A product message about signing in or out, or a password: it replaces the previous one. */
export const authToast = (text: string | undefined): void => productToast(text, 'auth')

/** Receives the queued and later commands. Returns an unsubscribe function. */
export const receiveToasts = (receive: (command: ToastCommand) => void): (() => void) => {
  receiver = receive
  for (const toast of queue.splice(0)) receive({ do: 'show', toast })
  return () => {
    receiver = undefined
  }
}

let container: HTMLElement | undefined

export const toastContainer = () => {
  container ??= document.body.appendChild(document.createElement('div'))
  return container
}

/**
 * The `ref` of an element in an open dialog, in which toasts are shown until the dialog closes: it
 * keeps the focus inside and hides the rest of the page from screen readers, so Undo could not be
 * reached elsewhere.
 */
export const hostToasts = (element: HTMLElement | null) => {
  element?.append(toastContainer())
  // MUI hides the rest of the page before it renders the content of the dialog.
  toastContainer().removeAttribute('aria-hidden')
  return () => document.body.append(toastContainer())
}
