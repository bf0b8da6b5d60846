import { TOAST } from '../../config/ui-constants'
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
import { type Ref, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../button'
import { tabToToasts } from './tab-to-toasts'
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

/** Whether an element covers the text of the page's title, or of the title of an open dialog. */
const coversTitle = (element: Element): boolean => {
  const title = document.querySelector('[role=dialog] h2') ?? document.querySelector('main h1')
  if (!title) return false
  const text = document.createRange()
  text.selectNodeContents(title)
  const [a, b] = [element.getBoundingClientRect(), text.getBoundingClientRect()]
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right
}

/** Whether a toast has to move up, above the header, to show the title. The page may change while the toast is visible. */
const useRaised = () => {
  const box = useRef<HTMLDivElement>(null)
  const [isRaised, setIsRaised] = useState(false)
  useEffect(() => {
    if (isRaised) return
    const timer = setInterval(() => {
      if (box.current && coversTitle(box.current)) setIsRaised(true)
    }, 100)
    return () => clearInterval(timer)
  }, [isRaised])
  return { box, isRaised }
}

/** A toast is dismissed on click (requirements §4): its text is the button, before its action. */
const ToastContent = ({ id, message, variant, toastAction, ref }: ToastProps) => {
  const kind = kindOf(variant)
  const Icon = icons[kind]
  const { box, isRaised } = useRaised()
  return (
    <SnackbarContent ref={ref} role={kind === 'error' ? 'alert' : 'status'} style={{ maxWidth: TOAST.maxWidthPx }}>
      <div className={styles.toast} data-raised={isRaised} ref={box} style={{ borderColor: `var(${colours[kind]})` }}>
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

/** notistack's key of the latest toast with an id. With the same key, a toast that leaves would take its replacement with it. */
const keys = new Map<string, SnackbarKey>()

const close = (id: string) => {
  const key = keys.get(id)
  // Without a key, notistack closes all.
  if (key !== undefined) closeSnackbar(key)
  keys.delete(id)
}

const Receiver = () => {
  useEffect(
    () =>
      receiveToasts((command) => {
        if (command.do === 'close') return close(command.id)
        const { id, kind, text, durationMs, action: toastAction } = command.toast
        close(id)
        keys.set(id, enqueueSnackbar(text, { variant: kind, autoHideDuration: durationMs, toastAction }))
      }),
    [],
  )
  return null
}

/** Toasts at the top centre, at most 20 visible (requirements §9). */
export function Toaster() {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An open dialog of MUI hides everything else from screen readers, which would not announce its toasts.
    const toasts = container.current
    if (!toasts) return
    const observer = new MutationObserver(() => toasts.removeAttribute('aria-hidden'))
    observer.observe(toasts, { attributeFilter: ['aria-hidden'] })
    const stop = tabToToasts(toasts)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [])
  return (
    <div className={styles.container} ref={container}>
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
