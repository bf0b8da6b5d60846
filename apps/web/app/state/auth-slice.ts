import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { User } from '@shop/contract'

/** Requirements §3: persisted under `auth-data`; the token is also saved on its own. */
export interface AuthState {
  readonly user: User | null
  readonly token: string | null
  readonly isAuthorized: boolean
}

/** Why the last session on this page ended. */
export type SessionEnd = 'choice' | 'expiry'

export const signedOutState: AuthState = { user: null, token: null, isAuthorized: false }

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOutState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ user: User; token: string }>): AuthState => ({
      ...payload,
      isAuthorized: true,
    }),
    /** The user's own data changed, such as the name or the avatar. Late news of somebody who has left is nobody's. */
    userUpdated: (state, { payload }: PayloadAction<User>): AuthState =>
      state.user?.customer_id === payload.customer_id ? { ...state, user: payload } : state,
    /** `choice`: Sign Out was pressed. `expiry`: the server no longer knows the token, and the shopper will want to go on. */
    signedOut: {
      reducer: (): AuthState => signedOutState,
      prepare: (by: SessionEnd = 'choice') => ({ payload: by }),
    },
    /** Another tab signed in or out. */
    authAdopted: (_, { payload }: PayloadAction<AuthState>): AuthState => payload,
  },
})

export const { signedIn, userUpdated, signedOut, authAdopted } = authSlice.actions

/** Not persisted: how the page's last session ended, for the guard that decides whether there is a way back. */
export const sessionEndSlice = createSlice({
  name: 'sessionEnd',
  initialState: (): SessionEnd => 'expiry',
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(signedOut, (_, { payload }): SessionEnd => payload)
    // Another tab tells only that the session is over. Whoever signs in next may be somebody else.
    builder.addCase(authAdopted, (): SessionEnd => 'choice')
  },
})
