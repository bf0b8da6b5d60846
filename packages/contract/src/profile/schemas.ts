import * as z from 'zod/mini'
import { newPasswordInput, passwordInputSchema, personShown } from '../auth/schemas.ts'
import { productTypeSchema } from '../catalog/schemas.ts'
import { orderTxnIdSchema } from '../order/schemas.ts'
import {
  addressInputSchema,
  addressSchema,
  taxDetailsInputSchema,
  taxDetailsSchema,
} from '../shared/address.ts'
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '../shared/constants.ts'
import { fields } from '../shared/fields.ts'
import { idSchema, optionalPhoneInputSchema, requiredLine } from '../shared/schemas.ts'

export const profileSchema = fields({
  shown: personShown,
  assumed: {
    customer_id: idSchema,
    email: z.string(),
    phone: z.string(),
    shipping_address: z.nullable(addressSchema),
    billing_address: z.nullable(addressSchema),
    tax_details: z.nullable(taxDetailsSchema),
  },
}).register(z.globalRegistry, { id: 'Profile' })
export type Profile = z.infer<typeof profileSchema>

/**
 * The fields that a customer may change; null removes an address or the tax details, a missing
 * field stays as it is.
 */
export const profileInputSchema = fields({
  assumed: {
    first_name: requiredLine('First name', 60),
    last_name: requiredLine('Last name', 60),
    phone: z.optional(optionalPhoneInputSchema),
    shipping_address: z.optional(z.nullable(addressInputSchema)),
    billing_address: z.optional(z.nullable(addressInputSchema)),
    tax_details: z.optional(z.nullable(taxDetailsInputSchema)),
  },
})
export type ProfileInput = z.infer<typeof profileInputSchema>

/** A multipart body. The server checks the content, not the name or the declared type. */
export const avatarInputSchema = fields({
  assumed: {
    avatar: z.file().check(z.maxSize(AVATAR_MAX_BYTES), z.mime([...AVATAR_TYPES])),
  },
})

export const changePasswordInputSchema = fields({
  assumed: {
    current_password: passwordInputSchema,
    new_password: newPasswordInput(),
  },
})
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>

/** A seat of a purchased test. */
export const testAccountSchema = fields({
  assumed: {
    test_account_id: idSchema,
    order_txn_id: orderTxnIdSchema,
    product_name: z.string(),
    product_type: productTypeSchema,
    access_code: z.string(),
    test_url: z.string().check(z.regex(/^https?:/), z.url()),
    status: z.enum(['unassigned', 'assigned', 'completed']),
    assigned_to: z.nullable(z.string()),
  },
}).register(z.globalRegistry, { id: 'TestAccount' })
export type TestAccount = z.infer<typeof testAccountSchema>
