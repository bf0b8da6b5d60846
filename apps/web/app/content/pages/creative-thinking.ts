import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { underInventory } from './inventory'

export const creativeThinking: ContentPageData = {
  path: paths.creativeThinking,
  title: 'Creative thinking',
  description:
    'Open up, then choose: how creative thinking works in two movements, what helps and hinders it, and how each of the five dimensions takes part.',
  lead: 'Having ideas is less a gift than a habit, and it has two halves: opening up, and choosing. Trouble begins when they are done at the same time.',
  parents: underInventory,
  drawing: 'diamond',
  sections: [
    {
      id: 'two-movements',
      title: 'Two movements',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              title: 'Open up',
              text: 'As many answers as possible, good or bad. Nothing is judged, everything is written down. The useful idea is seldom among the first ten.',
            },
            {
              title: 'Choose',
              text: 'Now judge: with criteria, aloud, and with the courage to let go. What remains is improved until it can be tried.',
            },
          ],
        },
      ],
    },
    {
      id: 'helps-and-hinders',
      title: 'What helps and what hinders',
      blocks: [
        {
          kind: 'comparison',
          table: {
            caption: 'What helps and what hinders creative thinking',
            columns: ['In the', 'Helps', 'Hinders'],
            rows: [
              { cells: ['Question', 'A clear one, put in one sentence', 'An answer dressed up as a question'] },
              {
                cells: [
                  'Group',
                  'People who differ, and a rule for taking turns',
                  'The loudest or the most senior speaking first',
                ],
              },
              { cells: ['Hour', 'A fixed time, then a walk', 'One more hour at the same table'] },
              { cells: ['End', 'A small trial by Friday', 'A list that nobody owns'] },
            ],
          },
        },
      ],
    },
    {
      id: 'dimensions',
      title: 'A part for everyone',
      blocks: [
        text(
          'Openness is the dimension that people think of first, and it does carry the first movement. But an idea needs all five: Relational to draw it out of others, Neutral to protect it while it is weak, Analytical to find out what is wrong with it, Decisive to make it happen. A group with one kind of person does one half of the work.',
        ),
      ],
    },
    {
      id: 'learn',
      title: 'Learning it',
      blocks: [
        text(
          'We teach creative thinking as a workshop; the ',
          { document: 'workshop_creative_thinking', text: 'outline' },
          ' shows how a day goes. Exercises to do alone stand on the shelf in the shop.',
        ),
        {
          kind: 'actions',
          items: [
            { to: paths.services, text: 'About the workshops' },
            { to: paths.category({ format: 'ebook' }), text: 'Browse the ebooks' },
          ],
        },
      ],
    },
  ],
}
