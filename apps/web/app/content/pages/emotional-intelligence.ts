import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { emotionalIntelligenceHead } from './emotional-intelligence.head'

export const emotionalIntelligence: ContentPageData = {
  ...emotionalIntelligenceHead,
  lead: 'Feelings are information. Emotional intelligence, or EQ for short, is the skill of reading it: one’s own first, then other people’s.',
  drawing: 'cycle',
  sections: [
    {
      id: 'abilities',
      title: 'Four abilities',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Notice', text: 'That something is felt at all, in the shoulders, the voice, the room.' },
            { title: 'Name', text: 'What it is: not “bad”, but disappointed, uneasy, or left out.' },
            { title: 'Understand', text: 'Where it comes from, and what it may turn into.' },
            { title: 'Act', text: 'In a way that one will still find right tomorrow.' },
          ],
        },
      ],
    },
    {
      id: 'personality',
      title: 'How it differs from personality',
      blocks: [
        text(
          'A profile says what comes easily to you. Emotional intelligence is what you do with it. Someone high on Decisive may interrupt or may have learnt to wait; someone high on Neutral may keep the peace or hide behind it. The starting point is given, the skill is practised.',
        ),
        text('For this reason we measure the two separately, and suggest reading the reports side by side.'),
      ],
    },
    {
      id: 'moments',
      title: 'The same moment, twice',
      blocks: [
        text('What emotional intelligence looks like from outside is mostly a pause, and a different second sentence.'),
        {
          kind: 'comparison',
          table: {
            caption: 'Difficult moments, the first impulse, and what a pause makes possible',
            columns: ['When', 'The first impulse', 'After a pause'],
            rows: [
              {
                cells: [
                  'Your work is criticised',
                  'To explain why it had to be so',
                  '“Which part would you change first?”',
                ],
              },
              {
                cells: [
                  'Somebody is silent in the meeting',
                  'To take it for agreement',
                  '“What have we not asked you?”',
                ],
              },
              {
                cells: [
                  'A friend is in trouble',
                  'To give advice',
                  '“Do you want an idea, or do you want me to listen?”',
                ],
              },
              {
                cells: [
                  'You are angry, and right',
                  'To say so at once, to everyone',
                  'To say it to one person, in the morning',
                ],
              },
            ],
          },
        },
      ],
    },
    {
      id: 'practice',
      title: 'Three small exercises',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              title: 'One word at noon',
              text: 'Once a day, write down what you feel in one word. After two weeks, read the list: which words come again and again, and which are missing?',
            },
            {
              title: 'Say it back',
              text: 'Before you answer, say in your own words what the other person seems to feel. Ask whether you have it right.',
            },
            {
              title: 'The ten-minute letter',
              text: 'Write the angry message. Wait ten minutes, read it as the one who receives it, and then decide.',
            },
          ],
        },
      ],
    },
    {
      id: 'measure',
      title: 'The EQ measure',
      blocks: [
        text(
          'Our measure of emotional intelligence is a questionnaire for one person. Its report begins with strengths and suggests one habit for each area. See the ',
          { document: 'sample_report_eq', text: 'sample report' },
          ', or the ',
          { document: 'workshop_emotional_intelligence', text: 'workshop outline' },
          '.',
        ),
        {
          kind: 'actions',
          items: [
            { to: paths.category({ format: 'online_test' }), text: 'See the tests' },
            { to: paths.services, text: 'About the workshops' },
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
      title: 'Creative thinking',
      text: 'How to find more ideas, and then fewer and better ones.',
      to: paths.creativeThinking,
    },
  ],
}
