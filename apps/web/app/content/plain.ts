import { builtSite } from '../config/site'
import type { Inline, Text } from './model'

const words = (part: Inline): string => {
  if (typeof part === 'string') return part
  if ('strong' in part) return part.strong
  if ('contact' in part) return builtSite.contact[part.contact]
  return part.text
}

/** A text's words without what they link to, for machines. */
export const plain = (text: Text): string => (typeof text === 'string' ? text : text.map(words).join(''))
