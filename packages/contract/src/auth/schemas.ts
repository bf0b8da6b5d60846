import * as z from 'zod/mini'
import { cartSchema } from '../cart/schemas.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../shared/constants.ts'
import { fields, neededFor } from '../shared/fields.ts'
import {
  emailInputSchema,
  idSchema,
  optionalPhoneInputSchema,
  requiredLine,
  uploadNameSchema,
} from '../shared/schemas.ts'

/**
 * A new password, with the messages of requirements §5 in their order. The special characters,
 * which the requirements do not name, are the ASCII punctuation that every keyboard has.
 * @param label starts the messages
 */
export function newPasswordInput(label = 'New Password') {
  const schema = z
    .string()
    .check(
      z.minLength(1, `${label} is required`),
      z.minLength(
        PASSWORD_MIN_LENGTH,
        `${label} must be at least ${PASSWORD_MIN_LENGTH} characters`,
      ),
      z.regex(/[A-Z]/, `${label} must contain at least one uppercase letter`),
      z.regex(/[a-z]/, `${label} must contain at least one lowercase letter`),
      z.regex(/[0-9]/, `${label} must contain at least one number`),
      z.regex(/[!-/:-@[-`{-~]/, `${label} must contain at least one special character`),
      z.maxLength(
        PASSWORD_MAX_LENGTH,
        `${label} must be at most ${PASSWORD_MAX_LENGTH} characters`,
      ),
    )
  return schema.register(z.globalRegistry, {
    format: 'password',
    description: 'With an uppercase letter, a lowercase letter, a digit and a special character.',
  })
}

/** An existing password: not checked against the rules, which may have changed since it was set. */
export const passwordInputSchema = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(PASSWORD_MAX_LENGTH, 'Password is too long'),
  )

/** Requirements §3. */
export const personShown = {
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(uploadNameSchema),
}

export const userSchema = fields({
  shown: personShown,
  assumed: { customer_id: idSchema, email: z.string() },
}).register(z.globalRegistry, { id: 'User' })
export type User = z.infer<typeof userSchema>

export const authorisationSchema = fields({
  shown: { token: z.string().check(z.minLength(1)) },
  assumed: { type: z.string() },
}).register(z.globalRegistry, { id: 'Authorisation' })

/**
 * The guest's cart, which is merged into the account's. An unknown cart, or that of another
 * account, is ignored.
 */
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
  shown: { authorisation: authorisationSchema },
  // The requirements show the user's fields, but not where they are.
  needed: { user: neededFor('the name in the header', userSchema) },
  assumed: { message: z.string(), cart: z.optional(cartSchema) },
}).register(z.globalRegistry, { id: 'SignedIn' })
export type SignedIn = z.infer<typeof signedInSchema>

/** The requirements do not show it. Without a session the shop signs in with what was typed. */
export const signedUpSchema = fields({
  assumed: {
    message: z.string(),
    user: userSchema,
    authorisation: authorisationSchema,
    cart: z.optional(cartSchema),
  },
}).register(z.globalRegistry, { id: 'SignedUp' })
export type SignedUp = z.infer<typeof signedUpSchema>

export const forgotPasswordInputSchema = fields({ assumed: { email: emailInputSchema } })

/** Requirements §7. */
export const resetPasswordInputSchema = fields({
  shown: {
    email: emailInputSchema,
    token: z.string().check(z.minLength(1), z.maxLength(256)),
    password: newPasswordInput(),
  },
})
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>

/** The reset form with its messages (requirements §3, §5). */
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
    // By default a refinement does not run while other fields are invalid.
    when: (payload) => {
      const form = payload.value as { confirm_password?: unknown }
      return typeof form.confirm_password === 'string' && form.confirm_password !== ''
    },
  }),
)
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>

/** `status` repeats the HTTP status in the body (requirements §7). */
const passwordResponse = { status: z.literal(200), message: z.string() }

export const resetPasswordResponseSchema = fields({ shown: passwordResponse }).register(
  z.globalRegistry,
  {
    id: 'ResetPasswordResponse',
  },
)

export const forgotPasswordResponseSchema = fields({ assumed: passwordResponse }).register(
  z.globalRegistry,
  {
    id: 'ForgotPasswordResponse',
  },
)
