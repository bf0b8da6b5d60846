import { trainersApi } from '../../api/domains/trainers'
import { queryKeys } from '../../api/query-keys'

/** The licensed trainers, cached under `licensed-trainers` (requirements §7). */
export const useTrainers = () =>
  trainersApi.list.useQuery({ queryKey: queryKeys.trainers, select: ({ body }) => body.data })
