import { COPYRIGHT_START_YEAR } from '@shop/contract'
import { paths } from '../../config/paths'
import { builtSite } from '../../config/site'
import { type ContentPageData, text } from '../model'
import { underInventory } from './inventory'

const { name, biography } = builtSite.author

/** What stands here until the owner's own words do: true whoever the author is. */
const about: readonly string[] =
  biography.length > 0
    ? biography
    : [
        'The inventory has one author, who is also the founder of this company. It was written out of work with people: in lecture rooms and training rooms, with those who had to lead others and those who were about to choose what to do with their lives.',
        `It has been published under our name since ${COPYRIGHT_START_YEAR}, together with the books that explain it. Those who teach with it today learnt it from the author, or from someone who did.`,
      ]

export const author: ContentPageData = {
  path: paths.author,
  title: name || 'The author',
  headTitle: name ? `${name}, author of the inventory` : 'The author of the inventory',
  description:
    'The author of the five-dimension inventory and founder of this company: how the work came about, what guides it, and where to read more of it.',
  lead: 'Author of the inventory, founder of the company, teacher by inclination.',
  parents: underInventory,
  drawing: 'spines',
  sections: [
    { id: 'biography', title: 'Biography', blocks: about.map((paragraph) => text(paragraph)) },
    {
      id: 'principles',
      title: 'What guides the work',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Describe, do not rank', text: 'There is no shape of profile that is better than another.' },
            { title: 'Write for the reader', text: 'The first reader of a report is the person in it.' },
            { title: 'Leave room', text: 'A score is a starting point. What someone makes of it is theirs.' },
          ],
        },
      ],
    },
    {
      id: 'works',
      title: 'Works',
      blocks: [
        text(
          'Papers and theses on the inventory are listed under ',
          { to: paths.publications, text: 'Publications' },
          '; the books are ',
          { to: paths.category({ format: 'book' }), text: 'in the shop' },
          '.',
        ),
        ...(builtSite.author.reference
          ? [{ kind: 'note', text: `Reference: ${builtSite.author.reference}` } as const]
          : []),
      ],
    },
  ],
  next: [
    {
      title: 'About us',
      text: 'The company around the inventory.',
      link: { to: paths.about, text: 'Read about us' },
    },
    {
      title: 'Licensed trainers',
      text: 'Those who teach with the inventory today.',
      link: { to: paths.trainers, text: 'See the trainers' },
    },
  ],
}
