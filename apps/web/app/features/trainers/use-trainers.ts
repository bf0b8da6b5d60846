import { api } from '../../api/client'
import { queryKeys } from '../../api/query-keys'

/** The licensed trainers, cached under `licensed-trainers` (requirements §7). */
export const useTrainers = () =>
  api.trainers.list.useQuery({ queryKey: queryKeys.trainers, select: ({ body }) => body.data })
