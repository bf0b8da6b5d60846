import type { Profile, User } from '@shop/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'
import { userUpdated } from '../../../state/auth-slice'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'

const userOf = ({ customer_id, first_name, last_name, email, avatar }: Profile): User => ({
  customer_id,
  first_name,
  last_name,
  email,
  avatar,
})

/** One's own profile. What was changed on another device, such as the picture, reaches the header's menu here too. */
export const useProfile = () => {
  const dispatch = useShopDispatch()
  const known = useShopSelector(({ auth }) => auth.user)
  const query = api.profile.detail.useQuery({ queryKey: queryKeys.profile, select: (answer) => answer.body.data })
  const { data: profile } = query
  const adopt = useEffectEvent((answered: Profile) => {
    if (answered.customer_id === known?.customer_id) dispatch(userUpdated(userOf(answered)))
  })
  // Each answer once: a change made here is known before the answer to it is.
  useEffect(() => {
    if (profile) adopt(profile)
  }, [profile])
  return query
}

/** The server's answer to a change is the profile from now on, here, at the checkout and in the header's menu. */
export const useProfileChanged = () => {
  const dispatch = useShopDispatch()
  const queryClient = useQueryClient()
  return (profile: Profile) => {
    dispatch(userUpdated(userOf(profile)))
    return queryClient.invalidateQueries({ queryKey: queryKeys.profile, exact: true })
  }
}
