import { trainersApi } from '../../api/domains/trainers'
import { contentProps } from '../../api/query-client'
import { queryKeys } from '../../api/query-keys'

/** The licensed trainers, cached under `licensed-trainers` (requirements §7). */
export const useTrainers = () =>
  trainersApi.list.useQuery({
    notifyOnChangeProps: contentProps,
    queryKey: queryKeys.trainers,
    select: ({ body }) => body.data,
  })
