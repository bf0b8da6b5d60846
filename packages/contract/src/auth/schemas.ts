import * as z from 'zod/mini'
import { cartSchema } from '../cart/schemas.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../shared/constants.ts'
import { fields } from '../shared/fields.ts'
import {
  emailInputSchema,
  idSchema,
  optionalPhoneInputSchema,
  requiredLine,
  uploadNameSchema,
} from '../shared/schemas.ts'
import { passwordProblems } from './rules.ts'

/** A password that is being chosen: each problem of requirements §5 is an issue of its own. */
export function newPasswordInput(label = 'New Password') {
  const schema = z.string().check((context) => {
    for (const message of passwordProblems(context.value, label)) {
      context.issues.push({ code: 'custom', input: context.value, message })
    }
  })
  // Rules in code do not show in JSON Schema: this says of them what it can.
  return schema.register(z.globalRegistry, {
    format: 'password',
    minLength: PASSWORD_MIN_LENGTH,
    maxLength: PASSWORD_MAX_LENGTH,
    description: 'With an uppercase letter, a lowercase letter, a digit and a special character.',
  })
}

/** A password that is being given: any text, within reason, so that old passwords still open. */
export const passwordInputSchema = z
  .string()
  .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX_LENGTH, 'Password is too long'))

/** Requirements §3, with what our own calls need besides. */
export const userSchema = fields({
  shown: {
    first_name: z.string(),
    last_name: z.string(),
    avatar: z.nullable(uploadNameSchema),
  },
  assumed: { customer_id: idSchema, email: z.string() },
}).register(z.globalRegistry, { id: 'User' })
export type User = z.infer<typeof userSchema>

export const authorisationSchema = fields({
  shown: { token: z.string().check(z.minLength(1)) },
  assumed: { type: z.string() },
}).register(z.globalRegistry, { id: 'Authorisation' })

/** The guest's cart, which joins the account's. Unknown or foreign ones are passed over. */
const guestCartUid = z.optional(z.nullable(z.string().check(z.maxLength(64))))

export const signUpInputSchema = fields({
  assumed: {
    first_name: requiredLine('First name', 60),
    last_name: requiredLine('Last name', 60),
    email: emailInputSchema,
    phone: z.optional(optionalPhoneInputSchema),
    password: newPasswordInput('Password'),
    cart_uid: guestCartUid,
  },
})
export type SignUpInput = z.infer<typeof signUpInputSchema>

export const signInInputSchema = fields({
  assumed: {
    email: emailInputSchema,
    password: passwordInputSchema,
    cart_uid: guestCartUid,
  },
})
export type SignInInput = z.infer<typeof signInInputSchema>

export const signedInSchema = fields({
  shown: { user: userSchema, authorisation: authorisationSchema },
  assumed: { message: z.string(), cart: z.optional(cartSchema) },
}).register(z.globalRegistry, { id: 'SignedIn' })
export type SignedIn = z.infer<typeof signedInSchema>

export const forgotPasswordInputSchema = fields({ assumed: { email: emailInputSchema } })
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInputSchema>

/** What the reset call takes (requirements §7). */
export const resetPasswordInputSchema = fields({
  shown: {
    email: emailInputSchema,
    token: z.string().check(z.minLength(1), z.maxLength(256)),
    password: newPasswordInput(),
  },
})
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>

/** The reset form (requirements §3, §5): its four fields, with the exact messages. */
export const resetPasswordFormSchema = fields({
  shown: {
    email: emailInputSchema,
    new_password: newPasswordInput(),
    confirm_password: z.string().check(z.minLength(1, 'Confirm Password is required')),
    token: z.string(),
  },
}).check(
  z.refine((form) => form.confirm_password === form.new_password, {
    path: ['confirm_password'],
    error: 'Confirm Password must be same as New Password.',
    // Also while other fields are still wrong, so that the message is there as soon as it is true.
    when: (payload) => {
      const form = payload.value as { confirm_password?: unknown }
      return typeof form.confirm_password === 'string' && form.confirm_password !== ''
    },
  }),
)
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>

/** `status` repeats the HTTP status in the body (requirements §7). */
export const passwordResponseSchema = fields({
  shown: { status: z.literal(200), message: z.string() },
}).register(z.globalRegistry, { id: 'PasswordResponse' })
