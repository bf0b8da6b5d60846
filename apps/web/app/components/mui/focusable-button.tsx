import type { ComponentProps, MouseEvent } from 'react'

/**
 * Takes the focus at the end of a press: at its start, the message of the field that is left would
 * move it from under the finger. Enter in a field clicks it too, without a press.
 */
const submitting = {
  onMouseDownCapture: (event: MouseEvent) => event.preventDefault(),
  onClickCapture: ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) =>
    detail > 0 && currentTarget.focus(),
}

/**
 * The element of MUI's buttons. One that is disabled or busy keeps its focus: from an element with
 * the attribute `disabled`, browsers move it to the body, and a keyboard user has to find the
 * button again. MUI ignores clicks meanwhile.
 */
export const FocusableButton = ({ disabled, tabIndex, ...props }: ComponentProps<'button'>) => (
  <button
    {...(props.type === 'submit' && submitting)}
    {...props}
    aria-disabled={disabled || undefined}
    tabIndex={disabled ? undefined : tabIndex}
  />
)
