import type { Profile, User } from '@shop/contract/host'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { succeeded } from '../../../api/client'
import { profileApi } from '../../../api/domains/profile'
import { queryKeys } from '../../../api/query-keys'
import { userUpdated } from '../../../state/auth-slice'
import { useShopDispatch } from '../../../state/hooks'

const userOf = ({ customer_id, first_name, last_name, email, avatar }: Profile): User => ({
  customer_id,
  first_name,
  last_name,
  email,
  avatar,
})

/**
 * The customer's profile. The store's user is updated where a response arrives, so that the header
 * shows what was changed on another device.
 */
export const useProfile = () => {
  const dispatch = useShopDispatch()
  return useQuery({
    queryKey: queryKeys.profile,
    queryFn: async () => {
      const response = await succeeded(profileApi.detail.query())
      dispatch(userUpdated(userOf(response.body.data)))
      return response
    },
    select: (response) => response.body.data,
  })
}

/** Applies the response of a profile update to the store, and loads the profile again. */
export const useProfileChanged = () => {
  const dispatch = useShopDispatch()
  const queryClient = useQueryClient()
  return (profile: Profile | undefined) => {
    if (profile) dispatch(userUpdated(userOf(profile)))
    return queryClient.invalidateQueries({ queryKey: queryKeys.profile, exact: true })
  }
}
