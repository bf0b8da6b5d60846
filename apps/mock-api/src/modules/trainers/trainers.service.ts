import type { Trainer } from '@shop/contract'
import type { World } from '../../worlds/world.ts'
import { listTrainers } from './trainers.store.ts'

/** The licensed trainers, by number (requirements §2). */
export const trainers = (world: World): Trainer[] => listTrainers(world.sql)
