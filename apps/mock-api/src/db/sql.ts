/** Tagged-template SQL of node:sqlite: values are always bound, and statements are cached. */
export type { SQLTagStore as Sql } from 'node:sqlite'
