import { paths } from '../../config/paths'
import { builtSite } from '../../config/site'
import { type ContentPageData, text } from '../model'
import { authorHead } from './author.head'

const { biography } = builtSite.author

/** What stands here until the owner's own words do: true whoever the author is. */
const about: readonly string[] =
  biography.length > 0
    ? biography
    : [
        'The inventory is the work of one author: five dimensions, and for each of them words that describe a person without praise or blame.',
        'To write a questionnaire is to ask the same thing again and again until it can no longer be misunderstood. The statements are short for that reason, and so are the reports: they are meant to be read by the person they are about, and to be argued with.',
      ]

export const author: ContentPageData = {
  ...authorHead,
  lead: 'Every inventory is somebody’s way of looking at people. This page is about whose.',
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
      id: 'craft',
      title: 'How a statement is written',
      blocks: [
        text(
          'A questionnaire is only as good as its sentences. These are rules of the craft, with examples that were made up for this page:',
        ),
        {
          kind: 'comparison',
          table: {
            caption: 'Rules for writing the statements of a questionnaire, with examples',
            columns: ['Rule', 'Not', 'But'],
            rows: [
              {
                cells: [
                  'One thing at a time',
                  '“I am quick and careful.”',
                  '“I finish quickly.” And elsewhere: “I check twice.”',
                ],
              },
              { cells: ['Nothing that everybody is', '“I am a good friend.”', '“I ring friends without a reason.”'] },
              { cells: ['No hidden not', '“I do not dislike change.”', '“I like it when plans change.”'] },
              {
                cells: [
                  'What one does, not what one is',
                  '“I am creative.”',
                  '“I try a new way even when the old one works.”',
                ],
              },
              { cells: ['Two ends one could own up to', '“I am stubborn.”', '“Once I have decided, I stay with it.”'] },
            ],
          },
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
      to: paths.about,
    },
    {
      title: 'Licensed trainers',
      text: 'Those who teach with the inventory today.',
      to: paths.trainers,
    },
  ],
}
