import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { underInventory } from './inventory'

export const emotionalIntelligence: ContentPageData = {
  path: paths.emotionalIntelligence,
  title: 'Emotional intelligence',
  description:
    'Noticing, naming, understanding and acting on feelings: what emotional intelligence is, how it differs from personality, and how it is practised.',
  lead: 'Feelings are information. Emotional intelligence, or EQ for short, is the skill of reading it: one’s own first, then other people’s.',
  parents: underInventory,
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
      id: 'practice',
      title: 'Three small exercises',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              title: 'One word at noon',
              text: 'Once a day, write down what you feel in one word. After two weeks, read the list. Most people find the same five words, and room for more.',
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
}
