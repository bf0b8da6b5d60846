import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { underInventory } from './inventory'

export const temperaments: ContentPageData = {
  path: paths.temperaments,
  title: 'Temperaments compared',
  description:
    'The four classical temperaments beside the five dimensions of the inventory: a comparison table of what they share and where they part.',
  lead: 'People have sorted people for a very long time. The oldest scheme that is still in daily speech has four types; the inventory has five scales. Here they stand side by side.',
  parents: underInventory,
  sections: [
    {
      id: 'four',
      title: 'Four types, and their long life',
      blocks: [
        text(
          'Ancient Greek medicine explained the body by four fluids, and later writers explained character by them: the cheerful sanguine, the fiery choleric, the thoughtful melancholic, the placid phlegmatic. The fluids have been forgotten. The words have stayed, because everybody knows somebody whom they fit.',
        ),
      ],
    },
    {
      id: 'comparison',
      title: 'Side by side',
      blocks: [
        {
          kind: 'comparison',
          table: {
            caption: 'The five dimensions compared with the four classical temperaments',
            columns: ['Dimension', 'Recalls', 'What they share', 'Where they part'],
            rows: [
              {
                dimension: 'openness',
                cells: [
                  'Openness',
                  'None of the four',
                  'The old scheme has no place for curiosity.',
                  'The inventory gives it a scale of its own.',
                ],
              },
              {
                dimension: 'neutral',
                cells: [
                  'Neutral',
                  'Phlegmatic',
                  'Calm, patience, a dislike of quarrels.',
                  'The phlegmatic type was called slow; evenness says nothing about speed.',
                ],
              },
              {
                dimension: 'analytical',
                cells: [
                  'Analytical',
                  'Melancholic',
                  'Thoroughness, high standards, an eye for what is wrong.',
                  'The melancholic type was called sad; care for detail is no mood.',
                ],
              },
              {
                dimension: 'relational',
                cells: [
                  'Relational',
                  'Sanguine',
                  'Warmth, talk, pleasure in company.',
                  'The sanguine type was called fickle; warmth and constancy go together well.',
                ],
              },
              {
                dimension: 'decisive',
                cells: [
                  'Decisive',
                  'Choleric',
                  'Drive, directness, the wish to lead.',
                  'The choleric type was called angry; one can settle a matter quietly.',
                ],
              },
            ],
          },
        },
        {
          kind: 'note',
          text: 'The table compares descriptions, in our own reading of them. It does not convert one into the other: nobody’s score on a scale makes them a type.',
        },
      ],
    },
    {
      id: 'types-and-scales',
      title: 'Why scales and not types',
      blocks: [
        text(
          'A type is a box: one is in it or out of it. A scale is a line, and most people stand somewhere near the middle of most lines. Two people in one box may have less in common than two on either side of its wall, and the words that fit best are often “somewhat” and “it depends”. A profile can say those.',
        ),
      ],
    },
  ],
  next: [
    {
      title: 'The five dimensions',
      text: 'Each one in full, high and low.',
      link: { to: paths.dimensions, text: 'Read about the dimensions' },
    },
    {
      title: 'Applications',
      text: 'What people do with a profile once they have one.',
      link: { to: paths.applications, text: 'See the applications' },
    },
  ],
}
