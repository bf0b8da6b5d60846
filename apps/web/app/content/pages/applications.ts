import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { underInventory } from './inventory'

export const applications: ContentPageData = {
  path: paths.applications,
  title: 'Applications',
  headTitle: 'Applications of the inventory',
  description:
    'Where a five-dimension profile is of use: in organisations, schools and universities, in guidance and counselling, in research, and for yourself.',
  lead: 'A profile is a description. These are the places in which a good description helps.',
  parents: underInventory,
  drawing: 'report',
  sections: [
    {
      id: 'organisations',
      title: 'In organisations',
      blocks: [
        {
          kind: 'list',
          items: [
            'Building a team that does not consist of one person six times',
            'Talking about a conflict as a difference, before it becomes a fault',
            'Preparing people to lead, beginning with how they come across',
            'Planning development talks and coaching',
            'Adding one voice, among several, to a selection interview',
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
          kind: 'list',
          items: [
            'Finding a way of learning that suits the learner',
            'Putting together project groups that work',
            'Choosing a course of study, together with the career test',
            'Teaching psychology with one’s own data',
          ],
        },
        text('The ', { site: 'career_test', text: 'career test' }, ' has a site of its own.'),
      ],
    },
    {
      id: 'guidance',
      title: 'In guidance and counselling',
      blocks: [
        {
          kind: 'list',
          items: [
            'Opening a conversation that is hard to open',
            'Giving couples and families neutral words for what makes them differ',
            'Looking at a change of career from the side of the person',
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
        {
          kind: 'list',
          items: [
            'Seeing your habits from outside',
            'Knowing what you bring, and saying so',
            'Knowing what you lack, and whom to ask',
          ],
        },
        {
          kind: 'actions',
          items: [{ to: paths.category({ type: 'lpitest' }), text: 'Take the inventory' }],
        },
      ],
    },
  ],
}
