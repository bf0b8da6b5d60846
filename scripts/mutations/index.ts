import { apiAccess } from './api-access.ts'
import { apiLogs } from './api-logs.ts'
import { apiPictures } from './api-pictures.ts'
import { apiRequests } from './api-requests.ts'
import { apiState } from './api-state.ts'
import type { Mutation } from './mutation.ts'
import { supplyChain } from './supply-chain.ts'
import { webMutations } from './web.ts'

export const mutations: readonly Mutation[] = [
  ...apiAccess,
  ...apiLogs,
  ...apiPictures,
  ...apiRequests,
  ...apiState,
  ...webMutations,
  ...supplyChain,
]
