/**
 * Names of the documents that pages link to. The owner sets their addresses under `pdfs` in data.json; `tools/make-documents.ts`
 * generates the samples in the repository.
 */
export const documentNames = [
  'brochure',
  'sample_report_lpi',
  'sample_report_eq',
  'workshop_personality',
  'workshop_emotional_intelligence',
  'workshop_creative_thinking',
  'publication_01',
  'publication_02',
  'publication_03',
  'publication_04',
  'publication_07',
  'publication_08',
  'publication_09',
  'publication_10',
  'publication_11',
  'publication_12',
  'publication_13',
] as const

export type DocumentName = (typeof documentNames)[number]
