import type { ProductFormat, ProductType } from '@shop/contract'
import type { Dimension } from '@shop/design'

export interface SeedProduct {
  readonly id: number
  readonly name: string
  /** In sen. */
  readonly price: number
  readonly type: ProductType
  readonly format: ProductFormat
  readonly min_order_quantity: number
  readonly max_order_quantity: number
  readonly summary: string
  readonly description: readonly string[]
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly related: readonly number[]
  /** The colour of the cover. */
  readonly hue: Dimension
  /** The format of a cover that is no SVG. */
  readonly raster?: 'jpg' | 'png'
  readonly featured?: true
  readonly bestSeller?: true
}

const individual = { type: 'lpitest', format: 'online_test', min_order_quantity: 1, max_order_quantity: 10 } as const
const group = { type: 'lpigroup', format: 'online_test', min_order_quantity: 5, max_order_quantity: 50 } as const
const book = { type: 'other', format: 'book' } as const
const ebook = { type: 'other', format: 'ebook', min_order_quantity: 1, max_order_quantity: 1 } as const

const testFacts = (minutes: number, report: number) =>
  [
    ['Taken', 'Online, on any device'],
    ['Time', `About ${minutes} minutes`],
    ['Report', `${report} pages, PDF`],
  ] as const
const bookFacts = (pages: number) =>
  [
    ['Format', 'Paperback, 152 × 229\u00a0mm'],
    ['Pages', `${pages}`],
    ['Language', 'English'],
  ] as const
const ebookFacts = (pages: number) =>
  [
    ['Format', 'PDF and EPUB, sent by email'],
    ['Pages', `${pages}`],
    ['Language', 'English'],
  ] as const

/** All titles are samples. `related` holds product ids. */
export const products: readonly SeedProduct[] = [
  {
    id: 1,
    name: 'LPI Personality Profile',
    price: 8900,
    ...individual,
    hue: 'openness',
    raster: 'jpg',
    featured: true,
    bestSeller: true,
    summary: 'The full inventory for one person, with a report on all five dimensions.',
    description: [
      'One seat for the five-dimension inventory: Openness, Neutral, Analytical, Relational and Decisive. Answer at your own pace; your progress is kept.',
      'The report plots your profile on the radar, explains each dimension in plain words and closes with questions to think about.',
    ],
    facts: testFacts(35, 18),
    related: [2, 6, 8],
  },
  {
    id: 2,
    name: 'LPI Short Profile',
    price: 4900,
    ...individual,
    hue: 'analytical',
    summary: 'A first look at the five dimensions in a quarter of an hour.',
    description: [
      'The short form of the inventory for one person. It gives the same five scores with a little less precision, and a report of six pages.',
    ],
    facts: testFacts(15, 6),
    related: [1, 8],
  },
  {
    id: 3,
    name: 'LPI Emotional Intelligence Profile',
    price: 6900,
    ...individual,
    hue: 'relational',
    featured: true,
    summary: 'How you notice, name and handle feelings, your own and those of others.',
    description: [
      'A measure of emotional intelligence for one person, alongside the personality profile or on its own.',
      'The report shows strengths first and suggests one habit to practise for each area.',
    ],
    facts: testFacts(25, 12),
    related: [1, 9],
  },
  {
    id: 4,
    name: 'LPI Team Profile',
    price: 7500,
    ...group,
    hue: 'decisive',
    raster: 'png',
    featured: true,
    bestSeller: true,
    summary: 'Seats for a team, with a report that compares the profiles.',
    description: [
      'Each member takes the full inventory and receives their own report. The team report shows where the group is strong, and what is missing.',
      'Priced per seat, for five people or more.',
    ],
    facts: [
      ['Seats', '5 to 50'],
      ['Taken', 'Online, on any device'],
      ['Report', 'One for each member, one for the team'],
    ],
    related: [5, 10],
  },
  {
    id: 5,
    name: 'LPI Classroom Profile',
    price: 3500,
    ...group,
    min_order_quantity: 10,
    max_order_quantity: 50,
    hue: 'neutral',
    summary: 'Seats for a class or a course, at an education price.',
    description: [
      'The inventory for groups in schools, colleges and universities. The teacher sees the group’s profile; the students’ own reports stay with the students.',
    ],
    facts: [
      ['Seats', '10 to 50'],
      ['Taken', 'Online, in a lesson of 45 minutes'],
      ['Report', 'One for each student, one for the class'],
    ],
    related: [4, 7],
  },
  {
    id: 6,
    name: 'Career Test',
    price: 5900,
    type: 'other',
    format: 'online_test',
    min_order_quantity: 1,
    max_order_quantity: 5,
    hue: 'decisive',
    raster: 'png',
    featured: true,
    bestSeller: true,
    summary: 'Match your profile with fields of work, and see why each one fits.',
    description: [
      'For students before a choice and for adults before a change. The report ranks families of occupations and shows which of your answers support each.',
    ],
    facts: testFacts(30, 14),
    related: [1, 7, 11],
  },
  {
    id: 7,
    name: 'Choosing a Path: A Workbook',
    price: 3900,
    ...book,
    min_order_quantity: 1,
    max_order_quantity: 20,
    hue: 'decisive',
    raster: 'jpg',
    summary: 'Twelve exercises for finding out what you want to do next.',
    description: ['A workbook to write in. Each exercise takes half an hour and ends with one sentence to keep.'],
    facts: bookFacts(128),
    related: [6, 11],
  },
  {
    id: 8,
    name: 'Five Dimensions: An Introduction',
    price: 5500,
    ...book,
    min_order_quantity: 1,
    max_order_quantity: 20,
    hue: 'openness',
    featured: true,
    bestSeller: true,
    summary: 'What the inventory measures, how it came about and how to read a profile.',
    description: [
      'The general reader’s guide to the five dimensions, with thirty worked profiles.',
      'You need no statistics; if you want them, they’re in the appendix.',
    ],
    facts: bookFacts(240),
    related: [1, 10, 12],
  },
  {
    id: 9,
    name: 'Emotional Intelligence at Work',
    price: 6200,
    ...book,
    min_order_quantity: 1,
    max_order_quantity: 20,
    hue: 'relational',
    bestSeller: true,
    summary: 'Meetings, feedback and conflict, seen through the feelings in the room.',
    description: ['Short chapters, each built on a scene from working life, with a page of practice at the end.'],
    facts: bookFacts(208),
    related: [3, 13],
  },
  {
    id: 10,
    name: 'The Facilitator’s Handbook',
    price: 12800,
    ...book,
    min_order_quantity: 1,
    max_order_quantity: 10,
    hue: 'neutral',
    raster: 'jpg',
    summary: 'Plans, slides and handouts for a two-day workshop on the inventory.',
    description: [
      'For licensed trainers and people who want to become one: eight sessions with timings, instructions and material to copy.',
    ],
    facts: [
      ['Format', 'Ring binder, A4'],
      ['Pages', '312'],
      ['Language', 'English'],
    ],
    related: [4, 8],
  },
  {
    id: 11,
    name: 'Choosing a Path (ebook)',
    price: 1900,
    ...ebook,
    hue: 'decisive',
    summary: 'The workbook as PDF and EPUB, to fill in on a tablet.',
    description: ['The twelve exercises of the workbook in a form that can be filled in on screen. Sent by email.'],
    facts: ebookFacts(120),
    related: [6, 7],
  },
  {
    id: 12,
    name: 'Five Dimensions (ebook)',
    price: 2900,
    ...ebook,
    hue: 'openness',
    summary: 'The introduction as PDF and EPUB.',
    description: ['The text of the printed book with its plates in colour. Sent by email.'],
    facts: ebookFacts(236),
    related: [1, 8],
  },
  {
    id: 13,
    name: 'Thinking Sideways: Creative Practice (ebook)',
    price: 2400,
    ...ebook,
    hue: 'analytical',
    featured: true,
    summary: 'Forty short exercises in creative thinking, alone or in a group.',
    description: ['Each exercise fits on one page: what to do, how long, and what to look out for. Sent by email.'],
    facts: ebookFacts(96),
    related: [9, 14],
  },
  {
    id: 14,
    name: 'Reading Data: A Student’s Companion',
    price: 4800,
    ...book,
    min_order_quantity: 2,
    max_order_quantity: 30,
    hue: 'analytical',
    summary: 'From a questionnaire to a results chapter, step by step. Sold from two copies.',
    description: [
      'For students who have data and a deadline. Each step is shown on one sample file, from coding the answers to writing up.',
      'For pairs and classes: at least two copies.',
    ],
    facts: bookFacts(184),
    related: [13, 5],
  },
]

/** The file of a product's cover under /uploads/. */
export const coverFile = ({ id, raster }: SeedProduct): string => `cover-${id}.${raster ?? 'svg'}`

/** The file of the cover that is made on request for a product without a thumbnail. */
export const madeCoverFile = (productId: number): string => `product-${productId}.svg`
