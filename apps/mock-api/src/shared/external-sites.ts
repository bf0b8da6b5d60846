/** The external sites of requirements §1, which the mock does not have. */

export const careerTestUrl = 'https://career-test.example.com/'

/** The start page of one seat. */
export const testUrl = (accessCode: string): string =>
  `https://discover.example.com/start?code=${encodeURIComponent(accessCode)}`
