export const homeDescription =
  'A personality inventory with five dimensions, a career test, and the books, ebooks and workshops around them. Free delivery within Malaysia.'
