/** An invalid option; `message` is one line for the terminal. */
export class InvalidOption extends Error {}
