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
        'The inventory is the work of one author: five dimensions, and for each of them words that describe a person without praise or blame.',
        'To write a questionnaire is to ask the same thing again and again until it can no longer be misunderstood. The statements are short for that reason, and so are the reports: they are meant to be read by the person they are about, and to be argued with.',
      ]

export const author: ContentPageData = {
  path: paths.author,
  title: name || 'The author',
  headTitle: name ? `${name}, author of the inventory` : 'The author of the inventory',
  description:
    'The author of the five-dimension personality inventory: what the work is, what guides it, and where to read more of it.',
  lead: 'Every inventory is somebody’s way of looking at people. This page is about whose.',
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
