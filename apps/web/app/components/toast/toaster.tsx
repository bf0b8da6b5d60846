import './toast-styles'
import styled from '@emotion/styled'
import { TOAST } from '@shop/contract'
import { CircleAlert, CircleCheck, Info, LoaderCircle } from 'lucide-react'
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack'
import { type Ref, useEffect } from 'react'
import { receiveToasts, type ToastKind } from './toasts'

declare module 'notistack' {
  interface VariantOverrides {
    blank: true
    loading: true
  }
}

const icons = { blank: Info, success: CircleCheck, error: CircleAlert, loading: LoaderCircle } as const
const paint = { blank: '--ink', success: '--success', error: '--danger', loading: '--ink' } as const

const kindOf = (variant: string): ToastKind =>
  variant === 'success' || variant === 'error' || variant === 'loading' ? variant : 'blank'

const Slip = styled('button')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: '100%',
  maxWidth: TOAST.maxWidthPx,
  padding: '12px 16px',
  textAlign: 'start',
  fontSize: 'var(--size-label)',
  lineHeight: 1.45,
  color: 'var(--ink)',
  background: 'var(--sheet)',
  border: 0,
  borderInlineStart: '4px solid',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow)',
  cursor: 'pointer',
})

/** Below the header, so that neither the cart's count nor the head of what opens is covered. */
const Place = styled('div')({ '& .notistack-SnackbarContainer': { top: 81 } })

interface SlipProps extends CustomContentProps {
  readonly ref?: Ref<HTMLDivElement>
}

/** A toast is dismissed on click (requirements §4); the whole slip is the button. */
const ToastSlip = ({ id, message, variant, ref }: SlipProps) => {
  const kind = kindOf(variant)
  const Icon = icons[kind]
  return (
    <SnackbarContent ref={ref} role={kind === 'error' ? 'alert' : 'status'} style={{ maxWidth: TOAST.maxWidthPx }}>
      <Slip type="button" onClick={() => closeSnackbar(id)} style={{ borderColor: `var(${paint[kind]})` }}>
        <Icon size={20} color={`var(${paint[kind]})`} aria-hidden style={{ flex: 'none', marginTop: 1 }} />
        <span>{message}</span>
        <span className="visually-hidden"> (dismiss)</span>
      </Slip>
    </SnackbarContent>
  )
}

const Components = { blank: ToastSlip, success: ToastSlip, error: ToastSlip, loading: ToastSlip }

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

/** Top-centre, 20 visible at most (requirements §9). Loaded when the first toast waits. */
export default function Toaster() {
  return (
    <Place>
      <SnackbarProvider
        maxSnack={TOAST.maxVisible}
        anchorOrigin={{ horizontal: 'center', vertical: 'top' }}
        Components={Components}
      >
        <Receiver />
      </SnackbarProvider>
    </Place>
  )
}
