import type { PropsWithChildren } from 'react'
import { builtSite } from '../../config/site'
import { Note } from './prose'

const { biography, reference } = builtSite.author

/** The author's biography from data.json, or the text given here while data.json has none. */
export const Biography = ({ children }: PropsWithChildren) =>
  biography.length > 0 ? biography.map((paragraph) => <p key={paragraph}>{paragraph}</p>) : children

/** The reference to cite, if data.json has one. */
export const Reference = () => (reference ? <Note>Reference: {reference}</Note> : null)
