import './toast-styles'
import { CircleAlert, CircleCheck, Info, LoaderCircle } from 'lucide-react'
import {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  type SnackbarKey,
  SnackbarProvider,
} from 'notistack'
import { type Ref, useEffect } from 'react'
import { Link } from 'react-router'
import { TOAST } from '../../config/ui-constants'
import { Button } from '../button'
import { receiveToasts, styles, type ToastAction, toastContainer } from './toasts'

declare module 'notistack' {
  interface VariantOverrides {
    blank: true
    loading: true
  }
}

const icons = {
  blank: <Info size={20} aria-hidden />,
  success: <CircleCheck size={20} aria-hidden />,
  error: <CircleAlert size={20} aria-hidden />,
  loading: <LoaderCircle size={20} aria-hidden />,
}

/** A toast is dismissed on click (requirements §4): its text is the button, before its action. */
const Content = ({
  id,
  message,
  variant,
  action,
  iconVariant,
  style,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) => (
  <SnackbarContent
    ref={ref}
    className={styles.toast}
    role={variant === 'error' ? 'alert' : 'status'}
    data-kind={variant}
    style={style}
  >
    <button className={styles.message} type="button" onClick={() => closeSnackbar(id)}>
      {iconVariant[variant]}
      <span>{message}</span>
      <span className="visually-hidden"> (dismiss)</span>
    </button>
    {typeof action === 'function' ? action(id) : action}
  </SnackbarContent>
)

const contents = { blank: Content, success: Content, error: Content, loading: Content }

const actionOf = (action: ToastAction) => (key: SnackbarKey) =>
  'to' in action ? (
    <Link className={styles.action} to={action.to} onClick={() => closeSnackbar(key)}>
      {action.label}
    </Link>
  ) : (
    <Button
      variant="link"
      className={styles.action}
      onClick={() => {
        closeSnackbar(key)
        action.onUndo()
      }}
    >
      Undo
    </Button>
  )

/**
 * notistack's key of the latest toast with an id. With the same key, a toast that leaves would take
 * its replacement with it.
 */
const keys = new Map<string, SnackbarKey>()

const close = (id: string) => {
  const key = keys.get(id)
  // Without a key, notistack closes all.
  if (key !== undefined) closeSnackbar(key)
  keys.delete(id)
}

/** Toasts at the top centre, at most 20 visible (requirements §9). */
export const Toaster = () => {
  useEffect(() => {
    return receiveToasts((command) => {
      if (command.do === 'close') return close(command.id)
      const { id, kind: variant, text, durationMs: autoHideDuration, action } = command.toast
      close(id)
      keys.set(
        id,
        enqueueSnackbar(text, { variant, autoHideDuration, action: action && actionOf(action) }),
      )
    })
  }, [])
  return (
    <SnackbarProvider
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      maxSnack={TOAST.maxVisible}
      Components={contents}
      iconVariant={icons}
      classes={{ containerRoot: styles.container ?? '' }}
      style={{ maxWidth: TOAST.maxWidthPx }}
      domRoot={toastContainer()}
    />
  )
}
