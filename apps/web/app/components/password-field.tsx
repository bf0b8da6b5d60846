import { PASSWORD_MIN_LENGTH } from '@shop/contract'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button'
import { TextField } from './form-field'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>

export const passwordRule = `At least ${PASSWORD_MIN_LENGTH} characters, with an uppercase and a lowercase letter, a number and a special character.`

/** A password with a toggle that shows and hides it (requirements §2). */
export const PasswordField = ({ label, ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...rest}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          aria-label={`${shown ? 'Hide' : 'Show'} ${label}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      }
    />
  )
}
