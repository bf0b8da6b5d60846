import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { parseTolerant, type User, user } from '@shop/contract'
import * as z from 'zod/mini'

/** Spec §3: persisted under `auth-data`; the token is also saved on its own. */
export interface AuthState {
  readonly user: User | null
  readonly token: string | null
  readonly isAuthorized: boolean
}

export const signedOutState: AuthState = { user: null, token: null, isAuthorized: false }

const persisted = z.object({
  user: z.unknown(),
  token: z.string().check(z.minLength(1)),
  isAuthorized: z.literal(true),
})

/** A stored state that can be believed, or signed out. */
export const parseAuthState = (value: unknown): AuthState => {
  const outer = z.safeParse(persisted, value)
  const owner = outer.success ? parseTolerant(user, outer.data.user) : undefined
  return outer.success && owner ? { user: owner, token: outer.data.token, isAuthorized: true } : signedOutState
}

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
