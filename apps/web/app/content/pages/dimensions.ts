import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { dimensionTexts } from './dimension-texts'
import { dimensionsHead } from './dimensions.head'

export const dimensionsPage: ContentPageData = {
  ...dimensionsHead,
  lead: 'Five questions about a person. Each has two good answers, and a price for either.',
  drawing: 'radar',
  sections: [
    ...dimensionTexts.map(({ dimension, name, question, short, ends, high, low, atWork, askYourself }) => ({
      id: dimension,
      title: name,
      dimension,
      blocks: [
        { kind: 'text', text: [{ strong: question }, ` ${short}`] } as const,
        { kind: 'scale', dimension, ends } as const,
        {
          kind: 'facts',
          items: [
            { title: 'Towards the rim', text: high },
            { title: 'Towards the centre', text: low },
            { title: 'What it brings to work', text: atWork },
            { title: 'To ask oneself', text: askYourself },
          ],
        } as const,
      ],
    })),
    {
      id: 'pairs',
      title: 'Two at a time',
      blocks: [
        text(
          'A dimension alone says little. Two of them together begin to sound like somebody. Some pairs, and what to keep an eye on in each:',
        ),
        {
          kind: 'comparison',
          table: {
            caption: 'Pairs of dimensions, how they often look and what is worth watching',
            columns: ['Pair', 'Often looks like', 'Worth watching'],
            rows: [
              {
                cells: [
                  'High Openness, high Analytical',
                  'Invents something, then takes it apart to see whether it holds.',
                  'Beginnings are a pleasure; the finishing is left to others.',
                ],
              },
              {
                cells: [
                  'High Neutral, high Relational',
                  'The one whom both sides of a quarrel ring up.',
                  'Carrying what belongs to other people.',
                ],
              },
              {
                cells: [
                  'High Analytical, low Decisive',
                  'The report is excellent.',
                  'It arrives after the matter has been settled.',
                ],
              },
              {
                cells: [
                  'High Decisive, low Openness',
                  'Gets the known thing done, on time, again and again.',
                  'Doing last year’s thing very well.',
                ],
              },
              {
                cells: [
                  'High Relational, low Neutral',
                  'Everybody knows where they stand, and that they matter.',
                  'A mood that the whole room has to share.',
                ],
              },
            ],
          },
        },
        {
          kind: 'note',
          text: 'These are readings to try on. One that does not fit is to be put back on the rail: the person knows better than the pair.',
        },
      ],
    },
  ],
  next: [
    {
      title: 'Temperaments compared',
      text: 'What the four temperaments of old have in common with the five dimensions.',
      to: paths.temperaments,
    },
    {
      title: 'Applications',
      text: 'What people do with a profile once they have one.',
      to: paths.applications,
    },
  ],
}
