import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { User } from '@shop/contract/host'
import { REHYDRATE, type RehydrateAction } from 'redux-persist'
import { storageKeys } from './storage'

/** Requirements §3: persisted under `auth-data`; the token is also stored on its own. */
export interface AuthState {
  readonly user: User | null
  readonly token: string | null
  readonly isAuthorized: boolean
}

/** `user`: the customer chose Sign Out. `expired`: the server no longer accepts the token. */
export type SignOutReason = 'user' | 'expired'

/** Identifies a customer on this device: some hosts send no id. */
export const customerKeyOf = ({ customer_id, email }: User): string =>
  String(customer_id ?? email ?? '')

/**
 * Whether the text can be in a header: the browser refuses to send other characters, and servers
 * refuse long headers.
 */
export const isBearerToken = (text: string): boolean => /^[\x21-\x7e]{1,4096}$/.test(text)

export const signedOutState: AuthState = { user: null, token: null, isAuthorized: false }

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOutState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ user: User; token: string }>): AuthState => ({
      ...payload,
      isAuthorized: true,
    }),
    /**
     * The profile changed, such as the name or the avatar. A late response for a customer who
     * signed out is ignored.
     */
    userUpdated: (state, { payload }: PayloadAction<User>): AuthState => {
      if (!state.user) return state
      const { customer_id = state.user.customer_id, email = state.user.email } = payload
      const user: User = { ...payload, customer_id, email }
      return state.user.customer_id === customer_id ? { ...state, user } : state
    },
    signedOut: {
      reducer: (): AuthState => signedOutState,
      prepare: (reason: SignOutReason = 'user') => ({ payload: reason }),
    },
  },
})

export const { signedIn, userUpdated, signedOut } = authSlice.actions

/**
 * Why the last session on this page ended; not persisted. The guard of private pages keeps the
 * return path only after `expired`.
 */
export const signOutReasonSlice = createSlice({
  name: 'signOutReason',
  initialState: (): SignOutReason => 'user',
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(signedOut, (_, { payload }): SignOutReason => payload)
    // What another tab stored has no reason, and the next customer may be a different one.
    builder.addCase(REHYDRATE, (reason, { key }: RehydrateAction) =>
      key === storageKeys.auth ? 'user' : reason,
    )
  },
})
