import { PASSWORD_MIN_LENGTH, POLICY, RESET_TOKEN_LIFETIME_MS } from '@shop/contract'
import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { businessHours } from './hours'
import { supportHead } from './support.head'

const { min, max } = POLICY.internationalDays
const resetHours = RESET_TOKEN_LIFETIME_MS / 3_600_000

export const support: ContentPageData = {
  ...supportHead,
  lead: 'Most questions have an answer here. For the others there are people.',
  sections: [
    {
      id: 'orders',
      title: 'Orders and payment',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Do I need an account to buy?',
              answer: [
                'No. You can order as a guest. When the payment is made we open an account for your email address and send you an email with login information, so that you find your order and your tests again.',
              ],
            },
            {
              question: 'How can I pay?',
              answer: [
                'By card, on the page of our card payment provider. Prices are in Malaysian ringgit (RM). Your card number never reaches us.',
              ],
            },
            {
              question: 'My payment failed or I cancelled it. Is my cart lost?',
              answer: [
                'No. Cart, coupon and address are kept, and you can pay again. You are charged only when you see the page that thanks you for your order.',
              ],
            },
            {
              question: 'How do I use a coupon?',
              answer: [
                'Type the code at checkout and press Apply. The discount is shown in the summary before you pay.',
              ],
            },
            {
              question: 'Why can I not add more of a test?',
              answer: [
                [
                  'Each product has a smallest and a largest quantity for one order. For tests of one kind the largest quantity counts all of them in the cart together. If you need more, please ',
                  { to: paths.contact, text: 'ask us' },
                  '.',
                ],
              ],
            },
            {
              question: 'Can I have an invoice for my company?',
              answer: [
                [
                  'Yes. Enter your company’s name, registration number, SST and TIN numbers at checkout. The invoice can be printed from the order in ',
                  { to: paths.profile('Orders'), text: 'My Account' },
                  '.',
                ],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'When does my book arrive?',
              answer: [
                `Within Malaysia, within ${POLICY.deliveryWorkingDays} working days, free of charge. To other countries, ${min} to ${max} days on average after payment.`,
              ],
            },
            {
              question: 'How do orders from abroad work?',
              answer: [
                'Place the order without paying. We answer by email with the charge for delivery, and ship immediately on payment. Ebooks and tests need no delivery and can be paid for at once from anywhere.',
              ],
            },
            {
              question: 'Where is my ebook?',
              answer: [
                `It is sent by email within ${POLICY.ebookWorkingDays} working days. Please look in your spam folder too.`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'tests',
      title: 'Tests',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'How do I begin a test that I bought?',
              answer: [
                [
                  'Sign in and open Tests in ',
                  { to: paths.profile('Tests'), text: 'My Account' },
                  '. Each seat has an access code and a link of its own.',
                ],
              ],
            },
            {
              question: 'I bought seats for a group. How do the others get in?',
              answer: ['Give each person the access code of one seat. Every code stands in My Account, under Tests.'],
            },
            {
              question: 'Are there right answers?',
              answer: [
                'No. Answer as you are, not as you would like to be. A profile of somebody else is of no use to you.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Cancelling and refunds',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Can I cancel my order?',
              answer: ['Only as long as it has not been shipped. Write to us at once, with your order number.'],
            },
            {
              question: 'Can I return something?',
              answer: [
                [
                  `If it is faulty or not what you ordered, within ${POLICY.refundDays} days of purchase. Ebooks, the inventory and the career test are non-refundable. `,
                  { to: paths.shippingReturns, text: 'The whole policy' },
                  '.',
                ],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'I have forgotten my password.',
              answer: [
                [
                  'Ask for a link on the page ',
                  { to: paths.forgotPassword, text: 'Forgot password' },
                  `. It works once, for ${resetHours === 1 ? 'one hour' : `${resetHours} hours`}. If no email comes, look in your spam folder.`,
                ],
              ],
            },
            {
              question: 'What makes a good password here?',
              answer: [
                `At least ${PASSWORD_MIN_LENGTH} characters, with an uppercase letter, a lowercase letter, a number and a special character.`,
              ],
            },
            {
              question: 'How do I see or erase my data?',
              answer: [
                [
                  'Much of it is in My Account. For the rest see the ',
                  { to: paths.privacy, text: 'Privacy Policy' },
                  '.',
                ],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'person',
      title: 'Ask a person',
      blocks: [text(`We are here from ${businessHours}.`), { kind: 'contact' }],
    },
  ],
}
