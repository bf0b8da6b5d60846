import { TOAST } from '../../config/ui-constants'

export type ToastKind = 'blank' | 'success' | 'error' | 'loading'

interface Toast {
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
  /** Milliseconds until it goes by itself; null stays until it is replaced or dismissed. */
  readonly durationMs: number | null
}

export type ToastCommand =
  | { readonly do: 'show'; readonly toast: Toast }
  | { readonly do: 'close'; readonly id: string }

let counter = 0
let waiting: ToastCommand[] = []
let receiver: ((command: ToastCommand) => void) | undefined
let wake: (() => void) | undefined

const tell = (command: ToastCommand) => {
  if (receiver) return receiver(command)
  // What is closed before it could be shown is not shown at all.
  if (command.do === 'close') {
    waiting = waiting.filter((earlier) => earlier.do !== 'show' || earlier.toast.id !== command.id)
    return
  }
  waiting.push(command)
  wake?.()
}

interface ToastOptions {
  /** Replaces the toast of this id, as a loading one by its outcome. */
  readonly id?: string
  readonly durationMs?: number
}

const show = (kind: ToastKind, text: string, { id, durationMs }: ToastOptions = {}): string => {
  counter += 1
  const toast: Toast = { id: id ?? `toast-${counter}`, kind, text, durationMs: durationMs ?? TOAST.defaultMs[kind] }
  tell({ do: 'show', toast })
  return toast.id
}

/** Shows a toast with its kind's own duration (requirements §9) unless told another; answers its id. Can be called from anywhere. */
export const toast = {
  blank: (text: string, options?: ToastOptions) => show('blank', text, options),
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  loading: (text: string, options?: ToastOptions) => show('loading', text, options),
  close: (id: string) => tell({ do: 'close', id }),
}

/** A product message: 3 s (requirements §4). `kind` tells good news from bad. */
export const productToast = (kind: 'success' | 'error', text: string) =>
  show(kind, text, { durationMs: TOAST.productMs })

/** For the toaster alone: takes over what waits and what comes. Answers how to stop. */
export const receiveToasts = (receive: (command: ToastCommand) => void): (() => void) => {
  receiver = receive
  const backlog = waiting
  waiting = []
  for (const command of backlog) receive(command)
  return () => {
    if (receiver === receive) receiver = undefined
  }
}

/** For the toaster's loader alone: called when the first toast waits, so that notistack loads only then. */
export const onFirstToast = (start: () => void): (() => void) => {
  wake = start
  if (waiting.length > 0) start()
  return () => {
    wake = undefined
  }
}
