import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { disclaimerHead } from './disclaimer.head'

export const disclaimer: ContentPageData = {
  ...disclaimerHead,
  lead: 'What our tests are for, what they are not for, and how far what you read here can be relied upon.',
  sections: [
    {
      id: 'tests',
      title: 'What the tests are not',
      blocks: [
        {
          kind: 'list',
          items: [
            'They are not medical or psychological diagnoses, and do not replace advice from a doctor, a clinical psychologist or a counsellor.',
            'They are not a forecast. A profile describes how someone answered a set of questions at one time.',
            'They should never be the only ground for a decision about a person: not for hiring, promotion, admission or dismissal.',
          ],
        },
        {
          kind: 'note',
          text: 'If you are in distress, please speak to someone near you or to a health professional now. No questionnaire can do that for you.',
        },
      ],
    },
    {
      id: 'information',
      title: 'What you read here',
      blocks: [
        text(
          'We write with care and correct what we get wrong, but the pages of this site are general information. They are offered as they are, without a promise that they fit your case. Documents marked as samples show the form of a thing; the persons and figures in them are made up.',
        ),
      ],
    },
    {
      id: 'links',
      title: 'Other sites',
      blocks: [
        text(
          'Some links lead to sites of others, and open in a new tab. What stands there is theirs, and we cannot answer for it.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Copyright',
      blocks: [
        text(
          'The inventory, its questions, the reports and the books are protected by copyright. You may read, print and pass on the documents offered here for download, whole and unchanged. For anything else, please ',
          { to: paths.contact, text: 'ask us' },
          '.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        text(
          'As far as the law of Malaysia allows, we are not liable for loss that follows from relying on this site or on a test result alone. Nothing here takes away rights that the law gives you as a consumer. What we promise about orders stands in ',
          { to: paths.shippingReturns, text: 'Shipping & Returns' },
          '.',
        ),
      ],
    },
  ],
}
