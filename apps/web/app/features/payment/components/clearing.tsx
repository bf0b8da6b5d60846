import { useEffect, useEffectEvent } from 'react'
import { CLEARING_DELAY_SECONDS } from '../../../config/ui-constants'
import { clearingText, Processing } from './processing'

interface ClearingProps {
  /** False until the stored state is restored: a cart that is cleared before would come back. */
  readonly ready: boolean
  readonly onClear: () => void
  readonly onDone: () => void
}

/** Clears the cart and goes on after a second (requirements §2, clearing page). */
export const Clearing = ({ ready, onClear, onDone }: ClearingProps) => {
  const clear = useEffectEvent(onClear)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!ready) return
    clear()
    const timer = setTimeout(() => done(), CLEARING_DELAY_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [ready])
  return <Processing title="Emptying your cart" text={clearingText} />
}
