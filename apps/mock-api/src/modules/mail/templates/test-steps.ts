import { shopPaths } from '@shop/contract'
import { testPage, testPath } from '../../../shared/product-links.ts'
import {
  accessCode,
  button,
  heading,
  link,
  type MailBlock,
  note,
  paragraph,
  seatCode,
} from '../mail-blocks.ts'

/** A test account of the order. */
export interface MailedSeat {
  /** The name of the test. */
  readonly name: string
  readonly code: string
  /** Whether it is one of several seats, which are handed out. */
  readonly isOfGroup: boolean
}

/**
 * The next steps for tests with access codes: first tests for one person, then tests for groups.
 * @param passwordHref the page that sets the password of a new account; undefined for an account
 * that has one
 */
export const testSteps = (
  seats: readonly MailedSeat[],
  passwordHref: string | undefined,
  shopOrigin: string,
): MailBlock[] => {
  const personal = seats.filter(({ isOfGroup }) => !isOfGroup)
  const ofGroups = seats.filter(({ isOfGroup }) => isOfGroup)
  return [
    ...[...Map.groupBy(personal, ({ name }) => name).values()].flatMap((seatsOfTest) =>
      personalTestSteps(seatsOfTest, passwordHref, shopOrigin),
    ),
    ...[...Map.groupBy(ofGroups, ({ name }) => name).values()].flatMap((seatsOfTest) =>
      groupTestSteps(seatsOfTest, passwordHref, shopOrigin),
    ),
  ]
}

/** The page of the account where the seats are handed out, or the one that sets its password. */
const accountHref = (
  seats: readonly MailedSeat[],
  passwordHref: string | undefined,
  shopOrigin: string,
): string => passwordHref ?? `${shopOrigin}${shopPaths.profile}?tab=Tests#${seats[0]?.code}`

/** @param seats of one test, each of which its owner takes or gives to a person */
const personalTestSteps = (
  seats: readonly MailedSeat[],
  passwordHref: string | undefined,
  shopOrigin: string,
): MailBlock[] => {
  const hasSeveral = seats.length > 1
  const codes = seats.flatMap(({ code }, index) => [
    accessCode(
      hasSeveral ? `Access code ${index + 1} of ${seats.length}` : 'Your access code',
      code,
    ),
    button(shopOrigin + testPath(code), 'Start the test'),
  ])
  return [
    heading(seats[0]?.name ?? ''),
    paragraph(
      hasSeveral
        ? 'Your tests are ready. Each access code is for one person. ' +
            'You’ll find them in My Account, too.'
        : 'Your test is ready. Start now, or later: ' +
            'you’ll find the link and the code in My Account, too.',
    ),
    ...codes,
    note(
      hasSeveral ? 'For someone else? ' : 'Is it a gift? ',
      link(
        accountHref(seats, passwordHref, shopOrigin),
        passwordHref ? 'Choose a password' : 'Open My Account',
      ),
      ' to print or send a card with the code.',
    ),
  ]
}

/** @param seats of one test for a group, whose buyer hands them out */
const groupTestSteps = (
  seats: readonly MailedSeat[],
  passwordHref: string | undefined,
  shopOrigin: string,
): MailBlock[] => [
  heading(seats[0]?.name ?? ''),
  paragraph(
    'Your tests are ready. Each access code is for one person, ',
    `who enters it at ${shopOrigin}${testPage}. `,
    passwordHref ? 'Choose a password, and in' : 'In',
    ' My Account you hand them out with names. ',
    'Once everyone has taken the test, write to us for the group’s report.',
  ),
  button(
    accountHref(seats, passwordHref, shopOrigin),
    passwordHref ? 'Choose a password' : `Hand out ${seats.length} codes`,
  ),
  ...seats.map(({ code }, index) => seatCode(`Seat ${index + 1} of ${seats.length}`, code)),
]
