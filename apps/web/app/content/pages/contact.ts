import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { contactHead } from './contact.head'
import { businessHours } from './hours'

export const contact: ContentPageData = {
  ...contactHead,
  lead: 'A person reads what you write. Email is the quickest way; please give your order number if you have one.',
  sections: [
    { id: 'reach-us', title: 'Where to reach us', blocks: [{ kind: 'contact' }] },
    {
      id: 'hours',
      title: 'Business hours',
      blocks: [
        text(
          `We are here from ${businessHours}, Malaysian time. What arrives outside these hours is answered when we are back.`,
        ),
      ],
    },
    {
      id: 'before-you-write',
      title: 'Perhaps it is answered already',
      blocks: [
        {
          kind: 'cards',
          items: [
            {
              title: 'Where is my order?',
              text: 'Delivery times, ebooks, test access, cancelling and refunds.',
              link: { to: paths.support, text: 'Read the answers' },
            },
            {
              title: 'Shipping & Returns',
              text: 'Every rule, in full.',
              link: { to: paths.shippingReturns, text: 'Read the policy' },
            },
            {
              title: 'Workshops and testing',
              text: 'What we offer to teams, schools and researchers.',
              link: { to: paths.services, text: 'See the services' },
            },
          ],
        },
      ],
    },
  ],
}
