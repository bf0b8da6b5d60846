/**
 * Names and titles are samples until the owner replaces them. A thesis has no download; `record` is that of its university, a link in
 * data.json.
 */
const rows = [
  { name: 'Sample Author A', title: 'Five dimensions of personality: a sample paper' },
  { name: 'Sample Author A', title: 'Reading a profile: notes for trainers (sample)' },
  { name: 'Sample Author B', title: 'Personality and the working group: a sample paper' },
  { name: 'Sample Authors A and B', title: 'Profiles of learners: a sample classroom study' },
  { name: 'Sample Candidate C', title: 'Personality and the choice of career: a sample thesis', isThesis: true },
  {
    name: 'Sample Candidate D',
    title: 'Temperament and teamwork: a sample thesis',
    isThesis: true,
    record: 'thesis_record',
  },
  { name: 'Sample Author C', title: 'Emotional intelligence and personality: a sample paper' },
  { name: 'Sample Author C', title: 'Naming what you feel: exercises for a class (sample)' },
  { name: 'Sample Author D', title: 'Opening up and choosing: a sample paper on creative thinking' },
  { name: 'Sample Author D', title: 'Mixed groups and their ideas: a sample report' },
  { name: 'Sample Author E', title: 'From questionnaire to table: a sample guide' },
  { name: 'Sample Authors D and E', title: 'Talking about profiles in counselling (sample)' },
  { name: 'Sample Author E', title: 'Types, scales and everyday speech: a sample essay' },
]

/** The 13 publications of requirements §2, in its order; `document` is the name of the PDF in data.json. */
export const publications = rows.map((row, index) => ({
  ...row,
  number: index + 1,
  document: row.isThesis ? undefined : `publication_${String(index + 1).padStart(2, '0')}`,
}))
