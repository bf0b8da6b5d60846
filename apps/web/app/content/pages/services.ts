import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { servicesHead } from './services.head'

export const services: ContentPageData = {
  ...servicesHead,
  lead: 'What we do beside the shop: for teams and schools, for people who test people, and for those who sit before a file of data.',
  drawing: 'seats',
  sections: [
    {
      id: 'training-workshops',
      title: 'Training Workshops',
      blocks: [
        text(
          'Three topics, each a workshop of its own or part of a series. Every one is built on exercises rather than slides, and is led by a ',
          { to: paths.trainers, text: 'licensed trainer' },
          ' at your place or at one that we arrange.',
        ),
        {
          kind: 'documents',
          items: [
            {
              document: 'workshop_personality',
              title: 'Personality at work',
              note: 'Reading one’s own profile, reading a team’s, and what to do on Monday.',
            },
            {
              document: 'workshop_emotional_intelligence',
              title: 'Emotional intelligence',
              note: 'Noticing, naming and using what one feels, in talk and under pressure.',
            },
            {
              document: 'workshop_creative_thinking',
              title: 'Creative thinking',
              note: 'Ways of finding more ideas, and of choosing among them well.',
            },
          ],
        },
        { kind: 'actions', items: [{ to: paths.contact, text: 'Ask about a workshop' }] },
      ],
    },
    {
      id: 'psychometric-testing',
      title: 'Psychometric Testing',
      blocks: [
        text(
          'For selection, development, guidance and research. We set up the tests, see to access for each person, and explain the reports to those who have to use them.',
        ),
        {
          kind: 'cards',
          items: [
            {
              title: 'Personality profiling',
              text: 'The inventory itself: five dimensions, one profile, a report in plain words.',
              link: { to: paths.inventory, text: 'About the inventory' },
            },
            {
              title: 'An EQ measure',
              text: 'How someone notices, names and handles feelings, to be read beside the profile or alone.',
              link: { to: paths.emotionalIntelligence, text: 'About emotional intelligence' },
            },
            {
              title: 'IQ tests',
              text: 'Tests of reasoning for groups and individuals, by arrangement.',
              link: { to: paths.contact, text: 'Ask about IQ tests' },
            },
          ],
        },
        {
          kind: 'documents',
          items: [
            { document: 'brochure', title: 'Brochure', note: 'The inventory on two pages, to hand on.' },
            {
              document: 'sample_report_lpi',
              title: 'Sample report: personality profile',
              note: 'What a person receives, drawn from an invented set of answers.',
            },
            {
              document: 'sample_report_eq',
              title: 'Sample report: EQ measure',
              note: 'The same for emotional intelligence.',
            },
          ],
        },
        {
          kind: 'actions',
          items: [{ to: paths.category({ format: 'online_test' }), text: 'Buy a test' }],
        },
      ],
    },
    {
      id: 'statistical-data-processing',
      title: 'Statistical Data Processing',
      blocks: [
        {
          kind: 'drawing',
          drawing: 'bell',
          caption: 'Most of a normal curve lies near its middle. The interesting part is often elsewhere.',
          texts: [
            'Data analysis for students who have a questionnaire, a file and a date.',
            'We help you to choose the analysis that answers your question, run it, and explain the output so that you can write it up and defend it yourself.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              title: 'What we accept',
              text: 'Data as Excel or SPSS files. Please take names and other identifying details out before you send them.',
            },
            {
              title: 'Packages',
              text: 'Cleaning and describing the data; tests of your hypotheses; or the whole way from raw file to tables and figures. Each package is quoted once we have seen what you need.',
            },
            {
              title: 'How to begin',
              text: [
                'Write to ',
                { contact: 'email' },
                ' with your research questions, the number of variables and cases, and your date. Send the data when we ask for them.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'publications-trainers',
      title: 'Publications & Trainers',
      blocks: [
        {
          kind: 'cards',
          items: [
            {
              title: 'Publications',
              text: 'Papers, articles and theses related to the inventory, most of them to download.',
              link: { to: paths.publications, text: 'See the publications' },
            },
            {
              title: 'Licensed trainers',
              text: 'Everyone who holds a licence to teach with the inventory, and which one.',
              link: { to: paths.trainers, text: 'See the trainers' },
            },
          ],
        },
      ],
    },
  ],
}
