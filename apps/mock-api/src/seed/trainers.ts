const certifications = ['Licensed Trainer', 'Licensed Senior Trainer', 'Licensed Master Trainer'] as const

/** Sample trainers, recognisable as samples. */
export const trainers = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen'
  .split(' ')
  .map((name, index) => ({
    number: index + 1,
    name: `Sample Trainer ${name}`,
    certification: certifications[index % certifications.length] ?? certifications[0],
  }))
