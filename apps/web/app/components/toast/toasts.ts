import { TOAST } from '../../config/ui-constants'

export type ToastKind = 'blank' | 'success' | 'error' | 'loading'

/** A link in a toast, such as to what was just saved. */
export interface ToastLink {
  readonly label: string
  readonly to: string
}

interface Toast {
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
  /** Milliseconds until it closes; null: it stays until it is replaced or dismissed. */
  readonly durationMs: number | null
  readonly link?: ToastLink | undefined
}

export type ToastCommand =
  | { readonly do: 'show'; readonly toast: Toast }
  | { readonly do: 'close'; readonly id: string }

let counter = 0
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
  /** Replaces the toast with this id, for example a loading toast by its result. */
  readonly id?: string
  readonly durationMs?: number
  readonly link?: ToastLink
}

const show = (kind: ToastKind, text: string, { id, durationMs, link }: ToastOptions = {}): string => {
  counter += 1
  const toast: Toast = {
    id: id ?? `toast-${counter}`,
    kind,
    text,
    durationMs: durationMs ?? TOAST.defaultMs[kind],
    link,
  }
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
export const productToast = (
  kind: 'success' | 'error',
  text: string | undefined,
  options: Pick<ToastOptions, 'id' | 'link'> = {},
): string | undefined => (text ? show(kind, text, { ...options, durationMs: TOAST.productMs }) : undefined)

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
