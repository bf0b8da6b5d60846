import type { Profile } from '@shop/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { userUpdated } from '../../lib/auth-slice'
import { useShopDispatch } from '../../lib/hooks'
import { queryKeys } from '../../lib/query-keys'

/** One's own profile. */
export const useProfile = () =>
  api.profile.detail.useQuery({ queryKey: queryKeys.profile, select: (answer) => answer.body.data })

/** The server's answer to a change is the profile from now on, here, at the checkout and in the header's menu. */
export const useProfileChanged = () => {
  const dispatch = useShopDispatch()
  const queryClient = useQueryClient()
  return ({ customer_id, first_name, last_name, email, avatar }: Profile) => {
    dispatch(userUpdated({ customer_id, first_name, last_name, email, avatar }))
    return queryClient.invalidateQueries({ queryKey: queryKeys.profile, exact: true })
  }
}
