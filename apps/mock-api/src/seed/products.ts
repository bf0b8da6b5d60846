import type { SeedProduct } from './seed-schema.ts'

const listed = { is_featured: false, is_best_seller: false }
const individual = { ...listed, type: 'lpitest', format: 'online_test', min_quantity: 1, max_quantity: 10 } as const
const group = { ...listed, type: 'lpigroup', format: 'online_test', min_quantity: 5, max_quantity: 50 } as const
const book = { ...listed, type: 'other', format: 'book', min_quantity: 1, max_quantity: 20 } as const
const ebook = { ...listed, type: 'other', format: 'ebook', min_quantity: 1, max_quantity: 1 } as const

const factsOf = (facts: Readonly<Record<string, string>>): SeedProduct['facts'] =>
  Object.entries(facts).map(([label, value]) => ({ label, value }))

const testFacts = (minutes: number, report: number) =>
  factsOf({ Taken: 'Online, on any device', Time: `About ${minutes} minutes`, Report: `${report} pages, PDF` })
/** The cover of a test, and two spreads of its sample report. */
const withSpreads = (cover: string, report: 'lpi' | 'eq') => ({
  thumbnail: cover,
  images: [cover, `report-${report}-1.jpg`, `report-${report}-2.jpg`],
})
const bookFacts = (pages: number, format = 'Paperback, 152 × 229\u00a0mm') =>
  factsOf({ Format: format, Pages: `${pages}`, Language: 'English' })
const ebookFacts = (pages: number) => bookFacts(pages, 'PDF and EPUB, sent by email')

/** All titles are samples. */
export const products: readonly SeedProduct[] = [
  {
    id: 1,
    name: 'LPI Personality Profile',
    price: 89,
    ...individual,
    ...withSpreads('cover-1.jpg', 'lpi'),
    is_featured: true,
    is_best_seller: true,
    summary: 'The full inventory for one person, with a report on all five dimensions.',
    description: [
      'One seat for the five-dimension inventory: Openness, Neutral, Analytical, Relational and Decisive. Answer at your own pace; your progress is kept.',
      'The report plots your profile on the radar, explains each dimension in plain words and closes with questions to think about.',
    ],
    facts: testFacts(35, 18),
    related_ids: [2, 6, 8],
  },
  {
    id: 2,
    name: 'LPI Short Profile',
    price: 49,
    ...individual,
    thumbnail: 'cover-2.svg',
    summary: 'A first look at the five dimensions in a quarter of an hour.',
    description: [
      'The short form of the inventory for one person. It gives the same five scores with a little less precision, and a report of six pages.',
    ],
    facts: testFacts(15, 6),
    related_ids: [1, 8],
  },
  {
    id: 3,
    name: 'LPI Emotional Intelligence Profile',
    price: 69,
    ...individual,
    ...withSpreads('cover-3.svg', 'eq'),
    is_featured: true,
    summary: 'How you notice, name and handle feelings, your own and those of others.',
    description: [
      'A measure of emotional intelligence for one person, alongside the personality profile or on its own.',
      'The report shows strengths first and suggests one habit to practise for each area.',
    ],
    facts: testFacts(25, 12),
    related_ids: [1, 9],
  },
  {
    id: 4,
    name: 'LPI Team Profile',
    price: 75,
    ...group,
    ...withSpreads('cover-4.png', 'lpi'),
    is_featured: true,
    is_best_seller: true,
    summary: 'Seats for a team, with a report that compares the profiles.',
    description: [
      'Each member takes the full inventory and receives their own report. The team report shows where the group is strong, and what is missing.',
      'Priced per seat, for five people or more.',
    ],
    facts: factsOf({
      Seats: '5 to 50',
      Taken: 'Online, on any device',
      Report: 'One for each member, one for the team',
    }),
    related_ids: [5, 10],
  },
  {
    id: 5,
    name: 'LPI Classroom Profile',
    price: 35,
    ...group,
    min_quantity: 10,
    ...withSpreads('cover-5.svg', 'lpi'),
    summary: 'Seats for a class or a course, at an education price.',
    description: [
      'The inventory for groups in schools, colleges and universities. The teacher sees the group’s profile; the students’ own reports stay with the students.',
    ],
    facts: factsOf({
      Seats: '10 to 50',
      Taken: 'Online, in a lesson of 45 minutes',
      Report: 'One for each student, one for the class',
    }),
    related_ids: [4, 7],
  },
  {
    id: 6,
    name: 'Career Test',
    price: 59,
    ...individual,
    type: 'other',
    max_quantity: 5,
    thumbnail: 'cover-6.png',
    is_featured: true,
    is_best_seller: true,
    summary: 'Match your profile with fields of work, and see why each one fits.',
    description: [
      'For students before a choice and for adults before a change. The report ranks families of occupations and shows which of your answers support each.',
    ],
    facts: testFacts(30, 14),
    related_ids: [1, 7, 11],
  },
  {
    id: 7,
    name: 'Choosing a Path: A Workbook',
    price: 39,
    ...book,
    thumbnail: 'cover-7.jpg',
    summary: 'Twelve exercises for finding out what you want to do next.',
    description: ['A workbook to write in. Each exercise takes half an hour and ends with one sentence to keep.'],
    facts: bookFacts(128),
    related_ids: [6, 11],
  },
  {
    id: 8,
    name: 'Five Dimensions: An Introduction',
    price: 55,
    ...book,
    thumbnail: 'cover-8.svg',
    is_featured: true,
    is_best_seller: true,
    summary: 'What the inventory measures, how it came about and how to read a profile.',
    description: [
      'The general reader’s guide to the five dimensions, with thirty worked profiles.',
      'You need no statistics; if you want them, they’re in the appendix.',
    ],
    facts: bookFacts(240),
    related_ids: [1, 10, 12],
  },
  {
    id: 9,
    name: 'Emotional Intelligence at Work',
    price: 62,
    ...book,
    thumbnail: 'cover-9.svg',
    is_best_seller: true,
    summary: 'Meetings, feedback and conflict, seen through the feelings in the room.',
    description: ['Short chapters, each built on a scene from working life, with a page of practice at the end.'],
    facts: bookFacts(208),
    related_ids: [3, 13],
  },
  {
    id: 10,
    name: 'The Facilitator’s Handbook',
    price: 128,
    ...book,
    max_quantity: 10,
    thumbnail: 'cover-10.jpg',
    summary: 'Plans, slides and handouts for a two-day workshop on the inventory.',
    description: [
      'For licensed trainers and people who want to become one: eight sessions with timings, instructions and material to copy.',
    ],
    facts: bookFacts(312, 'Ring binder, A4'),
    related_ids: [4, 8],
  },
  {
    id: 11,
    name: 'Choosing a Path (ebook)',
    price: 19,
    ...ebook,
    thumbnail: 'cover-11.svg',
    summary: 'The workbook as PDF and EPUB, to fill in on a tablet.',
    description: ['The twelve exercises of the workbook in a form that can be filled in on screen. Sent by email.'],
    facts: ebookFacts(120),
    related_ids: [6, 7],
  },
  {
    id: 12,
    name: 'Five Dimensions (ebook)',
    price: 29,
    ...ebook,
    thumbnail: 'cover-12.svg',
    summary: 'The introduction as PDF and EPUB.',
    description: ['The text of the printed book with its plates in colour. Sent by email.'],
    facts: ebookFacts(236),
    related_ids: [1, 8],
  },
  {
    id: 13,
    name: 'Thinking Sideways: Creative Practice (ebook)',
    price: 24,
    ...ebook,
    thumbnail: 'cover-13.svg',
    is_featured: true,
    summary: 'Forty short exercises in creative thinking, alone or in a group.',
    description: ['Each exercise fits on one page: what to do, how long, and what to look out for. Sent by email.'],
    facts: ebookFacts(96),
    related_ids: [9, 14],
  },
  {
    id: 14,
    name: 'Reading Data: A Student’s Companion',
    price: 48,
    ...book,
    min_quantity: 2,
    max_quantity: 30,
    thumbnail: 'cover-14.svg',
    summary: 'From a questionnaire to a results chapter, step by step. Sold from two copies.',
    description: [
      'For students who have data and a deadline. Each step is shown on one sample file, from coding the answers to writing up.',
      'For pairs and classes: at least two copies.',
    ],
    facts: bookFacts(184),
    related_ids: [13, 5],
  },
]
