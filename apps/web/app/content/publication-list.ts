import type { DocumentName } from './documents'

/** Our PDF, the record of a university, or neither. */
type Source =
  | { readonly kind: 'document'; readonly document: DocumentName }
  | { readonly kind: 'record'; readonly link: 'thesis_record' }
  | { readonly kind: 'none' }

interface Publication {
  readonly number: number
  readonly name: string
  readonly title: string
  readonly source: Source
}

const document = (name: DocumentName): Source => ({ kind: 'document', document: name })

/**
 * The 13 rows of requirements §2: 1 to 4 and 7 to 13 with a download; theses 5 and 6 without, 6 with a university's record.
 * Names and titles are samples until the owner replaces them.
 */
export const publications: readonly Publication[] = [
  {
    number: 1,
    name: 'Sample Author A',
    title: 'Five dimensions of personality: a sample paper',
    source: document('publication_01'),
  },
  {
    number: 2,
    name: 'Sample Author A',
    title: 'Reading a profile: notes for trainers (sample)',
    source: document('publication_02'),
  },
  {
    number: 3,
    name: 'Sample Author B',
    title: 'Personality and the working group: a sample paper',
    source: document('publication_03'),
  },
  {
    number: 4,
    name: 'Sample Authors A and B',
    title: 'Profiles of learners: a sample classroom study',
    source: document('publication_04'),
  },
  {
    number: 5,
    name: 'Sample Candidate C',
    title: 'Personality and the choice of career: a sample thesis',
    source: { kind: 'none' },
  },
  {
    number: 6,
    name: 'Sample Candidate D',
    title: 'Temperament and teamwork: a sample thesis',
    source: { kind: 'record', link: 'thesis_record' },
  },
  {
    number: 7,
    name: 'Sample Author C',
    title: 'Emotional intelligence and personality: a sample paper',
    source: document('publication_07'),
  },
  {
    number: 8,
    name: 'Sample Author C',
    title: 'Naming what you feel: exercises for a class (sample)',
    source: document('publication_08'),
  },
  {
    number: 9,
    name: 'Sample Author D',
    title: 'Opening up and choosing: a sample paper on creative thinking',
    source: document('publication_09'),
  },
  {
    number: 10,
    name: 'Sample Author D',
    title: 'Mixed groups and their ideas: a sample report',
    source: document('publication_10'),
  },
  {
    number: 11,
    name: 'Sample Author E',
    title: 'From questionnaire to table: a sample guide',
    source: document('publication_11'),
  },
  {
    number: 12,
    name: 'Sample Authors D and E',
    title: 'Talking about profiles in counselling (sample)',
    source: document('publication_12'),
  },
  {
    number: 13,
    name: 'Sample Author E',
    title: 'Types, scales and everyday speech: a sample essay',
    source: document('publication_13'),
  },
]
