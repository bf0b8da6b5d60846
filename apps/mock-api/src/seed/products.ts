import type { SeedRows } from './seed-schema.ts'

type SeedProduct = SeedRows['products'][number]

const individual = { product_type: 'lpitest', product_format: 'online_test', max_order_quantity: 10 } as const
const group = {
  product_type: 'lpigroup',
  product_format: 'online_test',
  min_order_quantity: 5,
  max_order_quantity: 50,
} as const
const ebook = { product_format: 'ebook', max_order_quantity: 1 } as const

const factsOf = (facts: Readonly<Record<string, string>>): SeedProduct['product_facts'] =>
  Object.entries(facts).map(([label, value]) => ({ label, value }))

/** The site says how long a test takes, and what its report is. */
const testFacts = factsOf({ Taken: 'Online, on any device' })
/** The cover of a test, and two spreads of its sample report. */
const withSpreads = (cover: string, report: 'lpi' | 'eq' | 'career' | 'short' | 'team') => ({
  product_thumbnail: cover,
  product_images: [cover, `report-${report}-1.jpg`, `report-${report}-2.jpg`],
})
const bookFacts = (pages: number, format = 'Paperback, 152 × 229\u00a0mm') =>
  factsOf({ Format: format, Pages: `${pages}`, Language: 'English' })
const ebookFacts = (pages: number) => bookFacts(pages, 'PDF and EPUB')

const choosingAPath =
  'In this book:\n1. Where you are\n2. What you do gladly\n3. What others see in you\n4. Days, places and people\n5. Fields of work\n6. Three paths on trial\n7. Deciding\n8. The first month'
const fiveDimensions =
  'In this book:\n1. What a dimension is\n2. Openness\n3. Neutral\n4. Analytical\n5. Relational\n6. Decisive\n7. Two scores together\n8. Thirty profiles, read'

/** All titles are samples. */
export const products: readonly SeedProduct[] = [
  {
    product_id: 1,
    product_name: 'LPI Personality Profile',
    product_price: 89,
    ...individual,
    ...withSpreads('cover-1.jpg', 'lpi'),
    is_featured: true,
    is_best_seller: true,
    product_summary:
      'A questionnaire about how you think, feel and decide, and a report in plain words, for one person.',
    product_description: [
      'The full questionnaire. Stop and go on whenever you like.',
      'The report shows your profile on five dimensions, explains each in plain words and ends with questions to think about.',
    ],
    product_facts: testFacts,
    related_product_ids: [2, 6, 8],
  },
  {
    product_id: 2,
    product_name: 'LPI Short Profile',
    product_price: 49,
    ...individual,
    ...withSpreads('cover-2.svg', 'short'),
    product_summary: 'A short questionnaire for a first look at your profile, for one person.',
    product_description: ['It gives the same five scores as the full questionnaire, a little less exactly.'],
    product_facts: testFacts,
    related_product_ids: [1, 8],
  },
  {
    product_id: 3,
    product_name: 'LPI Emotional Intelligence Profile',
    product_price: 69,
    ...individual,
    ...withSpreads('cover-3.svg', 'eq'),
    is_featured: true,
    product_summary: 'A questionnaire about how you notice, name and handle feelings, for one person.',
    product_description: [
      'Take it on its own or after the personality profile.',
      'The report begins with your strengths, and suggests one habit to practise for each area.',
    ],
    product_facts: testFacts,
    related_product_ids: [1, 9],
  },
  {
    product_id: 4,
    product_name: 'LPI Team Profile',
    product_price: 75,
    ...group,
    ...withSpreads('cover-4.png', 'team'),
    is_featured: true,
    product_summary: 'The full profile for each member of a team, with a report that compares them.',
    product_description: [
      'Each member takes the full questionnaire, and the report is theirs alone. The team’s report, 6 pages, shows what the group is good at, and what is missing. It is for the people in it, and anyone they agree on. Once everyone has taken the test, please write to us and say who should get it.',
    ],
    product_facts: testFacts,
    related_product_ids: [5, 10],
  },
  {
    product_id: 5,
    product_name: 'LPI Classroom Profile',
    product_price: 35,
    ...group,
    min_order_quantity: 10,
    ...withSpreads('cover-5.svg', 'team'),
    product_summary: 'The full profile for a class or a course, at a price for schools, with a report on the group.',
    product_description: [
      'For groups in schools, colleges and universities: it fits into one lesson. The students decide with their teacher who gets the report on the class; their own reports stay with them.',
      'Each student gets the same 18-page report as a member of a team. The report on the class has 6 pages. The LPI Team Profile is for colleagues, from 5 seats; this one is for a class, from 10, at a lower price per seat. Once every student has taken the test, please write to us for the report on the class.',
    ],
    product_facts: testFacts,
    related_product_ids: [4, 7],
  },
  {
    product_id: 6,
    product_name: 'Career Test',
    product_price: 59,
    ...individual,
    product_type: 'other',
    max_order_quantity: 5,
    ...withSpreads('cover-6.png', 'career'),
    is_featured: true,
    product_summary:
      'A questionnaire that shows which fields of work fit you, and why, for a first choice or a change.',
    product_description: [
      'For students choosing a subject and adults choosing again. The report ranks twelve fields of work and shows which of your answers speak for each.',
    ],
    product_facts: testFacts,
    related_product_ids: [1, 7, 11],
  },
  {
    product_id: 7,
    product_name: 'Choosing a Path: A Workbook',
    product_price: 39,
    product_thumbnail: 'cover-7.jpg',
    product_summary: 'A workbook with twelve exercises, to find out what you want to do next.',
    product_description: [
      'A workbook to write in. Each exercise takes half an hour and ends with one sentence to keep.',
      choosingAPath,
    ],
    product_facts: bookFacts(128),
    related_product_ids: [6, 11],
  },
  {
    product_id: 8,
    product_name: 'Five Dimensions: An Introduction',
    product_price: 55,
    product_thumbnail: 'cover-8.svg',
    is_featured: true,
    is_best_seller: true,
    product_summary: 'The introduction to the five dimensions: what they mean, and how to read a profile.',
    product_description: [
      'The general reader’s guide to the five dimensions, with thirty worked profiles.',
      'You need no statistics; if you want them, they’re in the appendix.',
      fiveDimensions,
    ],
    product_facts: bookFacts(240),
    related_product_ids: [1, 10, 12],
  },
  {
    product_id: 9,
    product_name: 'Emotional Intelligence at Work',
    product_price: 62,
    product_thumbnail: 'cover-9.svg',
    product_summary:
      'A book about feelings in meetings, feedback and conflict, with a page of practice in each chapter.',
    product_description: [
      'Short chapters, each built on a scene from working life, with a page of practice at the end.',
      'In this book:\n1. Noticing it in time\n2. A word for each feeling\n3. The meeting that went wrong\n4. Feedback that can be heard\n5. Conflict, and what lies under it\n6. The bad day\n7. Leading while you are tired\n8. Twelve weeks of practice',
    ],
    product_facts: bookFacts(208),
    related_product_ids: [3, 13],
  },
  {
    product_id: 10,
    product_name: 'The Facilitator’s Handbook',
    product_price: 128,
    max_order_quantity: 10,
    product_thumbnail: 'cover-10.jpg',
    product_summary: 'A binder with plans, slides and handouts for a two-day workshop on the inventory.',
    product_description: [
      'For licensed trainers and people who want to become one: eight sessions with timings, instructions and material to copy.',
      'In this binder: 1 Before the day. 2 Opening, and rules for the room. 3 The five dimensions by exercise. 4 Reading your own profile. 5 Reading the group’s. 6 Difficult questions. 7 From profile to plan. 8 Follow-up after six weeks.',
    ],
    product_facts: bookFacts(312, 'Ring binder, A4'),
    related_product_ids: [4, 8],
  },
  {
    product_id: 11,
    product_name: 'Choosing a Path (ebook)',
    product_price: 19,
    ...ebook,
    product_thumbnail: 'cover-11.svg',
    product_summary: 'The workbook as PDF and EPUB, to fill in on a screen.',
    product_description: ['The twelve exercises of the workbook, to fill in on a screen.', choosingAPath],
    product_facts: ebookFacts(120),
    related_product_ids: [6, 7],
  },
  {
    product_id: 12,
    product_name: 'Five Dimensions (ebook)',
    product_price: 29,
    ...ebook,
    product_thumbnail: 'cover-12.svg',
    product_summary: 'The introduction to the five dimensions as PDF and EPUB.',
    product_description: ['The text of the printed book with its plates in colour.', fiveDimensions],
    product_facts: ebookFacts(236),
    related_product_ids: [1, 8],
  },
  {
    product_id: 13,
    product_name: 'Thinking Sideways: Creative Practice (ebook)',
    product_price: 24,
    ...ebook,
    product_thumbnail: 'cover-13.svg',
    is_featured: true,
    product_summary: 'An ebook with forty short exercises in creative thinking, alone or in a group.',
    product_description: [
      'Each exercise fits on one page: what to do, how long, and what to look out for.',
      'In this book:\n1. Looking again\n2. Turning it round\n3. Borrowing from elsewhere\n4. Working with less\n5. With other people\n6. Choosing one idea of many',
    ],
    product_facts: ebookFacts(96),
    related_product_ids: [9, 14],
  },
  {
    product_id: 14,
    product_name: 'Reading Data: A Student’s Companion',
    product_price: 48,
    min_order_quantity: 2,
    max_order_quantity: 30,
    product_thumbnail: 'cover-14.svg',
    product_summary: 'A guide for students, from a questionnaire to a results chapter, step by step.',
    product_description: [
      'For students who have data and a deadline. Each step is shown on one sample file, from coding the answers to writing up.',
      'For pairs and classes: at least two copies.',
      'In this book:\n1. Your question, and your file\n2. Coding the answers\n3. What is missing\n4. Describing what you have\n5. Choosing a test\n6. Reading the output\n7. Tables and figures\n8. Writing up',
    ],
    product_facts: bookFacts(184),
    related_product_ids: [13, 5],
  },
]
