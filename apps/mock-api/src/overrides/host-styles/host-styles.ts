/** How the host of a world writes its responses (architecture §4.9), with a sentence on each. */
export const hostStyleTexts = {
  full: 'As the contract says.',
  sparse: 'No field that the contract only assumes, and values in the forms of a PHP framework.',
  plain: 'The content itself where the requirements show no wrapper, such as a list without data.',
  wrapped: 'In an envelope, { success, message, data }, where the requirements show no keys.',
  least: 'No field that the contract only assumes: of a cart the items alone.',
} as const

export type HostStyle = keyof typeof hostStyleTexts

export const hostStyles = Object.keys(hostStyleTexts) as HostStyle[]

/** For messages: "full, sparse, plain, wrapped or least". */
export const hostStyleList = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  hostStyles,
)
