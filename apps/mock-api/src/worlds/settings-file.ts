import { readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { settingsSuffix } from '../db/database.ts'
import { prepareFile } from '../db/prepared-file.ts'
import { type WorldSettings, worldSettingsSchema } from './world-settings.ts'

/** Stores the settings of a world next to the file of its database. */
export const saveSettings = (databasePath: string, settings: WorldSettings): void => {
  const moveIntoPlace = prepareFile(databasePath + settingsSuffix, JSON.stringify(settings))
  moveIntoPlace()
}

/** The stored settings of a world, also of one that is not open; undefined without valid ones. */
export const readSettings = (databasePath: string): WorldSettings | undefined => {
  try {
    const stored: unknown = JSON.parse(readFileSync(databasePath + settingsSuffix, 'utf8'))
    return z.safeParse(worldSettingsSchema, stored).data
  } catch {
    return undefined
  }
}

export const removeSettings = (databasePath: string): void =>
  rmSync(databasePath + settingsSuffix, { force: true })
