import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'

interface CheckFieldProps {
  readonly label: ReactNode
  /** A boolean value of the form around it. */
  readonly name: string
}

/** A checkbox with its label. The form controls it, since MUI's has a state of its own. */
export const CheckField = ({ label, name }: CheckFieldProps) => {
  const { field } = useController({ name })
  const { value, ref, ...props } = field
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox {...props} checked={value} slotProps={{ input: { ref } }} />}
    />
  )
}
