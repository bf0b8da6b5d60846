import { paths } from '../../config/paths'
import type { ContentPageData } from '../model'
import { dimensionTexts } from './dimension-texts'
import { underInventory } from './inventory'

export const dimensionsPage: ContentPageData = {
  path: paths.dimensions,
  title: 'The five dimensions',
  description:
    'Openness, Neutral, Analytical, Relational, Decisive: what each dimension of the inventory means, high and low, and what it brings to work.',
  lead: 'Five questions about a person. Each has two good answers, and a price for either.',
  parents: underInventory,
  drawing: 'radar',
  sections: [
    ...dimensionTexts.map(({ dimension, name, question, short, high, low, atWork }) => ({
      id: dimension,
      title: name,
      dimension,
      blocks: [
        { kind: 'text', text: [{ strong: question }, ` ${short}`] } as const,
        {
          kind: 'facts',
          items: [
            { title: 'Towards the rim', text: high },
            { title: 'Towards the centre', text: low },
            { title: 'What it brings to work', text: atWork },
          ],
        } as const,
      ],
    })),
  ],
  next: [
    {
      title: 'Temperaments compared',
      text: 'What the four temperaments of old have in common with the five dimensions.',
      link: { to: paths.temperaments, text: 'See the comparison' },
    },
    {
      title: 'Applications',
      text: 'What people do with a profile once they have one.',
      link: { to: paths.applications, text: 'See the applications' },
    },
  ],
}
