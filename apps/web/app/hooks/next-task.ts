/** Resolves in a task of its own: what follows does not prolong the current one, which would block a slow phone. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
