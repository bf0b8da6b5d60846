import { paths } from '../../config/paths'
import { COPYRIGHT_START_YEAR } from '../../config/ui-constants'
import { type ContentPageData, text } from '../model'
import { aboutHead } from './about.head'

export const about: ContentPageData = {
  ...aboutHead,
  lead: 'We publish a personality inventory, and everything that helps people to read one well: books, tests, workshops, and plain answers.',
  drawing: 'spines',
  sections: [
    {
      id: 'what-we-do',
      title: 'What we do',
      blocks: [
        text(
          'At the centre of our work stands one instrument: the LPI, an inventory of personality with five dimensions, Openness, Neutral, Analytical, Relational and Decisive. Around it we offer a career test, a measure of emotional intelligence, books and ebooks, and training for those who use the inventory with others.',
        ),
        text(
          'We are at home in Malaysia and write for readers here first. Our books travel further, and the tests can be taken wherever there is a connection.',
        ),
      ],
    },
    {
      id: 'founder',
      title: 'The founder',
      blocks: [
        text(
          `Behind the company stands a founder, and behind the inventory a question: how can one describe a person fairly, in words that the person would recognise? The copyright line at the foot of this page begins in ${COPYRIGHT_START_YEAR}; the question is older.`,
        ),
        text(
          'Our answer is to describe rather than to rank. A profile has no pass mark and no best shape. It says where someone starts from, so that the next step can be chosen with open eyes. ',
          { to: paths.author, text: 'More about the author' },
          '.',
        ),
      ],
    },
    {
      id: 'how-we-work',
      title: 'How we work',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              title: 'Plain words',
              text: 'A report that needs a specialist to explain it has failed. Ours are written for the person they describe.',
            },
            {
              title: 'Careful claims',
              text: [
                'A questionnaire is a good start to a conversation and a poor end to one. We say what the inventory can tell you and ',
                { to: paths.disclaimer, text: 'what it cannot' },
                '.',
              ],
            },
            {
              title: 'Your answers are yours',
              text: [
                'Personality is personal. What we keep, why, and for how long is set out in the ',
                { to: paths.privacy, text: 'Privacy Policy' },
                '.',
              ],
            },
            {
              title: 'Licensed trainers',
              text: [
                'Those who teach with the inventory are licensed to do so, and ',
                { to: paths.trainers, text: 'listed by name' },
                '.',
              ],
            },
          ],
        },
      ],
    },
  ],
  next: [
    {
      title: 'The inventory',
      text: 'What it measures, how it is taken and how a profile is read.',
      to: paths.inventory,
    },
    {
      title: 'Our services',
      text: 'Workshops, psychometric testing and help with data.',
      to: paths.services,
    },
    {
      title: 'Talk to us',
      text: 'By email, by phone or by post, in office hours.',
      to: paths.contact,
    },
  ],
}
