import { TOAST } from '../../config/ui-constants'

export type ToastKind = 'blank' | 'success' | 'error' | 'loading'

/** What the visitor can do about it: open a page of the shop, or call a function. */
export type ToastAction = { readonly label: string } & ({ readonly to: string } | { readonly onClick: () => void })

interface Toast {
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
  /** Milliseconds until it closes; null: it stays until it is replaced or dismissed. */
  readonly durationMs: number | null
  readonly action?: ToastAction | undefined
}

export type ToastCommand =
  | { readonly do: 'show'; readonly toast: Toast }
  | { readonly do: 'close'; readonly id: string }

let queue: ToastCommand[] = []
let receiver: ((command: ToastCommand) => void) | undefined
let onQueued: (() => void) | undefined

const dispatch = (command: ToastCommand) => {
  if (receiver) return receiver(command)
  if (command.do === 'close') {
    queue = queue.filter((queued) => queued.do !== 'show' || queued.toast.id !== command.id)
    return
  }
  queue.push(command)
  onQueued?.()
}

interface ToastOptions {
  /** Replaces the toast with this id, for example a loading toast by its result. By default the same text replaces itself. */
  readonly id?: string
  readonly durationMs?: number
  readonly action?: ToastAction | undefined
}

const show = (kind: ToastKind, text: string, { id, durationMs, action }: ToastOptions = {}): string => {
  const toast: Toast = { id: id ?? text, kind, text, durationMs: durationMs ?? TOAST.defaultMs[kind], action }
  dispatch({ do: 'show', toast })
  return toast.id
}

/** Shows a toast for the duration of its kind (requirements §9) unless another is given; returns its id. */
export const toast = {
  blank: (text: string, options?: ToastOptions) => show('blank', text, options),
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  loading: (text: string, options?: ToastOptions) => show('loading', text, options),
  close: (id: string) => dispatch({ do: 'close', id }),
}

/** A product message: 3 s (requirements §4). Shows nothing without a text, as when the host sends no message. */
export const productToast = (kind: 'success' | 'error', text: string | undefined, id?: string): string | undefined =>
  text ? show(kind, text, { durationMs: TOAST.productMs, ...(id && { id }) }) : undefined

/** A product message about signing in or out, or a password: it replaces the previous one. */
export const authToast = (text: string | undefined): string | undefined => productToast('success', text, 'auth')

/** For the toaster: receives the queued and later commands. Returns an unsubscribe function. */
export const receiveToasts = (receive: (command: ToastCommand) => void): (() => void) => {
  receiver = receive
  const queued = queue
  queue = []
  for (const command of queued) receive(command)
  return () => {
    if (receiver === receive) receiver = undefined
  }
}

/** For the lazy toaster: called when the first toast is queued. Returns an unsubscribe function. */
export const onFirstToast = (start: () => void): (() => void) => {
  onQueued = start
  if (queue.length > 0) start()
  return () => {
    onQueued = undefined
  }
}
