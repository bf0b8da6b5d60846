import { POLICY } from '@shop/contract'
import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { businessHours } from './hours'
import { shippingReturnsHead } from './shipping-returns.head'

const { min, max } = POLICY.internationalDays

/** Every rule of requirements §9's policy; the numbers are the contract's. */
export const shippingReturns: ContentPageData = {
  ...shippingReturnsHead,
  lead: 'What it costs, how long it takes, and what happens when something is not right.',
  drawing: 'parcel',
  sections: [
    {
      id: 'at-a-glance',
      title: 'At a glance',
      blocks: [
        {
          kind: 'comparison',
          table: {
            caption: 'Shipping at a glance',
            columns: ['What you ordered', 'How it comes', 'When', 'Charge'],
            rows: [
              {
                cells: [
                  'Books within Malaysia',
                  'By courier or post',
                  `Within ${POLICY.deliveryWorkingDays} working days`,
                  'Free',
                ],
              },
              {
                cells: [
                  'Books to other countries',
                  'Shipped immediately on payment',
                  `On average ${min} to ${max} days`,
                  'Quoted and billed by email',
                ],
              },
              { cells: ['Ebooks', 'By email', `Within ${POLICY.ebookWorkingDays} working days`, 'Free'] },
            ],
          },
        },
      ],
    },
    {
      id: 'malaysia',
      title: 'Within Malaysia',
      blocks: [
        text(
          `Shipping is free anywhere in Malaysia, East and West. Your order arrives within ${POLICY.deliveryWorkingDays} working days.`,
        ),
      ],
    },
    {
      id: 'ebooks',
      title: 'Ebooks',
      blocks: [
        text(
          `Ebooks are sent by email within ${POLICY.ebookWorkingDays} working days, to the address that you gave with your order. If nothing has come by then, look in your spam folder first, then write to us.`,
        ),
      ],
    },
    {
      id: 'international',
      title: 'International orders',
      blocks: [
        text(
          `Orders to other countries are quoted and billed by email: you place the order without paying, we answer with the charge for delivery, and you decide. On payment we ship immediately. Delivery takes ${min} to ${max} days on average.`,
        ),
      ],
    },
    {
      id: 'failed-delivery',
      title: 'Failed deliveries and wrong addresses',
      blocks: [
        text(
          'Please check the address before you pay. Extra delivery charges may apply when a delivery fails because nobody could receive it, or when the address was wrong.',
        ),
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling an order',
      blocks: [
        text(
          'An order can be cancelled only if it has not yet been shipped. Write to us at once, with your order number: ',
          { contact: 'email' },
          '.',
        ),
      ],
    },
    {
      id: 'refunds',
      title: 'Returns and refunds',
      blocks: [
        {
          kind: 'list',
          items: [
            `If what arrived is faulty, or is not what you ordered, return it and ask for a refund within ${POLICY.refundDays} days of purchase.`,
            'You are refunded in full, to the original form of payment.',
            'Charges for delivery and packaging are not refundable, unless the mistake was ours.',
            'Ebooks, the inventory and the career test are non-refundable.',
          ],
        },
        text(
          'To begin, write to ',
          { contact: 'email' },
          ' with your order number and say what is wrong. A photograph helps.',
        ),
      ],
    },
    {
      id: 'hours',
      title: 'Business hours',
      blocks: [text(`We are here from ${businessHours}. Working days on this page are counted by these hours.`)],
    },
  ],
  next: [
    {
      title: 'More answers',
      text: 'Test access, payment, coupons and accounts.',
      to: paths.support,
    },
    {
      title: 'Ask a person',
      text: 'By email, by phone or by post.',
      to: paths.contact,
    },
  ],
}
