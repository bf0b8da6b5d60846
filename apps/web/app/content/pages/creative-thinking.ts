import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { creativeThinkingHead } from './creative-thinking.head'

export const creativeThinking: ContentPageData = {
  ...creativeThinkingHead,
  lead: 'Having ideas is less a gift than a habit, and it has two halves: opening up, and choosing. Trouble begins when they are done at the same time.',
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
              text: 'As many answers as possible, good or bad. Nothing is judged, everything is written down. The useful idea is seldom the first.',
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
      id: 'beginnings',
      title: 'Six ways to begin',
      blocks: [
        {
          kind: 'facts',
          items: [
            { title: 'Count', text: 'Twenty answers before any is discussed. The silly ones count; they make room.' },
            {
              title: 'Turn it round',
              text: 'How would we make it worse? The list is quickly written, and each line has an opposite.',
            },
            {
              title: 'Borrow',
              text: 'Who has this problem in quite another trade: a kitchen, an airport, a choir? What do they do?',
            },
            {
              title: 'Take away',
              text: 'Leave out the part that nobody questions. What would have to be true for it to work without?',
            },
            {
              title: 'Explain it to a stranger',
              text: 'In two minutes, without a word of the trade. What is hard to explain is where to look.',
            },
            {
              title: 'Sleep on it',
              text: 'Put the question in one sentence in the evening. Write before you read anything in the morning.',
            },
          ],
        },
      ],
    },
    {
      id: 'dimensions',
      title: 'A part for everyone',
      blocks: [
        text(
          'Openness is the dimension that people think of first. But an idea that is to reach the world needs all five:',
        ),
        {
          kind: 'comparison',
          table: {
            caption: 'What each dimension does for an idea, and what happens without it',
            columns: ['Dimension', 'What it does for an idea', 'Without it'],
            rows: [
              { dimension: 'openness', cells: ['Openness', 'Lets it in', 'It is last year’s'] },
              {
                dimension: 'neutral',
                cells: ['Neutral', 'Protects it while it is weak', 'It is laughed at, and dropped'],
              },
              {
                dimension: 'analytical',
                cells: ['Analytical', 'Finds out what is wrong with it', 'It fails in front of a customer'],
              },
              {
                dimension: 'relational',
                cells: ['Relational', 'Draws it out of others, and wins them for it', 'It stays one person’s'],
              },
              { dimension: 'decisive', cells: ['Decisive', 'Makes it happen', 'It stays an idea'] },
            ],
          },
        },
        text('A group with one kind of person does one half of the work.'),
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
  next: [
    {
      title: 'The five dimensions',
      text: 'Where someone starts from: each dimension, high and low.',
      to: paths.dimensions,
    },
    {
      title: 'Emotional intelligence',
      text: 'Four abilities that can be practised, whatever one’s profile.',
      to: paths.emotionalIntelligence,
    },
  ],
}
