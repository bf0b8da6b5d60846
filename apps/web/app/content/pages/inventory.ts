import { paths } from '../../config/paths'
import { builtSite } from '../../config/site'
import { type ContentPageData, text } from '../model'
import { dimensionTexts } from './dimension-texts'

export const inventory: ContentPageData = {
  path: paths.inventory,
  title: 'The inventory',
  headTitle: 'The LPI, a five-dimension personality inventory',
  description:
    'What the LPI measures, how it is taken and how to read a profile: a personality inventory with five dimensions, explained with a sample.',
  lead: 'The LPI is a questionnaire that describes a personality on five dimensions. It has no pass mark and no best result: it draws a shape, and the shape is where the conversation starts.',
  sections: [
    {
      id: 'what-it-is',
      title: 'What it is',
      blocks: [
        text(
          'An inventory is a list of short statements. You say how well each one describes you, and the answers are added up along five dimensions. Each dimension is a scale with a middle and two ends, and both ends have something to be said for them.',
        ),
        text(
          'The five are independent: a high score on one tells you nothing about the others. What makes a profile worth reading is the way in which the five stand together.',
        ),
      ],
    },
    {
      id: 'profile',
      title: 'A profile, and how to read it',
      blocks: [
        {
          kind: 'drawing',
          drawing: 'radar',
          caption:
            'A sample profile, made up for this page. Each corner is a dimension; the further out the point, the higher the score.',
        },
        text(
          'Begin with the corner that reaches furthest. Here it is Relational, with Openness beside it: someone who thinks aloud, in company, and likes new ground. Then look for the nearest point. Neutral lies closest to the centre, so this person shows what they feel. Last, look at the pairs: with Analytical above the middle, the ideas are likely to be checked before they are sold.',
        ),
        text('That is a reading, not a verdict. Whoever the profile belongs to has the last word on it.'),
      ],
    },
    {
      id: 'dimensions',
      title: 'The five dimensions',
      blocks: [
        {
          kind: 'cards',
          items: dimensionTexts.map(({ dimension, name, short }) => ({
            dimension,
            title: name,
            text: short,
            link: { to: `${paths.dimensions}#${dimension}`, text: `More about ${name}` },
          })),
        },
      ],
    },
    {
      id: 'how-it-is-taken',
      title: 'How it is taken',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Get access', text: 'Buy one seat for yourself, or seats for a team or a class.' },
            {
              title: 'Answer',
              text: 'Online, at your own pace. There are no right answers, and the first thought is usually the best.',
            },
            { title: 'Read', text: 'You receive a report with your profile and what it suggests, in plain words.' },
            { title: 'Talk it over', text: 'With someone who knows you, or with a licensed trainer.' },
          ],
        },
        {
          kind: 'actions',
          items: [
            { to: paths.category({ format: 'online_test' }), text: 'Take the inventory' },
            { to: paths.trainers, text: 'Find a licensed trainer' },
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What it is not',
      blocks: [
        text(
          'It is not a test of ability, not a diagnosis and not a forecast, and it should never decide alone about a person. The ',
          { to: paths.disclaimer, text: 'Disclaimer' },
          ' says so at greater length; the ',
          { document: 'sample_report_lpi', text: 'sample report' },
          ' shows what you get.',
        ),
        ...(builtSite.author.reference
          ? [{ kind: 'note', text: `Reference: ${builtSite.author.reference}` } as const]
          : []),
      ],
    },
  ],
  next: [
    {
      title: 'Temperaments compared',
      text: 'The five dimensions beside the four temperaments of old.',
      link: { to: paths.temperaments, text: 'See the comparison' },
    },
    {
      title: 'Applications',
      text: 'Where a profile helps: in teams, at school, in counselling, at home.',
      link: { to: paths.applications, text: 'See the applications' },
    },
    {
      title: 'Emotional intelligence',
      text: 'Four abilities that can be practised, whatever one’s profile.',
      link: { to: paths.emotionalIntelligence, text: 'Read about EQ' },
    },
    {
      title: 'Creative thinking',
      text: 'How to find more ideas, and then fewer and better ones.',
      link: { to: paths.creativeThinking, text: 'Read on' },
    },
    {
      title: 'The author',
      text: 'Who wrote the inventory, and to what end.',
      link: { to: paths.author, text: 'About the author' },
    },
  ],
}

/** The way from home to the inventory's own pages. */
export const underInventory = [{ title: inventory.title, path: inventory.path }] as const
