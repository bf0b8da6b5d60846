import styled from '@emotion/styled'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { SelectBox } from './select-box'

const Field = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  minWidth: 0,
  '& :is(label, .label)': { fontSize: 'var(--size-label)', fontWeight: 600 },
})

const controlStyle = {
  width: '100%',
  minHeight: 48,
  padding: '10px 14px',
  color: 'var(--ink)',
  background: 'var(--sheet)',
  border: '1px solid var(--control)',
  borderRadius: 'var(--radius)',
  transition: 'border-color var(--motion-quick) var(--motion-ease)',
  '&:hover': { borderColor: 'var(--ink)' },
  "&[aria-invalid='true']": { borderColor: 'var(--danger)', boxShadow: 'inset 0 0 0 1px var(--danger)' },
  '&:read-only:not(select)': { background: 'var(--shade)' },
  '&:disabled': { opacity: 0.6 },
} as const

const Input = styled('input')(controlStyle)
/** A field, and what stands in its line. */
const Line = styled('div')({
  display: 'flex',
  gap: 8,
  '& > div': { position: 'relative', flex: 1, minWidth: 0 },
})
const Select = styled('select')(controlStyle)

const Fixed = styled('div')({
  minHeight: 48,
  padding: '11px 15px',
  background: 'var(--shade)',
  borderRadius: 'var(--radius)',
  overflowWrap: 'anywhere',
})

const Hint = styled('p')({ fontSize: 'var(--size-small)', color: 'var(--ink-soft)' })
const Problem = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 'var(--size-label)',
  color: 'var(--danger)',
  '& svg': { flex: 'none' },
})

interface FieldProps {
  readonly label: string
  /** What is wrong with the value, as react-hook-form gives it (`errors.email?.message`). */
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Says so beside the label; other fields are taken as required. */
  readonly optional?: boolean
}

const useField = ({ error, hint }: Pick<FieldProps, 'error' | 'hint'>, id: string | undefined) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean).join(' ')
  return {
    controlId,
    control: {
      id: controlId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}

interface FrameProps extends FieldProps {
  readonly controlId: string
  readonly children: ReactNode
}

const Frame = ({ controlId, label, error, hint, optional = false, children }: FrameProps) => (
  <Field>
    <label htmlFor={controlId}>
      {label}
      {optional ? <span style={{ fontWeight: 400, color: 'var(--ink-soft)' }}> (optional)</span> : null}
    </label>
    {children}
    {hint ? <Hint id={`${controlId}-hint`}>{hint}</Hint> : null}
    {/* Always there, so that a message that arrives is announced. */}
    <div aria-live="polite">
      {error ? (
        <Problem id={`${controlId}-error`}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </Problem>
      ) : null}
    </div>
  </Field>
)

/**
 * A text field with its label above and its error tied to it. Takes react-hook-form's `{...register('email')}` as it is.
 * `trailing` stands inside at the end, such as a button that shows the password; `beside` after it, such as one that sends it.
 */
export const TextField = ({
  label,
  error,
  hint,
  optional,
  id,
  trailing,
  beside,
  ...input
}: FieldProps & ComponentProps<'input'> & { readonly trailing?: ReactNode; readonly beside?: ReactNode }) => {
  const { controlId, control } = useField({ error, hint }, id)
  return (
    <Frame {...{ controlId, label, error, hint }} {...(optional === undefined ? {} : { optional })}>
      <Line>
        <div>
          <Input {...input} {...control} style={trailing ? { paddingInlineEnd: 56 } : undefined} />
          {trailing ? <div style={{ position: 'absolute', insetInlineEnd: 2, top: 2 }}>{trailing}</div> : null}
        </div>
        {beside}
      </Line>
    </Frame>
  )
}

/** A choice from a list, with its label above. The options are `<option>` children. */
export const SelectField = ({ label, error, hint, optional, id, ...select }: FieldProps & ComponentProps<'select'>) => {
  const { controlId, control } = useField({ error, hint }, id)
  return (
    <Frame {...{ controlId, label, error, hint }} {...(optional === undefined ? {} : { optional })}>
      <SelectBox>
        <Select {...select} {...control} />
      </SelectBox>
    </Frame>
  )
}

/** What stands among the fields of a form and cannot be changed there; however long, it can be read whole. */
export const FixedField = ({
  label,
  hint,
  children,
}: Pick<FieldProps, 'label' | 'hint'> & { readonly children: ReactNode }) => {
  const id = useId()
  return (
    <Field role="group" aria-labelledby={id}>
      <span id={id} className="label">
        {label}
      </span>
      <Fixed>{children}</Fixed>
      {hint ? <Hint>{hint}</Hint> : null}
    </Field>
  )
}
