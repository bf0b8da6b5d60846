import { POLICY } from '@shop/contract'
import { paths } from '../../config/paths'
import { builtSite } from '../../config/site'
import type { Text, Titled, Way } from '../../content/model'

export const whatItIs = {
  title: 'A description, not a verdict',
  paragraphs: [
    'The LPI is a questionnaire about how you think, feel and act. Your answers are added up along five dimensions, and together these draw a shape: your profile. It has no pass mark and no best result. Both ends of every scale have something to be said for them.',
    'People use it to know themselves a little better, to choose a course or a career, and to work with others who are differently made.',
  ],
} as const

interface Group {
  readonly title: string
  readonly ways: readonly Way[]
}

export const whoItIsFor: Group = {
  title: 'Who it is for',
  ways: [
    {
      title: 'For yourself',
      text: 'One seat, one profile, and a report in plain words that is yours alone.',
      to: paths.category({ type: 'lpitest' }),
    },
    {
      title: 'For teams and classes',
      text: 'Seats for a group, and a picture of how the profiles lie over one another.',
      to: paths.category({ type: 'lpigroup' }),
    },
    {
      title: 'For those who choose a path',
      text: 'The career test, and a workbook to go with it.',
      to: paths.category({ q: 'career' }),
    },
    {
      title: 'For trainers and researchers',
      text: 'Licences, workshops, publications, and help with your data.',
      to: paths.services,
    },
  ],
}

interface Sequence {
  readonly title: string
  readonly steps: readonly Titled[]
}

export const howItWorks: Sequence = {
  title: 'How it works',
  steps: [
    { title: 'Choose', text: 'A test, a book or an ebook. Prices are in ringgit, and what you see is what you pay.' },
    { title: 'Pay by card', text: 'On the page of our payment provider. No account is needed to begin.' },
    {
      title: 'Receive',
      text: `Access to tests in your account; ebooks by email within ${POLICY.ebookWorkingDays} working days; books free of charge in Malaysia, within ${POLICY.deliveryWorkingDays} working days.`,
    },
    {
      title: 'Talk it over',
      text: ['With someone who knows you, or with a ', { to: paths.trainers, text: 'licensed trainer' }, '.'],
    },
  ],
}

const [firstWords] = builtSite.author.biography

export const authorWords: { readonly title: string; readonly text: Text } = {
  title: builtSite.author.name || 'The author',
  text:
    firstWords ??
    'One author, five dimensions, and for each of them words that describe a person without praise or blame. The shape comes from your answers; what it means is for you to say.',
}
