import { TOAST } from '../../config/ui-constants'
import './toast-styles'
import { CircleAlert, CircleCheck, Info, LoaderCircle } from 'lucide-react'
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack'
import { type Ref, useEffect } from 'react'
import { Link } from 'react-router'
import { Button } from '../button'
import styles from './toaster.module.css'
import { receiveToasts, type ToastAction, type ToastKind } from './toasts'

declare module 'notistack' {
  interface VariantOverrides {
    blank: { toastAction?: ToastAction | undefined }
    success: { toastAction?: ToastAction | undefined }
    error: { toastAction?: ToastAction | undefined }
    loading: { toastAction?: ToastAction | undefined }
  }
}

const icons = { blank: Info, success: CircleCheck, error: CircleAlert, loading: LoaderCircle } as const
const colours = { blank: '--ink', success: '--success', error: '--danger', loading: '--ink' } as const

const kindOf = (variant: string): ToastKind =>
  variant === 'success' || variant === 'error' || variant === 'loading' ? variant : 'blank'

interface ToastProps extends CustomContentProps {
  readonly toastAction?: ToastAction | undefined
  readonly ref?: Ref<HTMLDivElement>
}

const Action = ({ action, onUse }: { readonly action: ToastAction; readonly onUse: () => void }) =>
  'to' in action ? (
    <Link to={action.to} onClick={onUse}>
      {action.label}
    </Link>
  ) : (
    <Button
      variant="link"
      onClick={() => {
        onUse()
        action.onClick()
      }}
    >
      {action.label}
    </Button>
  )

/** A toast is dismissed on click (requirements §4): its text is the button, above its action. */
const ToastContent = ({ id, message, variant, toastAction, ref }: ToastProps) => {
  const kind = kindOf(variant)
  const Icon = icons[kind]
  return (
    <SnackbarContent ref={ref} role={kind === 'error' ? 'alert' : 'status'} style={{ maxWidth: TOAST.maxWidthPx }}>
      <div className={styles.toast} style={{ borderColor: `var(${colours[kind]})` }}>
        <button className={styles.message} type="button" onClick={() => closeSnackbar(id)}>
          <Icon className={styles.icon} size={20} color={`var(${colours[kind]})`} aria-hidden />
          <span>{message}</span>
          <span className="visually-hidden"> (dismiss)</span>
        </button>
        {toastAction ? (
          <div className={styles.action}>
            <Action action={toastAction} onUse={() => closeSnackbar(id)} />
          </div>
        ) : null}
      </div>
    </SnackbarContent>
  )
}

const Components = { blank: ToastContent, success: ToastContent, error: ToastContent, loading: ToastContent }

const Receiver = () => {
  useEffect(
    () =>
      receiveToasts((command) => {
        if (command.do === 'close') return closeSnackbar(command.id)
        const { id, kind, text, durationMs, action: toastAction } = command.toast
        closeSnackbar(id)
        enqueueSnackbar(text, { key: id, variant: kind, autoHideDuration: durationMs, toastAction })
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
