import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { applicationsHead } from './applications.head'

export const applications: ContentPageData = {
  ...applicationsHead,
  lead: 'A profile is a description. These are the places in which a good description helps.',
  drawing: 'report',
  sections: [
    {
      id: 'organisations',
      title: 'In organisations',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              title: 'Building a team',
              text: 'Laid over one another, the profiles show what a group has plenty of and what nobody brings, before the work shows it.',
            },
            {
              title: 'Settling a conflict',
              text: 'Much of what is taken for ill will is a difference in pace or in need for proof. Named in time, it can be planned for.',
            },
            {
              title: 'Preparing to lead',
              text: 'Those who are about to lead others begin with how they come across, and to whom that is easy or hard.',
            },
            {
              title: 'Development and coaching',
              text: 'A profile gives the talk something to start from, and next year’s talk something to look back at.',
            },
            {
              title: 'Selection',
              text: 'One voice among several: a source of questions for the interview, never of the answer.',
            },
          ],
        },
        text(
          'For five people and more, the ',
          { to: paths.category({ type: 'lpigroup' }), text: 'group tests' },
          ' lay the profiles over one another.',
        ),
      ],
    },
    {
      id: 'education',
      title: 'In schools and universities',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              title: 'Ways of learning',
              text: 'Some learn by talking, some by taking apart, some by trying first and reading later. Knowing which saves a term of blaming oneself.',
            },
            {
              title: 'Project groups',
              text: 'Friends choose friends, who are often alike. A group mixed by profile has to explain itself more, and overlooks less.',
            },
            {
              title: 'Choosing a course',
              text: [
                'The profile says who is choosing, the ',
                { site: 'career_test', text: 'career test' },
                ' what there is to choose from.',
              ],
            },
            {
              title: 'Teaching psychology',
              text: 'Scales, norms and error are easier to grasp on data that is one’s own.',
            },
          ],
        },
      ],
    },
    {
      id: 'guidance',
      title: 'In guidance and counselling',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              title: 'A way in',
              text: 'It is easier to say “is this true of me?” about a sentence in a report than to begin with oneself.',
            },
            {
              title: 'Couples and families',
              text: 'Neutral words for what makes people differ: less “you never” and more “you start from there, and I from here”.',
            },
            {
              title: 'A change of career',
              text: 'Looked at from the side of the person: what must not be missing in the next place.',
            },
          ],
        },
        {
          kind: 'note',
          text: [
            'The inventory is not a clinical instrument. ',
            { to: paths.disclaimer, text: 'What it cannot do' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'research',
      title: 'In research',
      blocks: [
        text(
          'Students and researchers may use the inventory by arrangement, and we can help with the data: see ',
          { to: paths.services, text: 'Statistical Data Processing' },
          '. Papers and theses that concern it are listed under ',
          { to: paths.publications, text: 'Publications' },
          '.',
        ),
      ],
    },
    {
      id: 'yourself',
      title: 'For yourself',
      blocks: [
        text(
          'Read your report twice: once quickly, marking what fits, and once a week later, marking what you would rather had not fitted. Then give it to someone who knows you, and ask which line they would have written first.',
        ),
        {
          kind: 'actions',
          items: [{ to: paths.category({ type: 'lpitest' }), text: 'Take the inventory' }],
        },
      ],
    },
  ],
  next: [
    {
      title: 'Emotional intelligence',
      text: 'Four abilities that can be practised, whatever one’s profile.',
      to: paths.emotionalIntelligence,
    },
    {
      title: 'Creative thinking',
      text: 'How to find more ideas, and then fewer and better ones.',
      to: paths.creativeThinking,
    },
    {
      title: 'Services',
      text: 'Workshops, testing and help with data, for all of the above.',
      to: paths.services,
    },
  ],
}
