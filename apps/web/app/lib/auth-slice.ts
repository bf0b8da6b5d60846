import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { User } from '@shop/contract'

/** Spec §3: persisted under `auth-data`; the token is also saved on its own. */
export interface AuthState {
  readonly user: User | null
  readonly token: string | null
  readonly isAuthorized: boolean
}

export const signedOutState: AuthState = { user: null, token: null, isAuthorized: false }

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOutState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ user: User; token: string }>): AuthState => ({
      ...payload,
      isAuthorized: true,
    }),
    /** The user's own data changed, such as the name or the avatar. */
    userUpdated: (state, { payload }: PayloadAction<User>): AuthState =>
      state.isAuthorized ? { ...state, user: payload } : state,
    signedOut: (): AuthState => signedOutState,
    /** Another tab signed in or out. */
    authAdopted: (_, { payload }: PayloadAction<AuthState>): AuthState => payload,
  },
})

export const { signedIn, userUpdated, signedOut, authAdopted } = authSlice.actions
