import { AVATAR_MAX_BYTES, RESET_TOKEN_LIFETIME_MS } from '@shop/contract'
import { paths } from '../../config/paths'
import { type ContentPageData, text } from '../model'
import { privacyHead } from './privacy.head'

const hours = RESET_TOKEN_LIFETIME_MS / 3_600_000
const hoursInWords = hours === 1 ? 'an hour' : `${hours} hours`
const megabytes = AVATAR_MAX_BYTES / 1024 / 1024

export const privacy: ContentPageData = {
  ...privacyHead,
  lead: 'What we know about you, why we need it, and how you can see it, correct it or have it erased.',
  sections: [
    {
      id: 'what-we-collect',
      title: 'What we collect',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              title: 'When you order',
              text: 'Your name, email address, phone number, shipping and billing address, and company tax details if you give them. We need these to deliver, to invoice and to answer your questions.',
            },
            {
              title: 'When you have an account',
              text: `The same details, your orders, a password that is stored only in scrambled form, and a picture of up to ${megabytes} MB if you add one.`,
            },
            {
              title: 'When you take a test',
              text: 'Your answers and the results that are worked out from them, so that your report can be made and shown to you.',
            },
            { title: 'When you write to us', text: 'What you write, and the address to answer to.' },
          ],
        },
        text(
          'We do not collect card numbers. You type those on the page of the card payment provider, and they never reach us.',
        ),
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      blocks: [
        text(
          'The shop uses your browser’s local storage, and no cookies of its own, no advertising and no tracking. It keeps:',
        ),
        {
          kind: 'list',
          items: [
            'your sign-in, until you sign out or it expires;',
            'your cart, so that it is there when you come back;',
            'your wishlist, until you sign out;',
            'which notifications you have read, as marks that name no order, so that they do not turn new again when you come back;',
            `what you have typed in a form that is not finished, so that nothing is lost when the page is loaded again; a form for a new password is forgotten once it is sent, and is not brought back after ${hoursInWords}.`,
          ],
        },
        text('You can remove all of it in your browser’s settings at any time.'),
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      blocks: [
        {
          kind: 'list',
          items: [
            'The card payment provider, for the payment. Its script may be loaded with our pages, and may set cookies of its own against fraud.',
            'The courier or the post, who need your name, address and phone number to deliver.',
            'Those who run our computers for us, on our instructions.',
            'Authorities, where the law obliges us.',
          ],
        },
        text('Nobody else. We do not sell personal data.'),
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        text(
          'Orders and invoices: as long as tax law asks us to. Your account: until you ask us to close it. Test answers and results: until you ask us to erase them. Messages: as long as they may be needed to answer you.',
        ),
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can ask of us',
      blocks: [
        text(
          'Under Malaysia’s Personal Data Protection Act 2010 you may ask to see the personal data that we hold about you, to have it corrected, to limit how we use it, and to withdraw your consent. Much of it you can see and change yourself in ',
          { to: paths.profile(), text: 'My Account' },
          '.',
        ),
        text(
          'For everything else, write to ',
          { contact: 'email' },
          '. We may ask you to show that you are who you say you are.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        text(
          'Connections to the shop are encrypted, passwords and sign-ins are stored in a form that cannot be read back, and a change of password ends every other session of that account.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'When this page changes',
      blocks: [
        text(
          'If we change how we handle personal data, we change this page first. Changes that concern an account we also announce by email.',
        ),
      ],
    },
  ],
  next: [
    {
      title: 'Disclaimer',
      text: 'What our tests are for, and what they are not for.',
      to: paths.disclaimer,
    },
    {
      title: 'Ask about your data',
      text: 'By email, by phone or by post.',
      to: paths.contact,
    },
  ],
}
