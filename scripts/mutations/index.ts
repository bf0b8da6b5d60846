import { apiAccess } from './api-access.ts'
import { apiHosts } from './api-hosts.ts'
import { apiLogs } from './api-logs.ts'
import { apiPassthrough } from './api-passthrough.ts'
import { apiPictures } from './api-pictures.ts'
import { apiRequests } from './api-requests.ts'
import { apiState } from './api-state.ts'
import { apiWorlds } from './api-worlds.ts'
import type { Mutation } from './mutation.ts'
import { supplyChain } from './supply-chain.ts'
import { webMutations } from './web.ts'

export const mutations: readonly Mutation[] = [
  ...apiAccess,
  ...apiHosts,
  ...apiLogs,
  ...apiPassthrough,
  ...apiPictures,
  ...apiRequests,
  ...apiState,
  ...apiWorlds,
  ...webMutations,
  ...supplyChain,
]
