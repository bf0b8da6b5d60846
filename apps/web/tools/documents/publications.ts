import { publications } from '../../app/content/publication-list.ts'
import type { SampleDocument } from './model.ts'

/** A sample of each downloadable publication: its title page and how it would be divided. */
export const publicationDocuments: readonly SampleDocument[] = publications.flatMap(({ name, title, source }) =>
  source.kind === 'document'
    ? [
        {
          name: source.document.replaceAll('_', '-'),
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
