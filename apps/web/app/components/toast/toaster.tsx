import { TOAST } from '../../config/ui-constants'
import './toast-styles'
import { CircleAlert, CircleCheck, Info, LoaderCircle } from 'lucide-react'
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack'
import { type Ref, useEffect } from 'react'
import styles from './toaster.module.css'
import { receiveToasts, type ToastKind } from './toasts'

declare module 'notistack' {
  interface VariantOverrides {
    blank: true
    loading: true
  }
}

const icons = { blank: Info, success: CircleCheck, error: CircleAlert, loading: LoaderCircle } as const
const colours = { blank: '--ink', success: '--success', error: '--danger', loading: '--ink' } as const

const kindOf = (variant: string): ToastKind =>
  variant === 'success' || variant === 'error' || variant === 'loading' ? variant : 'blank'

interface ToastProps extends CustomContentProps {
  readonly ref?: Ref<HTMLDivElement>
}

/** A toast is dismissed on click (requirements §4); all of it is the button. */
const ToastContent = ({ id, message, variant, ref }: ToastProps) => {
  const kind = kindOf(variant)
  const Icon = icons[kind]
  return (
    <SnackbarContent ref={ref} role={kind === 'error' ? 'alert' : 'status'} style={{ maxWidth: TOAST.maxWidthPx }}>
      <button
        className={styles.toast}
        type="button"
        onClick={() => closeSnackbar(id)}
        style={{ borderColor: `var(${colours[kind]})` }}
      >
        <Icon className={styles.icon} size={20} color={`var(${colours[kind]})`} aria-hidden />
        <span>{message}</span>
        <span className="visually-hidden"> (dismiss)</span>
      </button>
    </SnackbarContent>
  )
}

const Components = { blank: ToastContent, success: ToastContent, error: ToastContent, loading: ToastContent }

const Receiver = () => {
  useEffect(
    () =>
      receiveToasts((command) => {
        if (command.do === 'close') return closeSnackbar(command.id)
        const { id, kind, text, durationMs } = command.toast
        closeSnackbar(id)
        enqueueSnackbar(text, { key: id, variant: kind, autoHideDuration: durationMs })
      }),
    [],
  )
  return null
}

/** Toasts at the top centre, at most 20 visible (requirements §9). */
export function Toaster() {
  return (
    <div className={styles.container}>
      <SnackbarProvider
        maxSnack={TOAST.maxVisible}
        anchorOrigin={{ horizontal: 'center', vertical: 'top' }}
        Components={Components}
      >
        <Receiver />
      </SnackbarProvider>
    </div>
  )
}
