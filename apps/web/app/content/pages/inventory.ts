import { paths } from '../../config/paths'
import { builtSite } from '../../config/site'
import { type ContentPageData, text } from '../model'
import { dimensionTexts } from './dimension-texts'
import { inventoryHead } from './inventory.head'

export const inventory: ContentPageData = {
  ...inventoryHead,
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
          'The five are scored separately and read together. What makes a profile worth reading is not one high score or one low one, but the company that they keep.',
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
          texts: [
            [
              { strong: 'The furthest corner.' },
              ' Here it is Relational, with Openness beside it: someone who thinks aloud, in company, and likes new ground.',
            ],
            [{ strong: 'The nearest.' }, ' Neutral lies closest to the centre, so this person shows what they feel.'],
            [
              { strong: 'The pairs.' },
              ' With Analytical above the middle, the ideas are likely to be checked before they are sold.',
            ],
            'That is a reading, not a verdict. Whoever the profile belongs to has the last word on it.',
          ],
        },
      ],
    },
    {
      id: 'dimensions',
      title: 'The five dimensions',
      blocks: [
        {
          kind: 'ways',
          items: dimensionTexts.map(({ dimension, name, short }) => ({
            dimension,
            title: name,
            text: short,
            to: `${paths.dimensions}#${dimension}`,
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
      to: paths.temperaments,
    },
    {
      title: 'Applications',
      text: 'Where a profile helps: in teams, at school, in counselling, at home.',
      to: paths.applications,
    },
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
      title: 'The author',
      text: 'Who wrote the inventory, and to what end.',
      to: paths.author,
    },
  ],
}
