import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { temperamentsHead } from './temperaments.head'

export const temperaments: ContentPageData = {
  ...temperamentsHead,
  lead: 'People have sorted people for a very long time. The oldest scheme that is still in daily speech has four types; the inventory has five scales. Here they stand side by side.',
  sections: [
    {
      id: 'four',
      title: 'Four types, and their long life',
      blocks: [
        text(
          'Ancient Greek medicine explained the body by four fluids, and held that health was their balance. Later writers explained character in the same way: whoever had a little more of one fluid than of the others leant towards its temper. The fluids have been forgotten. The words have stayed, because everybody knows somebody whom they fit.',
        ),
        {
          kind: 'comparison',
          table: {
            caption: 'The four classical temperaments: what they were traced to, praised for and blamed for',
            columns: ['Temperament', 'Traced to', 'Praised for', 'Blamed for'],
            rows: [
              {
                cells: [
                  'Sanguine',
                  'Blood, and the air',
                  'Cheer, talk, quick friendship',
                  'Promising more than is kept',
                ],
              },
              { cells: ['Choleric', 'Yellow bile, and fire', 'Energy, courage, command', 'A short temper'] },
              {
                cells: ['Melancholic', 'Black bile, and the earth', 'Thought, care, depth', 'Gloom, and fault-finding'],
              },
              { cells: ['Phlegmatic', 'Phlegm, and water', 'Calm, patience, loyalty', 'Sluggishness'] },
            ],
          },
        },
      ],
    },
    {
      id: 'comparison',
      title: 'Side by side',
      blocks: [
        text(
          'Read each line from left to right: a dimension of the inventory, the temperament that a reader of old books may be reminded of, what the two descriptions have in common, and the point at which they part company.',
        ),
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
        {
          kind: 'drawing',
          drawing: 'types',
          caption:
            'Above, four boxes: each person is in one of them. Below, five lines: each person has a place on all.',
          texts: [
            'A type is a box: one is in it or out of it. A scale is a line, and most people stand somewhere near the middle of most lines.',
            'Two people in one box may have less in common than two on either side of its wall. And the words that fit best are often “somewhat” and “it depends”. A profile can say those.',
          ],
        },
      ],
    },
    {
      id: 'old-words',
      title: 'What the old words are still good for',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              title: 'As shorthand',
              text: 'Among people who know each other well, “he was choleric again” says much in four words. Among strangers it says too much.',
            },
            {
              title: 'In literature',
              text: 'Playwrights and novelists have drawn by the four types for centuries. Whoever knows them reads better.',
            },
            {
              title: 'As a warning',
              text: 'Each type came with a fault that its bearer could do nothing about. A description that leaves no way out is not a fair one.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    {
      title: 'The five dimensions',
      text: 'Each one in full, high and low.',
      to: paths.dimensions,
    },
    {
      title: 'Applications',
      text: 'What people do with a profile once they have one.',
      to: paths.applications,
    },
  ],
}
