/**
 * How a world responds: `full` as the contract says, `sparse` as a host that sends only shown and needed fields, in the forms
 * of a PHP framework (architecture §4, "Reading a real host").
 */
export const hostStyles = ['full', 'sparse'] as const
export type HostStyle = (typeof hostStyles)[number]
