import * as z from 'zod/mini'
import { newPasswordInput, passwordInput } from '../auth/schemas.ts'
import { productType } from '../catalog/schemas.ts'
import { orderTxnId } from '../order/schemas.ts'
import { address, addressInput, taxDetails, taxDetailsInput } from '../shared/address.ts'
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '../shared/constants.ts'
import { fields } from '../shared/fields.ts'
import { id, line, optionalPhoneInput, uploadName } from '../shared/schemas.ts'

export const profile = fields({
  shown: {
    first_name: z.string(),
    last_name: z.string(),
    avatar: z.nullable(uploadName),
  },
  assumed: {
    customer_id: id,
    email: z.string(),
    phone: z.string(),
    shipping_address: z.nullable(address),
    billing_address: z.nullable(address),
    tax_details: z.nullable(taxDetails),
  },
})
export type Profile = z.infer<typeof profile>

/** The fields a customer may change; null takes an address or the tax details away. */
export const profileInput = fields({
  assumed: {
    first_name: line('First name', 60),
    last_name: line('Last name', 60),
    phone: optionalPhoneInput,
    shipping_address: z.nullable(addressInput),
    billing_address: z.nullable(addressInput),
    tax_details: z.nullable(taxDetailsInput),
  },
})
export type ProfileInput = z.infer<typeof profileInput>

/** The part `avatar` of a multipart body. The server looks at the content, not at the name or the stated type. */
export const avatarInput = fields({
  assumed: {
    avatar: z.file().check(z.maxSize(AVATAR_MAX_BYTES), z.mime([...AVATAR_TYPES])),
  },
})

export const changePasswordInput = fields({
  assumed: {
    current_password: passwordInput,
    new_password: newPasswordInput(),
  },
})
export type ChangePasswordInput = z.infer<typeof changePasswordInput>

export const testAccountStatus = z.enum(['unassigned', 'assigned', 'completed'])
export type TestAccountStatus = z.infer<typeof testAccountStatus>

/** One seat of a bought test. */
export const testAccount = fields({
  assumed: {
    test_account_id: id,
    order_txn_id: orderTxnId,
    product_name: z.string(),
    product_type: productType,
    access_code: z.string(),
    test_url: z.url(),
    status: testAccountStatus,
    assigned_to: z.nullable(z.string()),
  },
})
export type TestAccount = z.infer<typeof testAccount>
