import { dimensions } from '@shop/design'
import { dimensionTexts } from '../app/content/dimension-texts.ts'
import { publications } from '../app/content/publication-list.ts'

/** A sample document: what it is called, and its text. */
export interface SampleDocument {
  /** File name without its ending. */
  readonly name: string
  readonly title: string
  /** Above the title: what kind of document it is. */
  readonly kind: string
  /** Under the title, for a publication its sample author. */
  readonly by?: string
  readonly parts: readonly Part[]
}

interface Part {
  readonly title: string
  readonly paragraphs?: readonly string[]
  /** Rows of a two-column list. */
  readonly rows?: readonly (readonly [string, string])[]
  /** A profile to plot: five scores between 0 and 1, in the order of the dimensions. */
  readonly profile?: readonly number[]
}

const scores = [0.82, 0.46, 0.7, 0.9, 0.58] as const
const hundredth = (score: number) => `${Math.round(score * 100)} of 100`

const day = (topic: string, rows: readonly (readonly [string, string])[]) => [
  { title: 'A day, as an example', rows },
  {
    title: 'For whom',
    paragraphs: [
      `Groups of eight to twenty who want to work on ${topic}. No previous knowledge is needed. Each person brings something to write with; we bring the rest.`,
      'Times, place and language are agreed with you beforehand. This outline is a sample: the day that you book is planned with your group in mind.',
    ],
  },
]

const serviceDocuments: readonly SampleDocument[] = [
  {
    name: 'brochure',
    kind: 'Brochure',
    title: 'A person, drawn in five dimensions',
    parts: [
      {
        title: 'What it is',
        paragraphs: [
          'The LPI is a questionnaire that describes a personality on five dimensions. It has no pass mark and no best result: it draws a shape, and the shape is where the conversation starts.',
        ],
        profile: scores,
      },
      {
        title: 'The five dimensions',
        rows: dimensions.map((dimension) => [dimensionTexts[dimension].name, dimensionTexts[dimension].short] as const),
      },
      {
        title: 'How it is taken',
        paragraphs: [
          'Online, at your own pace, by one person, a team or a class. Everyone receives a report in plain words. A licensed trainer can help to read it.',
          'The inventory is not a diagnosis and should never be the only basis for a decision about a person.',
        ],
      },
    ],
  },
  {
    name: 'sample-report-lpi',
    kind: 'Sample report',
    title: 'Personality profile',
    by: 'Made from invented answers',
    parts: [
      {
        title: 'Your profile',
        paragraphs: ['The further a corner reaches out, the more of that dimension speaks from your answers.'],
        profile: scores,
      },
      {
        title: 'Your scores',
        rows: dimensions.map((dimension, index) => {
          const { name, high, low } = dimensionTexts[dimension]
          const score = scores[index] ?? 0
          return [`${name}: ${hundredth(score)}`, score >= 0.5 ? high : low] as const
        }),
      },
      {
        title: 'Questions to think about',
        paragraphs: [
          'Which of these sentences would the people closest to you sign? Which would surprise them?',
          'When did your strongest dimension last get in your way?',
          'Who around you has most of what you have least of, and what could you ask them?',
        ],
      },
    ],
  },
  {
    name: 'sample-report-eq',
    kind: 'Sample report',
    title: 'Emotional intelligence',
    by: 'Made from invented answers',
    parts: [
      {
        title: 'Your scores today',
        rows: [
          ['Notice: 74 of 100', 'You feel early when something changes in a room. You trust this, and may.'],
          ['Name: 51 of 100', 'You have words for the strong feelings. The quiet ones often pass as “fine”.'],
          ['Understand: 66 of 100', 'You usually find out where a feeling comes from, if you are given time.'],
          ['Act: 58 of 100', 'You do what you meant to do, except late in the day.'],
        ],
      },
      {
        title: 'One habit for each',
        paragraphs: [
          'Notice: before a talk, look at three faces and guess. Afterwards, ask.',
          'Name: write down one word at noon for two weeks. No word may come twice in a row.',
          'Understand: ask “since when?” instead of “why?”.',
          'Act: answer nothing that makes you angry after six in the evening.',
        ],
      },
    ],
  },
  {
    name: 'workshop-personality',
    kind: 'Workshop outline',
    title: 'Personality at work',
    parts: day('how they work together', [
      ['Morning', 'Reading your own profile. Working in pairs: what fits, what does not, what others see.'],
      ['Late morning', 'The five dimensions as a map of the room: everyone takes a place, and explains it.'],
      ['Afternoon', 'The profile of the team. What it does without effort, and what is missing.'],
      ['Close', 'One agreement for each person, to be looked at again after four weeks.'],
    ]),
  },
  {
    name: 'workshop-emotional-intelligence',
    kind: 'Workshop outline',
    title: 'Emotional intelligence',
    parts: day('how they talk to each other, above all under pressure', [
      ['Morning', 'Noticing and naming: forty words for feelings, and where each of them sits in the body.'],
      ['Late morning', 'Saying it back: listening exercises in threes.'],
      ['Afternoon', 'Scenes from your own working life, played, stopped, and played again.'],
      ['Close', 'One habit for each person.'],
    ]),
  },
  {
    name: 'workshop-creative-thinking',
    kind: 'Workshop outline',
    title: 'Creative thinking',
    parts: day('a question that they bring with them', [
      ['Morning', 'Putting the question: from a topic to one sentence that can be answered.'],
      ['Late morning', 'Opening up: four ways of finding many ideas, alone and together.'],
      ['Afternoon', 'Choosing: criteria, a vote with reasons, and the improvement of what remains.'],
      ['Close', 'A small trial for each idea, with a name and a date.'],
    ]),
  },
]

/** A sample of each downloadable publication: its title page and how it would be divided. */
const publicationDocuments: readonly SampleDocument[] = publications.flatMap(({ name, title, document }) =>
  document
    ? [
        {
          name: document.replaceAll('_', '-'),
          kind: 'Publication',
          title,
          by: name,
          parts: [
            {
              title: 'About this document',
              paragraphs: [
                'This is a sample. It takes the place of a publication, so that you can see how the page, the link and the download work. It reports no research, and nothing in it should be quoted.',
                'The publisher replaces it with the publication itself, under the same name or at another address.',
              ],
            },
            {
              title: 'How a paper is divided',
              rows: [
                ['Question', 'What the authors want to know, and why it is worth knowing.'],
                ['Method', 'Who was asked, what they were asked, and how the answers were handled.'],
                ['Results', 'What came out, in tables and figures, without comment.'],
                ['Discussion', 'What it may mean, what it does not show, and what should be asked next.'],
                ['References', 'Whom the authors have read.'],
              ],
            },
          ],
        },
      ]
    : [],
)

export const sampleDocuments = [...serviceDocuments, ...publicationDocuments]
